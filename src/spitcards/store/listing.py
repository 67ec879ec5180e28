"""What there is to say of each game in a data directory (`spit games`)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from spitcards.rules.setup import Rules

from .errors import DamagedError
from .games import select_games
from .port import SavedGame
from .reading import players, reading, replay, rfc3339


@dataclass(frozen=True, slots=True)
class ListedGame:
    """A game: `state` is "over", "going on" or "damaged", `winner` a seat, `how` the way it ended."""

    id: str
    started: str
    players: tuple[str, str]
    rules: Rules
    state: str
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
            "players": list(self.players),
            "rules": {"win": rules.win, "target": rules.target, "count": rules.count, "turn": rules.turn},
            "state": self.state,
            "round": self.round,
            "scores": None if self.scores is None else list(self.scores),
            "winner": self.winner,
            "ended": self.how,
        }

    def text(self) -> str:
        """A line for people."""
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
        for saved in select_games(db):
            try:
                position = replay(db, saved)[0].position
            except DamagedError:
                yield _listed(saved, "damaged")
                continue
            yield ListedGame(
                saved.id,
                rfc3339(saved.created),
                players(saved),
                saved.setup.rules,
                "going on" if position.winner is None else "over",
                position.round,
                tuple(position.scores),
                position.winner,
                position.ended,
            )


def _listed(saved: SavedGame, state: str) -> ListedGame:
    return ListedGame(saved.id, rfc3339(saved.created), players(saved), saved.setup.rules, state)
