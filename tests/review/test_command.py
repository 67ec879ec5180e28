"""`spit review`: what it prints, where, and how it ends."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

from spitcards import cli
from spitcards.review import review, review_lines

from .games import SOUND, Made

GOOD = SOUND[0]
BAD = '{"spit":1}\n{"at":0,"by":0,"do":"play","stock":0,"pile":0}\n'


@pytest.fixture(autouse=True)
def _width(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")


def test_review_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["review", str(GOOD)]) == 0
    with GOOD.open("rb") as file:
        lines = review_lines(review(file), 60)
    assert capsys.readouterr().out.splitlines() == [f"{GOOD}:", *lines]


def test_review_prints_an_object_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["review", "--json", str(GOOD), str(GOOD)]) == 0
    first, second = map(json.loads, capsys.readouterr().out.splitlines())
    with GOOD.open("rb") as file:
        expected = json.loads(json.dumps({"file": str(GOOD), **review(file).to_dict()}))
    assert first == second == expected


def test_review_goes_on_after_a_file_that_is_wrong(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    wrong = tmp_path / "wrong"
    wrong.write_text(BAD)
    assert cli.main(["review", str(wrong), str(tmp_path / "missing"), str(GOOD)]) == 1
    out, err = capsys.readouterr()
    assert out.startswith(f"{GOOD}:\n")
    first, second = err.splitlines()
    assert first.startswith(f"{wrong}:2: seat 0: 'play 0 0' refused: ")
    assert second == f"{tmp_path / 'missing'}: No such file or directory"


def test_review_tells_what_is_wrong_in_json(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    wrong = tmp_path / "wrong"
    wrong.write_text(BAD)
    assert cli.main(["review", "--json", str(wrong)]) == 1
    told = json.loads(capsys.readouterr().out)
    assert (told["file"], told["error"]["line"], told["error"]["code"]) == (str(wrong), 2, "not_playing")


def test_review_reads_standard_input(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(Made().begun().text.encode())))
    assert cli.main(["review", "-"]) == 0
    assert "breaks off in mid-round" in capsys.readouterr().out


def test_review_without_a_file_is_not_understood(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        cli.main(["review"])
    assert end.value.code == 2
    capsys.readouterr()


def test_review_needs_the_standard_library_alone() -> None:
    script = "import sys, spitcards.cli as c; c.main(['review', sys.argv[1]]); print(*sorted(sys.modules))"
    run = subprocess.run([sys.executable, "-c", script, GOOD], capture_output=True, text=True, check=True)
    loaded = set(run.stdout.splitlines()[-1].split())
    assert not loaded & {"aiohttp", "asyncio", "msgspec", "platformdirs", "sqlite3", "uvloop", "spitcards.table"}
