"""A review in words: what it says, and that it fits."""

from __future__ import annotations

import io
import json
import unicodedata

import pytest

from spitcards import Resign, Rules
from spitcards.review import Review, review, review_lines
from spitcards.review.text import NARROWEST

from .games import SOUND, Made, bots_record, random_record, reviewed


def text(found: Review, width: int = 80) -> str:
    return "\n".join(review_lines(found, width))


def columns(line: str) -> int:
    marks = ("Mn", "Me")
    return sum(
        0 if unicodedata.category(char) in marks else 1 + (unicodedata.east_asian_width(char) in "WF") for char in line
    )


def test_a_review_reads_like_this() -> None:
    made = Made().begun().play(3500, 0, 0, 0, missed=(2, 0), beaten=(0, 1)).play(3900, 1, 0, 0).do(5000, 1, Resign())
    assert text(reviewed(made.text), 60).splitlines() == [
        "Ann against Bo, standard game, 1 round in 0:05,",
        "  Ann won (Bo resigned)",
        "",
        "                            Ann       Bo",
        "  plays                       1        1",
        "  fills                       0        0",
        "  calls                       0        0",
        "  fastest play           2.50 s   0.40 s",
        "  median reaction        2.50 s   2.90 s",
        "  longest wait           2.50 s   2.90 s",
        "  time in front            0:00     0:00",
        "  longest lead           0.40 s        -",
        "  largest lead (cards)        1        0",
        "  contests won                1        0",
        "  misses                      2        0",
        "  left open over 2 s          2        1",
        "    then played               1        0",
        "    lost to the other         0        1",
        "",
        "Round 1, 0:04, the game was given up",
        "  Ann  █████████████████████████████████ 15 → 14",
        "  Bo   █████████████████████████████████ 15 → 14",
    ]


def test_a_round_to_its_end_in_the_standard_game() -> None:
    found = reviewed(SOUND_BY_NAME["20-out-first-without-spit-cards-wins"])
    said = text(found)
    assert "A against B, standard game, 2 rounds in 0:41, A won\n" in said + "\n"
    assert "Round 1, 0:14, A was out first, B slapped first" in said
    assert "  15 → 0  holds 15\n" in said
    assert " 15 → 4  holds 52" in said


def test_a_round_by_points_tells_the_points() -> None:
    said = text(reviewed(SOUND_BY_NAME["23-points-unplayed-first-round"]))
    assert "to 100 points" in said
    assert " points\n" in said


def test_turns_and_the_table_have_rows_only_where_they_did_something() -> None:
    said = text(reviewed(SOUND_BY_NAME["08-turn-by-hand"]))
    assert "  turns " in said
    assert "done by the table" not in said
    assert "done by the table" in text(reviewed(Made().begun().play(1200, 0, 0, 0, auto=True).text))


@pytest.mark.parametrize(
    ("made", "said"),
    [
        (Made(), "seat 0 against seat 1, standard game, 0 rounds in 0:00, nothing has been dealt"),
        (Made().do(5, 0, Resign()), "seat 1 won (seat 0 resigned)"),
        (Made().dealt(), 'waits for "spit"'),
        (Made().begun(), "breaks off in mid-round"),
    ],
)
def test_where_a_game_breaks_off_is_said(made: Made, said: str) -> None:
    made.players = ()
    assert said in text(reviewed(made.text))


def test_a_round_that_waits_for_the_slap_and_a_deal_that_is_due() -> None:
    lines = SOUND_BY_NAME["16-slap-seat-0"].splitlines(keepends=True)
    until = next(i for i, line in enumerate(lines) if '"slap"' in line)
    assert "waits for the slap" in text(reviewed("".join(lines[:until])))
    assert "the next deal is due" in text(reviewed("".join(lines[: until + 1])))


def test_why_a_round_ended_is_said() -> None:
    assert "nobody could go on" in text(reviewed(SOUND_BY_NAME["22-dead-after-play-equal"]))
    assert "both gave the round up" in text(reviewed(SOUND_BY_NAME["14c-given-up-two-piles"]))


def test_a_line_that_was_cut_off_is_told_of() -> None:
    assert "line 5 was cut off and passed over" in text(reviewed(Made().begun().text + "{"))


NAMES = [
    ("Ann", "Bo"),
    ("博士の愛した数式という長い題名", "아주 긴 이름을 가진 사람"),
    ("A" * 500, ""),
    ("e\u0301" * 30, "\u001b[2J\n\ud800\u202e"),
    ("👩‍🚀 Zoë", "مرحبا"),
]


@pytest.mark.parametrize("names", NAMES)
@pytest.mark.parametrize("width", [1, NARROWEST, 53, 80, 300])
def test_no_line_is_wider_than_the_terminal(names: tuple[str, str], width: int) -> None:
    found = reviewed(bots_text())
    found = Review(
        header=type(found.header)(found.header.rules, names),
        ms=found.ms,
        rounds=found.rounds,
        phase=found.phase,
        scores=found.scores,
        winner=found.winner,
        ended=found.ended,
        cut_off=7,
    )
    for line in review_lines(found, width):
        assert columns(line) <= max(width, NARROWEST), line
        assert line.isprintable()


def test_every_case_and_random_game_has_its_words() -> None:
    texts = [*SOUND_BY_NAME.values(), *map(random_record, range(10))]
    for each in texts:
        for line in review_lines(reviewed(each), 50):
            assert columns(line) <= 50


def test_times_beyond_all_measure_break_nothing() -> None:
    at = 10**4000
    made = Made(rules=Rules(win="points"))
    made.begun().play(at, 0, 0, 0).play(at * 7, 1, 0, 0)
    found = reviewed(made.text)
    assert found.seats[0].fastest is not None
    assert text(found)


SOUND_BY_NAME = {path.name.removesuffix(".spit.jsonl"): path.read_text() for path in SOUND}
_BOTS: list[str] = []


def bots_text() -> str:
    if not _BOTS:
        _BOTS.append(bots_record(2))
    return _BOTS[0]


def test_a_very_long_name_takes_no_time() -> None:
    said = io.BytesIO((json.dumps({"spit": 1, "players": ["a" * 300_000, "\n" * 200_000]}) + "\n").encode())
    assert max(map(len, review_lines(review(said), 80))) <= 80
