"""What the store raises. The tree:

StoreError                 the data directory cannot be used as it is; `str()` says why, for people
├── DirectoryLockedError   another server uses it
├── UnknownSchemaError     a newer version of this program has written it
├── DamagedError           what stands in it is not what was written
├── StaleError             a game has been taken up by somebody else since; stop serving it
└── NotWrittenError        the store was closed before it could write this
"""

from __future__ import annotations


class StoreError(Exception):
    """The root of everything that the store raises on purpose."""


class DirectoryLockedError(StoreError):
    """Another server uses the data directory."""


class UnknownSchemaError(StoreError):
    """A newer version of this program has written the data directory."""


class DamagedError(StoreError):
    """What stands in the store is not what was written."""


class StaleError(StoreError):
    """A game has been taken up by somebody else since."""


class NotWrittenError(StoreError):
    """The store was closed before it could write this."""
