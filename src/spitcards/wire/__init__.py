"""The messages between client and server: structs, their codec and its limits.

Law of this package: it knows the values of `rules`, `review` and `table`, holds no state and does no I/O. Events travel
as the very values that those packages made; only what a client sends has structs of its own, since it is not to be
trusted, and what a review says, which is told in part (`reviews`).
"""
