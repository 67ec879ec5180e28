"""A lock on the data directory, so that two servers never serve the same games. It is gone with its process."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import BinaryIO, Final

from .errors import DirectoryLockedError, StoreError

NAME: Final = "spit.lock"


class DirectoryLock:
    """Held from `__init__` to `close`. The file says where the server that holds it can be reached (`announce`)."""

    def __init__(self, directory: Path) -> None:
        """Take the lock. Raises `DirectoryLockedError` if somebody has it, `StoreError` if none can be taken."""
        path = directory / NAME
        try:
            self._file = path.open("a+b")
        except OSError as error:
            raise StoreError(f"cannot write in {directory}: {error.strerror}") from error
        if not _try_lock(self._file):
            where = self._read()
            self._file.close()
            raise DirectoryLockedError(
                f"another spit server uses {directory}{f' (it is at {where})' if where else ''}: "
                "use that one, or choose another directory with --data"
            )
        self.announce("")

    def _read(self) -> str:
        self._file.seek(0)
        return self._file.read(200).decode(errors="replace").strip()

    def announce(self, address: str) -> None:
        """Write down where this server is, for the message to a second one."""
        try:
            self._file.truncate(0)
            self._file.write(address.encode())
            self._file.flush()
        except OSError:  # a full disk: the message to a second server will name no address
            return

    def close(self) -> None:
        """Let go; once is enough."""
        if self._file.closed:
            return
        self.announce("")
        self._file.close()


if sys.platform == "win32":
    import msvcrt

    def _try_lock(file: BinaryIO) -> bool:
        # Windows forbids others even to read what is locked, so a byte far behind the address is.
        file.seek(1 << 20)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
else:
    import fcntl

    def _try_lock(file: BinaryIO) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True


def make_directory(directory: Path) -> None:
    """Make the data directory, for its owner's eyes alone: the games' secrets lie in it. Raises `StoreError`."""
    try:
        directory.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(f"cannot make the data directory {directory}: {error.strerror}") from error
    if not os.access(directory, os.W_OK | os.X_OK):
        raise StoreError(f"the data directory {directory} cannot be written to: choose another with --data")
