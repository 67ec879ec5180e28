"""What a server is made of, and what it says when a part of it fails."""

from __future__ import annotations

import pytest

from spitcards.server.tables import Tables

from .conftest import House


@pytest.mark.parametrize("chore", ["restore", "keep_tidy"])
async def test_a_chore_that_dies_is_logged(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, chore: str
) -> None:
    async def die(_: Tables) -> None:
        raise ZeroDivisionError

    await house.stop()
    monkeypatch.setattr(Tables, chore, die)
    await house.start()
    await (await house.connect()).hello()
    (record,) = caplog.records
    assert record.levelname == "ERROR"
    assert record.message == f"the chore {chore} died"
    assert record.exc_info is not None
    assert record.exc_info[0] is ZeroDivisionError
