"""The table: one game of two players in time. Sans-I/O: `now` is a parameter, what goes out is drained.

Law of this package: it knows `rules` alone. It imports no clock, chance, file, network or thread; the online game,
the game against the computer, the shared screen, tests and simulations drive the very same object.
"""
