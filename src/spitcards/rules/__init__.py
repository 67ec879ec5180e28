"""The rules of Spit: pure values and functions, for the server, bots and study alike.

Law of this package: it needs the standard library alone and imports nothing else of `spitcards`. It knows no clock,
no chance, no file and no network: chance is an action (`Deal`), time is the table's business. Numbers in brackets,
as in "(rule 7)", are clauses of `docs/rules.md`.
"""
