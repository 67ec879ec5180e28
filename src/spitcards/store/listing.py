"""What there is to say of each game in a data directory (`spit games`)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from spitcards.rules.setup import Rules

from .errors import DamagedError
from .games import select_games
from .reading import players, reading, replay, rfc3339


@dataclass(frozen=True, slots=True)
class ListedGame:
    """A game: `state` is "over", "going on" or "damaged", `winner` a seat, `how` the way it ended.

    Of a game whose very beginning is damaged, nothing else is known.
    """

    id: str
    state: str
    started: str | None = None
    players: tuple[str, str] | None = None
    rules: Rules | None = None
    round: int | None = None
    scores: tuple[int, ...] | None = None
    winner: int | None = None
    how: str | None = None

    def to_dict(self) -> dict[str, object]:
        """The object of `spit games --json`."""
        rules = self.rules
        return {
            "id": self.id,
            "started": self.started,
            "players": None if self.players is None else list(self.players),
            "rules": None if rules is None else rules.to_dict(),
            "state": self.state,
            "round": self.round,
            "scores": None if self.scores is None else list(self.scores),
            "winner": self.winner,
            "ended": self.how,
        }

    def text(self) -> str:
        """A line for people."""
        if self.players is None or self.rules is None:
            return f"{self.id}  {self.state}"
        kind = "standard"
        if self.rules.win == "points":
            kind = f"points to {self.rules.target}" + (", holding" if self.rules.count == "holding" else "")
        state = self.state if self.round is None else f"{self.state}, round {self.round}"
        if self.scores is not None and self.rules.win == "points":
            state += f", {self.scores[0]}:{self.scores[1]}"
        if self.winner is not None:
            state += (
                f", {self.players[self.winner]} {self.how}"
                if self.how == "won"
                else (f", {self.players[1 - self.winner]} {self.how}")
            )
        return f"{self.id}  {self.started}  {' - '.join(self.players)}  ({kind})  {state}"


def listed(directory: Path) -> Iterator[ListedGame]:
    """The games, the newest first. Raises `StoreError` if the directory cannot be read."""
    with reading(directory) as db:
        if db is None:
            return
        for game, saved in select_games(db):
            if saved is None:
                yield ListedGame(game, "damaged")
                continue
            damaged = ListedGame(game, "damaged", rfc3339(saved.created), players(saved), saved.setup.rules)
            try:
                position = replay(db, saved)[0].position
            except DamagedError:
                yield damaged
                continue
            yield replace(
                damaged,
                state="going on" if position.winner is None else "over",
                round=position.round,
                scores=tuple(position.scores),
                winner=position.winner,
                how=position.ended,
            )
