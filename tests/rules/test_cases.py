"""Every record in `tests/cases` comes to what stands beside it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from spitcards import RecordError, check_record

CASES = sorted((Path(__file__).parent.parent / "cases").glob("*.spit.jsonl"))


def come_to(path: Path) -> dict[str, object]:
    try:
        with path.open("rb") as file:
            return check_record(file).to_dict()
    except RecordError as error:
        return {"error": {"line": error.line}}


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.name.removesuffix(".spit.jsonl"))
def test_case(path: Path) -> None:
    expected = json.loads(path.with_name(path.name.replace(".spit.jsonl", ".json")).read_text())
    assert come_to(path) == expected


def test_there_are_cases() -> None:
    assert len(CASES) > 90
