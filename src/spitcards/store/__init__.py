"""The store: what must outlive the process. A port (`port`) and its SQLite adapter (`sqlite`).

Law of this package: it knows the values of `rules` and `table`, and no game in play. What it has reported as written
is on the disk; what it has not may be or not. It imports neither `server` nor `wire`.
"""
