"""Records as text: every detail of `docs/record.md`."""

from __future__ import annotations

import io
import json
import tracemalloc
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spitcards import (
    CHANCE,
    DECK,
    SEATS,
    Deal,
    Dealer,
    Forfeit,
    Header,
    Play,
    RecordedAction,
    RecordError,
    RecordReader,
    Resign,
    Reveal,
    Rules,
    Spit,
    check_record,
    dump_record,
)
from spitcards.rules.actions import MOVES
from spitcards.rules.record import MAX_LINE, SUFFIX, Entry, action_from_dict, action_to_dict, dump_entry, dump_header
from spitcards.rules.types import Millis

A, B = SEATS
HEAD = b'{"spit":1}\n'
DEAL = dump_entry(RecordedAction(Millis(0), CHANCE, Dealer.from_seed(1).deal(1))).encode()
SPIT = b'{"at":5,"by":0,"do":"spit"}\n'


def read(text: bytes | str) -> list[Entry]:
    return list(RecordReader(io.BytesIO(text.encode() if isinstance(text, str) else text)))


def wrong(text: bytes | str) -> tuple[int, str]:
    """The line and the code of what is wrong, whatever the rules may say."""
    with pytest.raises(RecordError) as caught:
        read(text)
    assert str(caught.value) == f"line {caught.value.line}: {caught.value.message}"
    return caught.value.line, caught.value.code


def line(**fields: object) -> bytes:
    return json.dumps({"at": 5, "by": 0} | fields).encode() + b"\n"


# --- writing, and reading back ---


def test_the_header_as_written() -> None:
    assert dump_header(Header(Rules(win="points", target=20), ("Ann", "Bo"), (("id", "x"),))) == (
        '{"spit":1,"rules":{"win":"points","target":20,"count":"unplayed","turn":"auto"},'
        '"players":["Ann","Bo"],"id":"x"}\n'
    )
    assert "players" not in dump_header(Header())


def test_the_lines_as_written() -> None:
    texts = {dump_entry(RecordedAction(Millis(9), A, move)).strip() for move in MOVES}
    assert '{"at":9,"by":0,"do":"play","stock":3,"pile":0}' in texts
    assert '{"at":9,"by":0,"do":"fill","from":4,"to":3}' in texts
    assert '{"at":9,"by":0,"do":"turn","stock":2}' in texts
    assert '{"at":9,"by":0,"do":"spit"}' in texts
    assert '{"at":9,"by":0,"do":"spit","pile":1}' in texts
    assert '{"at":9,"by":0,"do":"slap","pile":1}' in texts
    assert DEAL.startswith(b'{"at":0,"do":"deal","cards":[["')
    assert b'"by"' not in DEAL


def test_what_the_table_adds_to_a_line() -> None:
    assert dump_entry(RecordedAction(Millis(9), B, Resign(), auto=True, press=Millis(7))) == (
        '{"at":9,"by":1,"do":"resign","auto":true,"press":7}\n'
    )


def test_the_suffix() -> None:
    assert SUFFIX == ".spit.jsonl"


ACTIONS = st.one_of(
    st.sampled_from([*MOVES, Resign(), Forfeit()]).flatmap(
        lambda move: st.builds(RecordedAction, st.just(Millis(0)), st.sampled_from(SEATS), st.just(move), st.booleans())
    ),
    st.permutations(DECK).map(
        lambda deck: RecordedAction(Millis(0), CHANCE, Deal((tuple(deck[:26]), tuple(deck[26:]))))
    ),
    st.builds(
        Reveal,
        st.just(Millis(0)),
        st.binary(max_size=32).map(bytes.hex),
        st.tuples(st.binary(max_size=8).map(bytes.hex), st.binary(max_size=8).map(bytes.hex)),
    ),
)
NAMES = st.text(st.characters(exclude_categories=["Cs"]), max_size=9)


@given(
    st.lists(ACTIONS, max_size=8),
    st.sampled_from([Rules(), Rules("points", 7, "holding", "manual")]),
    st.one_of(st.just(()), st.tuples(NAMES, NAMES)),
)
def test_what_was_written_reads_back(entries: list[Entry], rules: Rules, players: tuple[str, ...]) -> None:
    text = dump_record(Header(rules, players), entries)
    reader = RecordReader(io.BytesIO(text.encode()))
    assert reader.header == Header(rules, players)
    assert list(reader) == entries
    assert reader.line == len(entries) + 1
    assert reader.cut_off is None


# --- the header ---


def test_rules_and_their_keys_may_be_missing() -> None:
    assert RecordReader(io.BytesIO(HEAD)).header == Header()
    text = b'{"spit": 1, "rules": {"win": "points", "color": 7}, "id": null}\n'
    assert RecordReader(io.BytesIO(text)).header.rules == Rules(win="points")


@pytest.mark.parametrize(
    ("header", "code"),
    [
        ("{}", "missing"),
        ('{"spit": 2}', "version"),
        ('{"spit": 0}', "version"),
        ('{"spit": true}', "not_an_integer"),
        ('{"spit": 1.0}', "not_an_integer"),
        ('{"spit": "1"}', "not_an_integer"),
        ('{"spit": null}', "not_an_integer"),
        ('{"spit": 1, "rules": null}', "bad_rules"),
        ('{"spit": 1, "rules": []}', "bad_rules"),
        ('{"spit": 1, "rules": {"win": "chess"}}', "bad_rules"),
        ('{"spit": 1, "rules": {"win": null}}', "bad_rules"),
        ('{"spit": 1, "rules": {"win": ["standard"]}}', "bad_rules"),
        ('{"spit": 1, "rules": {"count": "all"}}', "bad_rules"),
        ('{"spit": 1, "rules": {"turn": true}}', "bad_rules"),
        ('{"spit": 1, "rules": {"target": 0}}', "out_of_range"),
        ('{"spit": 1, "rules": {"target": -5}}', "out_of_range"),
        ('{"spit": 1, "rules": {"target": 1.5}}', "not_an_integer"),
        ('{"spit": 1, "rules": {"target": true}}', "not_an_integer"),
        ('{"spit": 1, "rules": {"target": null}}', "not_an_integer"),
        ('{"spit": 1, "players": null}', "not_two"),
        ('{"spit": 1, "players": "AB"}', "not_two"),
        ('{"spit": 1, "players": ["Ann"]}', "not_two"),
        ('{"spit": 1, "players": ["Ann", "Bo", "Cy"]}', "not_two"),
        ('{"spit": 1, "players": ["Ann", 7]}', "bad_players"),
        ("[]", "not_an_object"),
        ("7", "not_an_object"),
        ("null", "not_an_object"),
        ("spit", "not_json"),
    ],
)
def test_a_wrong_header_is_an_error_at_line_1(header: str, code: str) -> None:
    assert wrong(header + "\n") == (1, code)


@pytest.mark.parametrize("text", [b"", b"\n", b"\r\n \t\n\n", b"\xef\xbb\xbf", b" "])
def test_an_empty_file_is_an_error_at_line_1(text: bytes) -> None:
    assert wrong(text) == (1, "no_header")


@pytest.mark.parametrize("text", [b"{", b'{"spit":1', b'{"spit":1,"players":["J\xc3'])
def test_a_first_line_that_is_cut_off_is_an_error_at_line_1(text: bytes) -> None:
    assert wrong(text)[0] == 1


def test_a_header_after_blanks_that_is_cut_off_is_no_header() -> None:
    assert wrong(b'\n{"spit"') == (2, "no_header")


def test_a_target_may_be_huge() -> None:
    text = f'{{"spit":1,"rules":{{"target":{10**30}}}}}\n'
    assert RecordReader(io.BytesIO(text.encode())).header.rules.target == 10**30


# --- lines ---


def test_a_byte_order_mark_crlf_and_blank_lines_are_passed_over_and_counted() -> None:
    text = b"\xef\xbb\xbf" + HEAD.replace(b"\n", b"\r\n") + b"\r\n \t\r\n" + DEAL.replace(b"\n", b"\r\n") + b"\n"
    assert len(read(text)) == 1
    assert wrong(text + b"nonsense\n")[0] == 6


def test_a_byte_order_mark_stands_at_the_start_alone() -> None:
    assert wrong(HEAD + b"\xef\xbb\xbf" + SPIT) == (2, "not_json")


def test_of_a_key_that_stands_twice_the_last_counts() -> None:
    entries = read(HEAD + b'{"at":1,"at":5,"by":1,"by":0,"do":"resign","do":"spit"}\n')
    assert entries == [RecordedAction(Millis(5), A, Spit())]


def test_unknown_keys_are_ignored() -> None:
    entries = read(HEAD + line(do="play", stock=1, pile=0, mood="good", spit=[]))
    assert entries == [RecordedAction(Millis(5), A, Play(1, 0))]  # type: ignore[arg-type]


@pytest.mark.parametrize(("auto", "read_as"), [(True, True), (False, False), ("yes", False), (1, False)])
def test_auto_says_that_the_table_acted(auto: object, read_as: bool) -> None:
    (entry,) = read(HEAD + line(do="spit", auto=auto))
    assert isinstance(entry, RecordedAction)
    assert entry.auto is read_as


@pytest.mark.parametrize("cut", range(1, len(SPIT) - 1))
def test_a_last_line_that_is_cut_off_is_passed_over_and_reported(cut: int) -> None:
    reader = RecordReader(io.BytesIO(HEAD + DEAL + SPIT[:cut]))
    assert len(list(reader)) == 1
    assert reader.cut_off == 3


def test_a_last_line_cut_off_in_the_middle_of_a_character() -> None:
    reader = RecordReader(io.BytesIO(HEAD + DEAL + '{"at":5,"note":"é'.encode()[:-1]))
    assert len(list(reader)) == 1
    assert reader.cut_off == 3


@pytest.mark.parametrize("last", [b"[1,2]", b"7", b"null", b"nonsense"])
def test_a_last_line_that_is_no_object_counts_as_cut_off(last: bytes) -> None:
    reader = RecordReader(io.BytesIO(HEAD + last))
    assert list(reader) == []
    assert reader.cut_off == 2


def test_a_last_line_that_is_whole_counts_without_its_end() -> None:
    reader = RecordReader(io.BytesIO(HEAD + DEAL + SPIT.rstrip()))
    assert len(list(reader)) == 2
    assert reader.cut_off is None


def test_a_last_line_that_is_whole_and_wrong_is_wrong() -> None:
    assert wrong(HEAD + b'{"at":5,"by":0}') == (2, "missing")


def test_a_cut_off_line_in_the_middle_is_wrong() -> None:
    assert wrong(HEAD + SPIT[:9] + b"\n" + SPIT) == (2, "not_json")


def test_blanks_at_the_end_are_not_cut_off() -> None:
    reader = RecordReader(io.BytesIO(HEAD + DEAL + b"  "))
    assert len(list(reader)) == 1
    assert reader.cut_off is None


@pytest.mark.parametrize(
    "text",
    [
        b'{"at":5,"by":0,"do":"spit","note":NaN}\n',
        b'{"at":5,"by":0,"do":"spit","note":-Infinity}\n',
        b'{"at":5,"by":0,"do":"spit"} {}\n',
        b'{"at":05,"by":0,"do":"spit"}\n',
        b"{'at':5}\n",
        b'{"at":5,}\n',
        b'{"at":' + b"9" * 5000 + b',"by":0,"do":"spit"}\n',
        b'{"at":5,"note":"\xff"}\n',
        b'{"at":5,"note":"\xc3"}\n',
        b"[" * 200_000 + b"\n",
        b'{"a":' * 100_000 + b"\n",
        b"\x00\n",
    ],
    ids=range(12),
)
def test_what_is_not_json_is_wrong(text: bytes) -> None:
    assert wrong(HEAD + text + SPIT) == (2, "not_json")


def test_a_line_that_is_too_long_is_wrong_and_never_read_whole() -> None:
    assert wrong(HEAD + b'{"at":5,"note":"' + b"x" * MAX_LINE + b'"}\n') == (2, "too_long")
    padded = SPIT.rstrip() + b" " * (MAX_LINE - len(SPIT)) + b"\n"
    assert len(padded) == MAX_LINE
    assert len(read(HEAD + padded)) == 1


@pytest.mark.parametrize("key", ["at", "by"])
@pytest.mark.parametrize("value", [True, False, None, 0.0, 5.5, 1e999, "0", [0], {}])
def test_numbers_are_integers_and_nothing_else(key: str, value: object) -> None:
    assert wrong(HEAD + line(do="spit", **{key: value}).replace(b"Infinity", b"1e999")) == (2, "not_an_integer")


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"do": "spit", "at": -1}, "out_of_range"),
        ({"do": "spit", "by": 2}, "out_of_range"),
        ({"do": "spit", "by": -1}, "out_of_range"),
        ({"do": "spit", "pile": 2}, "out_of_range"),
        ({"do": "spit", "pile": None}, "not_an_integer"),
        ({"do": "play", "stock": 5, "pile": 0}, "out_of_range"),
        ({"do": "play", "stock": -1, "pile": 0}, "out_of_range"),
        ({"do": "play", "stock": 0, "pile": 2}, "out_of_range"),
        ({"do": "play", "stock": 0}, "missing"),
        ({"do": "play", "pile": 0}, "missing"),
        ({"do": "play", "stock": True, "pile": 0}, "not_an_integer"),
        ({"do": "fill", "from": 0}, "missing"),
        ({"do": "fill", "from": 0, "to": 5}, "out_of_range"),
        ({"do": "fill", "from": "0", "to": 1}, "not_an_integer"),
        ({"do": "turn"}, "missing"),
        ({"do": "turn", "stock": 10**25}, "out_of_range"),
        ({"do": "slap"}, "missing"),
        ({"do": "slap", "pile": -1}, "out_of_range"),
        ({"do": "dance"}, "unknown_action"),
        ({"do": "Play"}, "unknown_action"),
        ({"do": ["play"]}, "not_a_text"),
        ({"do": None}, "not_a_text"),
        ({}, "missing"),
        ({"do": "deal"}, "missing"),
        ({"do": "deal", "cards": None}, "not_two"),
        ({"do": "deal", "cards": [[]]}, "not_two"),
        ({"do": "deal", "cards": ["2c", []]}, "not_a_list"),
        ({"do": "deal", "cards": [["2c"], ["1c"]]}, "no_card"),
        ({"do": "deal", "cards": [["2c"], [7]]}, "no_card"),
        ({"do": "deal", "cards": [["2c"], [["2c"]]]}, "no_card"),
        ({"do": "reveal"}, "missing"),
        ({"do": "reveal", "secret": "xy", "nonces": ["", ""]}, "not_hexadecimal"),
        ({"do": "reveal", "secret": "abc", "nonces": ["", ""]}, "not_hexadecimal"),
        ({"do": "reveal", "secret": 7, "nonces": ["", ""]}, "not_hexadecimal"),
        ({"do": "reveal", "secret": "ab"}, "missing"),
        ({"do": "reveal", "secret": "ab", "nonces": [""]}, "not_two"),
        ({"do": "reveal", "secret": "ab", "nonces": ["", None]}, "not_hexadecimal"),
        ({"do": "reveal", "secret": "ab", "nonces": ["", "é"]}, "not_hexadecimal"),
    ],
    ids=str,
)
def test_a_line_that_is_wrong_in_itself(fields: dict[str, object], code: str) -> None:
    assert wrong(HEAD + line(**fields)) == (2, code)


def test_at_and_by_are_required() -> None:
    assert wrong(HEAD + b'{"by":0,"do":"spit"}\n') == (2, "missing")
    assert wrong(HEAD + b'{"at":0,"do":"spit"}\n') == (2, "missing")
    assert wrong(HEAD + b'{"do":"reveal","secret":"","nonces":["",""]}\n') == (2, "missing")


def test_time_never_runs_backwards_but_may_stand_still() -> None:
    assert len(read(HEAD + line(do="spit", at=5) + line(do="spit", at=5) + line(do="spit", at=10**20))) == 3
    assert wrong(HEAD + line(do="spit", at=5) + b"\n" + line(do="spit", at=4)) == (4, "time_backwards")
    reveal = b'{"at":9,"do":"reveal","secret":"AB","nonces":["","0f"]}\n'
    assert wrong(HEAD + reveal + line(do="spit", at=8)) == (3, "time_backwards")


def test_long_values_are_shortened_in_messages() -> None:
    with pytest.raises(RecordError) as caught:
        read(HEAD + line(do="x" * 500))
    assert len(str(caught.value)) < 120


def test_a_text_that_is_no_unicode_does_no_harm() -> None:
    with pytest.raises(RecordError) as caught:
        read(HEAD + b'{"at":5,"by":0,"do":"\\ud800"}\n')
    str(caught.value).encode()


# --- where it may stand ---


def test_a_reveal_may_stand_anywhere_and_after_the_end() -> None:
    reveal = b'{"at":0,"do":"reveal","secret":"00","nonces":["",""]}\n'
    late = reveal.replace(b'"at":0', b'"at":9')
    text = HEAD + reveal + DEAL + reveal + line(do="resign", at=7) + late + late
    checked = check_record(io.BytesIO(text))
    assert checked.position.winner == B


# --- size ---


class Endless:
    """A record of so many lines that nobody holds in memory."""

    def __init__(self, lines: int) -> None:
        self.lines = iter(self.write(lines))

    def write(self, lines: int) -> Iterator[bytes]:
        yield HEAD
        reveal = b'{"at":%d,"do":"reveal","secret":"' + b"ab" * 500 + b'","nonces":["",""]}\n'
        for at in range(lines):
            yield reveal % at

    def readline(self, size: int, /) -> bytes:
        return next(self.lines, b"")


def test_a_huge_record_is_read_in_constant_memory() -> None:
    tracemalloc.start()
    checked = check_record(Endless(20_000))  # 21 MB
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert checked.position.round == 0
    assert peak < 500_000


@given(st.binary(max_size=200))
def test_no_bytes_do_worse_than_a_record_error(text: bytes) -> None:
    for given_text in (text, HEAD + text, HEAD + DEAL + text):
        try:
            check_record(io.BytesIO(given_text))
        except RecordError as error:
            str(error).encode()


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=6,
)


@given(
    st.dictionaries(
        st.sampled_from(
            ["at", "by", "do", "stock", "pile", "from", "to", "cards", "secret", "nonces", "spit", "rules"]
        ),
        JSON | st.sampled_from(["spit", "play", "fill", "turn", "slap", "deal", "reveal", 0, 1]),
    )
)
def test_no_object_does_worse_than_a_record_error(fields: dict[str, object]) -> None:
    text = json.dumps(fields).encode() + b"\n"
    for given_text in (text, HEAD + text, HEAD + DEAL + text):
        try:
            check_record(io.BytesIO(given_text))
        except RecordError as error:
            str(error).encode()


def test_what_the_rules_ignore_is_kept_where_it_makes_sense() -> None:
    said = RecordedAction(Millis(5), A, Play(1, 0), press=Millis(3), missed=(0, 2), beaten=(1, 0))  # type: ignore[arg-type]
    assert read(HEAD + dump_entry(said).encode()) == [said]
    entries = read(HEAD + line(do="play", stock=1, pile=0, press="soon", missed=[1, -1], beaten=[True, 0]))
    assert entries == [RecordedAction(Millis(5), A, Play(1, 0))]  # type: ignore[arg-type]
    huge = 10**4000
    entries = read(HEAD + line(do="play", stock=1, pile=0, missed=[huge, 1], beaten=[1, huge]))
    assert entries == [RecordedAction(Millis(5), A, Play(1, 0))]  # type: ignore[arg-type]


def test_a_written_header_makes_no_terminal_do_anything() -> None:
    header = Header(players=("\x1b[2J\x7f", "\x9b31mÅsa"))
    text = dump_header(header)
    assert text.rstrip("\n").isprintable()
    assert "Åsa" in text
    assert RecordReader(io.BytesIO(text.encode())).header == header


def test_a_source_that_goes_on_is_read_on() -> None:
    source = io.BytesIO(HEAD)
    reader = RecordReader(source)
    assert list(reader) == []
    source.write(b"\n" + SPIT)
    source.seek(len(HEAD))
    assert len(list(reader)) == 1
    assert reader.line == 3


def test_lines_can_be_kept_shorter() -> None:
    reader = RecordReader(io.BytesIO(HEAD + b'{"note":"' + b"x" * len(HEAD) + b'"}\n'), longest=len(HEAD))
    with pytest.raises(RecordError) as raised:
        list(reader)
    assert (raised.value.line, raised.value.code) == (2, "too_long")


def test_an_action_comes_back_from_its_dict() -> None:
    assert [action_from_dict(action_to_dict(move), 1) for move in MOVES] == list(MOVES)
    with pytest.raises(RecordError, match="line 7: unknown action"):
        action_from_dict({"do": "jump"}, 7)
