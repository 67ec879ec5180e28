"""The TypeScript twin of the messages."""

from __future__ import annotations

import runpy
from pathlib import Path

import msgspec.inspect
import pytest

from spitcards.wire import typescript
from spitcards.wire.messages import TROUBLES

TWIN = Path(__file__).parents[2] / "web" / "src" / "wire.ts"
PROTOCOL = Path(__file__).parents[2] / "docs" / "protocol.md"


def test_the_twin_is_fresh() -> None:
    assert TWIN.read_text() == typescript.typescript(), "run `make fix`"


def test_the_module_prints_the_twin(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.warns(RuntimeWarning, match="found in sys.modules"):
        runpy.run_module("spitcards.wire.typescript", run_name="__main__")
    assert capsys.readouterr().out == typescript.typescript()


@pytest.mark.parametrize(
    "line",
    [
        '  t: "play";',
        "  seat: 0 | 1;",
        "  stock: 0 | 1 | 2 | 3 | 4;",
        "  aim?: string | null;",
        "  back?: SeatKey[];",
        '  win?: "points" | "standard";',
        '  | { what: "round_over"; event: RoundOver }',
        "  piles: (PileView | null)[];",
        "  called: boolean[];",
        (
            "export type ServerMessage = Welcome | Seated | Ping | Trouble | Snapshot | Answer | Told | Hand | Temper"
            " | Reviewed | Recorded;"
        ),
        "  told: Happening[];",
        "  seats?: SeatReview[] | null;",
    ],
)
def test_the_twin_says(line: str) -> None:
    assert line in typescript.typescript().splitlines()


def test_a_type_that_has_no_twin_is_refused() -> None:
    with pytest.raises(TypeError, match="no TypeScript for"):
        typescript._type(msgspec.inspect.type_info(bytes))


def test_every_code_of_trouble_is_explained() -> None:
    assert all(meaning for meaning in TROUBLES.values())
    page = PROTOCOL.read_text()
    assert [code for code in TROUBLES if f"`{code}`" not in page] == []
