"""What docs/opponents.md says of the levels is what they are."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from spitcards.bots import LEVELS, Level
from spitcards.bots.notice import ExGaussian

PAGE = Path(__file__).parents[2] / "docs" / "opponents.md"


def times(which: Callable[[Level], ExGaussian]) -> Callable[[Level], str]:
    return lambda level: "{0.mu:g} ± {0.sigma:g} + {0.tau:g}".format(which(level))


NUMBERS: dict[str, Callable[[Level], str]] = {
    "notice": times(lambda level: level.notice.reaction),
    "… for each bit of choice": lambda level: f"{level.notice.hick:g}",
    "… overlooked": lambda level: f"{100 * level.notice.overlooks:g} %",
    "… and seen later by": lambda level: f"{level.notice.second_glance:g}",
    "ready": times(lambda level: level.ready),
    "speech": times(lambda level: level.speech),
    "weber": lambda level: f"{level.weber:g}",
    "movement": lambda level: f"{level.movement.a:g} + {level.movement.b:g} a bit",
    "tremor": lambda level: f"{level.tremor:g}",
    "slips": lambda level: f"{100 * level.slips:g} %",
    "way": lambda level: f"{level.way:g}",
    "uncovers": lambda level: f"{level.uncovers:g}",
    "plans": lambda level: f"{level.plans}",
    "leads_on": lambda level: f"{level.leads_on:g}",
    "hinders": lambda level: f"{level.hinders:g}",
    "fills_early": lambda level: "yes" if level.fills_early else "no",
    "sure": lambda level: f"{level.sure:g}",
    "second_look": lambda level: f"{level.second_look:g}",
    "hurries": lambda level: f"{100 * level.hurries:g} %",
    "sulks": lambda level: f"{level.sulks:g}",
}


@pytest.mark.parametrize("name", NUMBERS)
def test_the_page_states_the_levels_numbers(name: str) -> None:
    row = re.search(rf"^\| {re.escape(name)} \|(.*)\|$", PAGE.read_text("utf-8"), re.MULTILINE)
    stated = [cell.strip() for cell in row[1].split("|")] if row else []
    assert stated[: len(LEVELS)] == [NUMBERS[name](level) for level in LEVELS.values()]
