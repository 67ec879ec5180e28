"""The shell: everything that touches the network, the clock, chance and the log, around tables that know none of it.

Law of this package: it decides nothing about the game. A request is handed to its table with the time; what the table
gives out is written down, and only then told. Nothing imports this package but the command line.
"""
