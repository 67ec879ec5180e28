"""The command line: what it prints, where, and how it ends."""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import os
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from spitcards import check_record, cli
from spitcards.server.app import Options
from spitcards.store.port import GameId, SavedGame
from spitcards.store.sqlite import SqliteStore
from tests.store.build import long_log, saved, short_log

CASES = sorted((Path(__file__).parent / "cases").glob("*.spit.jsonl"))
HEAD = '{"spit":1}\n'
DEAL = (Path(__file__).parent / "cases" / "form-equal-times.spit.jsonl").read_text().splitlines()[1] + "\n"

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def spit(capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs `spit` in this process."""

    def run(*arguments: object) -> tuple[int, str, str]:
        try:
            status = cli.main([str(argument) for argument in arguments])
        except SystemExit as end:
            status = int(end.code or 0)
        out, err = capsys.readouterr()
        return status, out, err

    return run


@pytest.fixture
def record(tmp_path: Path) -> Callable[[str | bytes], Path]:
    def write(content: str | bytes) -> Path:
        path = tmp_path / "a.spit.jsonl"
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return path

    return write


def python_m(*arguments: object, **options: object) -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-m", "spitcards", *map(os.fsencode, map(str, arguments))]
    return subprocess.run(command, capture_output=True, check=False, timeout=60, **options)  # type: ignore[call-overload]


# --- spit check -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.name.removesuffix(".spit.jsonl"))
def test_check_says_what_each_case_comes_to(spit: Run, path: Path) -> None:
    expected = json.loads(path.with_name(path.name.replace(".spit.jsonl", ".json")).read_text())
    status, out, err = spit("check", "--json", path)
    found = json.loads(out)
    assert out.count("\n") == 1
    assert found.pop("file") == str(path)
    if "error" in expected:
        assert status == 1
        assert set(found) == {"error"}
        assert set(found["error"]) == {"line", "code", "message"}
        assert found["error"]["line"] == expected["error"]["line"]
        assert err.startswith(f"{path}:{expected['error']['line']}: ")
    else:
        assert (status, err) == (0, "")
        assert found == expected


def test_check_says_it_in_words(spit: Run, record: Callable[[str], Path]) -> None:
    path = record(HEAD + DEAL)
    assert spit("check", path) == (0, f'{path}: round 1 is dealt and waits for "spit"\n', "")


def test_check_goes_on_after_a_file_that_is_wrong(spit: Run, record: Callable[[str], Path], tmp_path: Path) -> None:
    wrong, sound = tmp_path / "wrong", record(HEAD)
    wrong.write_text(HEAD + '{"at":0,"by":0,"do":"play","stock":0,"pile":0}\n')
    status, out, err = spit("check", wrong, tmp_path / "missing", tmp_path, sound)
    assert status == 1
    assert out == f"{sound}: nothing has been dealt\n"
    first, second, third = err.splitlines()
    assert first.startswith(f"{wrong}:2: seat 0: 'play 0 0' refused: ")
    assert "(rule 5, 14)" in first
    assert "round 0, deal" in first
    assert second == f"{tmp_path / 'missing'}: No such file or directory"
    assert third == f"{tmp_path}: Is a directory"


def test_check_of_what_cannot_be_read_in_json(spit: Run, tmp_path: Path) -> None:
    status, out, err = spit("check", "--json", tmp_path / "missing", "a\0b")
    first, second = map(json.loads, out.splitlines())
    assert status == 1
    assert first == {
        "file": str(tmp_path / "missing"),
        "error": {"line": None, "code": "unreadable", "message": "No such file or directory"},
    }
    assert second["error"]["code"] == "unreadable"
    assert len(err.splitlines()) == 2


def test_check_reads_standard_input(spit: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(HEAD.encode())))
    assert spit("check", "-") == (0, "-: nothing has been dealt\n", "")


def test_check_takes_a_mark_crlf_and_blank_lines(spit: Run, record: Callable[[bytes], Path]) -> None:
    text = "\ufeff" + (HEAD + "\n  \n" + DEAL).replace("\n", "\r\n")
    assert spit("check", record(text.encode()))[0] == 0


def test_check_counts_blank_lines(spit: Run, record: Callable[[str], Path]) -> None:
    path = record(HEAD + "\n\n[]\n")
    assert spit("check", path)[2].startswith(f"{path}:4: ")


@pytest.mark.parametrize("rest", ['{"at":5,"by":0,"do":"sp', "{", "\xe5", '"'])
def test_check_passes_over_a_line_that_was_cut_off(spit: Run, record: Callable[[bytes], Path], rest: str) -> None:
    path = record((HEAD + DEAL).encode() + rest.encode("latin-1"))
    status, out, _ = spit("check", "--json", path)
    assert status == 0
    assert json.loads(out)["cut_off"] == 3
    assert "line 3 was cut off" in spit("check", path)[1]


@pytest.mark.parametrize("text", ["", "\n", '{"spit"', "\ufeff"])
def test_check_of_an_empty_file_is_wrong_at_line_1(spit: Run, record: Callable[[str], Path], text: str) -> None:
    path = record(text)
    status, out, _ = spit("check", "--json", path)
    assert status == 1
    assert json.loads(out)["error"]["line"] == 1


def test_check_lets_the_last_of_two_keys_count(spit: Run, record: Callable[[str], Path]) -> None:
    assert spit("check", record('{"spit":2,"spit":1}\n'))[0] == 0


def test_check_without_a_file_is_not_understood(spit: Run) -> None:
    assert spit("check")[0] == 2


def test_names_in_a_record_do_nothing_to_a_terminal(spit: Run, record: Callable[[str], Path]) -> None:
    bell = '{"spit":1,"players":["\\u001b[2J\\n\\ud800","B"],"rules":{"win":"points"}}\n'
    status, out, _ = spit("check", record(bell + DEAL))
    assert status == 0
    assert "\x1b" not in out
    assert out.count("\n") == 1
    assert "\\x1b[2J\\n" in out


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="there, names of files are text")
def test_a_name_that_is_no_text_is_printed_as_it_came(tmp_path: Path) -> None:
    name = os.fsdecode(os.fsencode(tmp_path) + b"/\xff\xe5.jsonl")
    Path(name).write_text(HEAD)
    plain = python_m("check", name)
    assert (plain.returncode, plain.stdout) == (0, os.fsencode(name) + b": nothing has been dealt\n")
    as_json = python_m("check", "--json", name)
    assert json.loads(as_json.stdout)["file"] == name
    missing = python_m("check", name + "x")
    assert missing.stderr == os.fsencode(name) + b"x: No such file or directory\n"


def test_check_is_quiet_when_nobody_reads_any_more(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_text(HEAD)
    command = [sys.executable, "-m", "spitcards", "check", *[str(path)] * 5000]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.readline()
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    process.wait(30)


@pytest.mark.skipif(sys.platform == "win32", reason="limits are POSIX's")
def test_check_of_a_huge_file_takes_little_memory(tmp_path: Path) -> None:
    import resource

    path = tmp_path / "huge"
    with path.open("w") as file:
        file.write(HEAD)
        for _ in range(80):
            file.write(" " * 1_000_000 + "\n")
        file.write("x" * 3_000_000)

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_DATA, (40_000_000, 40_000_000))

    run = python_m("check", "--json", path, preexec_fn=limit)
    assert run.returncode == 1, run.stderr
    assert json.loads(run.stdout)["error"]["code"] == "too_long"


def test_check_needs_the_standard_library_alone() -> None:
    script = "import sys, spitcards.cli as c; c.main(['check', '-']); print(*sorted(sys.modules))"
    run = subprocess.run([sys.executable, "-c", script], input=HEAD, capture_output=True, text=True, check=True)
    loaded = set(run.stdout.split())
    assert not loaded & {"aiohttp", "asyncio", "msgspec", "platformdirs", "sqlite3", "uvloop"}


def test_ctrl_c_in_check(spit: Run, record: Callable[[str], Path], monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(cli, "check_record", interrupted)
    assert spit("check", record(HEAD)) == (130, "", "")


# --- spit games, spit export ------------------------------------------------------------------------------------


async def write_games(directory: Path) -> None:
    store = SqliteStore(directory)
    settled, log = long_log(5)
    await store.create(saved("aaaaaaaaaaaa", 1))
    await store.append(GameId("aaaaaaaaaaaa"), 1, short_log(1), over=True)
    await store.create(SavedGame(GameId("bbbbbbbbbbbb"), settled, (None, None), 1_700_000_000_900))
    await store.append(GameId("bbbbbbbbbbbb"), 1, log)
    await store.create(saved("cccccccccccc", 3))
    await store.append(GameId("cccccccccccc"), 1, short_log(1))
    await store.close()


@pytest.fixture
def data(tmp_path: Path) -> Path:
    asyncio.run(write_games(tmp_path / "data"))
    return tmp_path / "data"


def test_games_are_listed_newest_first(spit: Run, data: Path) -> None:
    status, out, err = spit("games", "--data", data)
    assert (status, err) == (0, "")
    second, third, first = out.splitlines()
    assert first == ("aaaaaaaaaaaa  2023-11-14T22:13:20.001Z  Ann - hare  (standard)  over, round 1, Ann resigned")
    assert second.startswith("bbbbbbbbbbbb")
    assert third == "cccccccccccc  2023-11-14T22:13:20.003Z  Ann - hare  (standard)  damaged"


def test_games_are_listed_in_json(spit: Run, data: Path) -> None:
    games = [json.loads(line) for line in spit("games", "--json", "--data", data)[1].splitlines()]
    assert games[2] == {
        "id": "aaaaaaaaaaaa",
        "started": "2023-11-14T22:13:20.001Z",
        "players": ["Ann", "hare"],
        "rules": {"win": "standard", "target": 100, "count": "unplayed", "turn": "auto"},
        "state": "over",
        "round": 1,
        "scores": [0, 0],
        "winner": 1,
        "ended": "resigned",
    }
    assert games[1]["state"] == "damaged"


@pytest.mark.parametrize(
    "change",
    [
        "players = '{'",
        "players = '[]'",
        'players = \'[{"name":1},{"name":2}]\'',
        "rules = '[]'",
        'rules = \'{"win":"never"}\'',
        "secret = zeroblob(32)",
        "secret = 'text'",
        "nonce_0 = 'text'",
        "created = 'yesterday'",
        "created = 9000000000000000000",
    ],
)
def test_a_game_with_a_damaged_header_hides_no_other(spit: Run, data: Path, change: str) -> None:
    with contextlib.closing(sqlite3.connect(data / "spit.sqlite3")) as db, db:
        db.execute(f"UPDATE game SET {change} WHERE id = 'bbbbbbbbbbbb'")
    status, out, err = spit("games", "--data", data)
    assert (status, err) == (0, "")
    lines = {line.split()[0]: line for line in out.splitlines()}
    assert len(lines) == 3
    assert lines["bbbbbbbbbbbb"].endswith("  damaged")
    assert lines["aaaaaaaaaaaa"].endswith("Ann resigned")
    games = {game["id"]: game for game in map(json.loads, spit("games", "--json", "--data", data)[1].splitlines())}
    assert games["bbbbbbbbbbbb"]["state"] == "damaged"
    assert games["bbbbbbbbbbbb"]["players"] is None
    assert spit("export", "--data", data, "bbbbbbbbbbbb")[0] == 1


def test_where_nothing_was_played_there_are_no_games(spit: Run, tmp_path: Path) -> None:
    assert spit("games", "--data", tmp_path / "nothing") == (0, "", f"spit: no games in {tmp_path / 'nothing'}\n")
    assert not (tmp_path / "nothing").exists()


def test_a_game_is_exported_as_a_record(spit: Run, data: Path) -> None:
    status, out, err = spit("export", "--data", data, "aaaaaaaaaaaa")
    assert (status, err) == (0, "")
    head, deal, resign, reveal = map(json.loads, out.splitlines())
    assert head == {
        "spit": 1,
        "rules": {"win": "standard", "target": 100, "count": "unplayed", "turn": "auto"},
        "players": ["Ann", "hare"],
        "id": "aaaaaaaaaaaa",
        "started": "2023-11-14T22:13:20.001Z",
        "commitment": saved(seed=1).setup.dealer.commitment,
    }
    assert deal["do"] == "deal"
    assert resign == {"at": 40, "by": 0, "do": "resign", "press": 40}
    assert reveal == {"at": 40, "do": "reveal", "secret": (1).to_bytes(32, "big").hex(), "nonces": ["616263", ""]}
    assert check_record(io.BytesIO(out.encode())).position.ended == "resigned"


def test_a_long_game_is_exported_and_checked(spit: Run, data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = spit("export", "--data", data, "bbbbbbbbbbbb")[1]
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(out.encode())))
    assert spit("check", "-")[0] == 0


def test_a_game_that_is_not_over_keeps_its_secret(spit: Run, tmp_path: Path) -> None:
    async def write() -> None:
        store = SqliteStore(tmp_path)
        await store.create(saved("aaaaaaaaaaaa", 1))
        await store.append(GameId("aaaaaaaaaaaa"), 1, short_log(1)[:1])
        await store.close()

    asyncio.run(write())
    assert "reveal" not in spit("export", "--data", tmp_path, "aaaaaaaaaaaa")[1]


def test_a_game_that_is_not_there_or_damaged_is_not_exported(spit: Run, data: Path) -> None:
    status, out, err = spit("export", "--data", data, "zzz")
    assert (status, out) == (1, "")
    assert "there is no game 'zzz'" in err
    status, out, err = spit("export", "--data", data, "cccccccccccc")
    assert (status, out) == (1, "")
    assert err.startswith("spit: row 1 of the log cannot be read")


def test_a_directory_that_cannot_be_read_is_named(spit: Run, tmp_path: Path) -> None:
    (tmp_path / "spit.sqlite3").write_bytes(b"no database at all" * 100)
    for command in (["games"], ["export", "x"]):
        status, out, err = spit(*command, "--data", tmp_path)
        assert (status, out) == (1, "")
        assert err.startswith("spit: cannot read")


# --- spit, spit serve -------------------------------------------------------------------------------------------


def test_help_shows_examples_and_every_variable(spit: Run) -> None:
    status, out, _ = spit("--help")
    assert status == 0
    assert "examples:" in out
    for name in ("HOST", "PORT", "DATA", "HOSTS", "GAMES", "NO_BROWSER", "VERBOSE"):
        assert f"SPIT_{name}" in out


def test_version(spit: Run) -> None:
    assert spit("--version")[1] == "spit 0.1.0\n"


@pytest.mark.parametrize(
    "arguments", [["jump"], ["--port", "x"], ["serve", "--port", "70000"], ["serve", "--games", "0"], ["export"]]
)
def test_what_is_not_understood_ends_with_2(spit: Run, arguments: list[str]) -> None:
    status, out, err = spit(*arguments)
    assert (status, out) == (2, "")
    assert "usage: spit" in err


def test_options_count_before_the_command_too(spit: Run, data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPIT_DATA", "nothing")
    assert spit("--data", data, "games") == spit("games", "--data", data)
    assert spit("--data", data, "export", "aaaaaaaaaaaa") == spit("export", "aaaaaaaaaaaa", "--data", data)
    assert spit("--data", "elsewhere", "games", "--data", data) == spit("games", "--data", data), "the last counts"


@pytest.mark.parametrize(
    ("arguments", "port", "verbose"),
    [
        (["--port", "9000", "--verbose", "serve"], 9000, True),
        (["serve", "--port", "9000", "--verbose"], 9000, True),
        (["--port", "9000", "serve", "--port", "9001"], 9001, False),
        (["serve"], 7000, False),
    ],
)
def test_serve_heeds_options_on_both_sides(
    spit: Run, monkeypatch: pytest.MonkeyPatch, arguments: list[str], port: int, verbose: bool
) -> None:
    heeded: list[tuple[int, bool]] = []

    def run(options: Options, _: object, *, verbose: bool) -> int:
        heeded.append((options.port, verbose))
        return 0

    monkeypatch.setenv("SPIT_PORT", "7000")
    monkeypatch.delenv("SPIT_VERBOSE", raising=False)
    monkeypatch.setattr(cli, "_run", run)
    assert spit(*arguments)[0] == 0
    assert heeded == [(port, verbose)]


def test_a_variable_that_is_not_understood_ends_with_2(spit: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPIT_PORT", "x")
    code, _, error = spit("serve")
    assert code == 2
    assert "SPIT_PORT" in error
    assert spit("check", "--json", "nothing")[0] == 1  # who checks records listens on no port


def test_an_empty_variable_is_as_good_as_none(spit: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Above all, an empty address must not be that of the whole network."""
    chosen: list[Options] = []

    def run(options: Options, *_: object, **__: object) -> int:
        chosen.append(options)
        return 0

    for name in ("SPIT_HOST", "SPIT_PORT", "SPIT_DATA", "SPIT_HOSTS", "SPIT_GAMES", "SPIT_VERBOSE"):
        monkeypatch.setenv(name, "")
    monkeypatch.setattr(cli, "_run", run)
    assert spit("serve")[0] == 0
    assert (chosen[0].host, chosen[0].port, chosen[0].most_games) == ("127.0.0.1", 8000, 5000)
    assert chosen[0].data.is_absolute()
    assert spit("serve", "--host", "")[0] == 2


def test_a_game_whose_name_is_no_text_is_not_there(spit: Run, data: Path) -> None:
    assert spit("export", "--data", data, "\udcff")[0] == 1


class Process:
    """`spit` in a process of its own, with the words that it has said."""

    def __init__(self, *arguments: object, **environment: str) -> None:
        command = [sys.executable, "-m", "spitcards", *map(str, arguments)]
        clean = {name: value for name, value in os.environ.items() if name != "DISPLAY"}
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=clean | environment
        )

    def address(self) -> str:
        assert self.process.stdout is not None
        words = self.process.stdout.readline().split()
        assert words[:3] == ["Spit", "is", "at"], self.end()
        return words[3]

    def end(self) -> tuple[int, str, str]:
        out, err = self.process.communicate(timeout=30)
        return self.process.returncode, out, err


@pytest.fixture
def processes() -> Iterator[Callable[..., Process]]:
    with contextlib.ExitStack() as stack:

        def start(*arguments: object, **environment: str) -> Process:
            started = Process(*arguments, **environment)
            stack.enter_context(started.process)
            stack.callback(started.process.kill)
            return started

        yield start


@pytest.mark.skipif(sys.platform == "win32", reason="signals are POSIX's")
@pytest.mark.parametrize("number", [2, 15])
def test_a_server_ends_cleanly_when_it_is_told_to(
    processes: Callable[..., Process], tmp_path: Path, number: int
) -> None:
    server = processes("serve", "--port", 0, "--data", tmp_path)
    assert server.address().startswith("http://127.0.0.1:")
    server.process.send_signal(number)
    assert server.end() == (0, "", "")


@pytest.mark.skipif(sys.platform == "win32", reason="signals are POSIX's")
def test_spit_takes_the_next_free_port(processes: Callable[..., Process], tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        server = processes("--port", port, "--no-browser", "--data", tmp_path)
        address = server.address()
        assert int(address.rstrip("/").rsplit(":", 1)[1]) > 0
        assert f":{port}/" not in address
        server.process.send_signal(2)
        assert server.end() == (0, "", "")


def test_serve_with_a_port_in_use_says_so(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        run = python_m("serve", "--port", port, "--data", tmp_path)
    assert (run.returncode, run.stdout) == (1, b"")
    assert run.stderr.decode() == (
        f"spit: port {port} on 127.0.0.1 is in use: stop what uses it, or choose another with --port\n"
    )


def test_serve_on_an_address_of_nobody_says_so(tmp_path: Path) -> None:
    run = python_m("serve", "--host", "203.0.113.7", "--port", 0, "--data", tmp_path)
    assert run.returncode == 1
    assert run.stderr.decode() == "spit: 203.0.113.7 is no address of this machine\n"


def test_a_second_server_on_the_data_says_where_the_first_is(processes: Callable[..., Process], tmp_path: Path) -> None:
    first = processes("serve", SPIT_PORT="0", SPIT_DATA=str(tmp_path))
    address = first.address()
    run = python_m("serve", "--port", 0, "--data", tmp_path)
    assert run.returncode == 1
    assert run.stderr.decode().startswith(f"spit: another spit server uses {tmp_path} (it is at {address}):")


def test_data_that_is_no_directory_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    run = python_m("serve", "--port", 0, "--data", tmp_path / "file")
    assert (run.returncode, run.stdout) == (1, b"")
    assert run.stderr.startswith(b"spit: cannot make the data directory")
    assert b"Traceback" not in run.stderr


def test_data_that_is_damaged_says_so(tmp_path: Path) -> None:
    (tmp_path / "spit.sqlite3").write_bytes(b"no database at all" * 100)
    run = python_m("serve", "--port", 0, "--data", tmp_path)
    assert run.returncode == 1
    assert run.stderr.startswith(b"spit: cannot use ")
    assert b"Traceback" not in run.stderr


def test_a_browser_is_opened_where_there_is_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    import threading
    import webbrowser

    opened, done = [], threading.Event()

    def open_(address: str) -> bool:
        opened.append(address)
        done.set()
        return True

    monkeypatch.setattr(webbrowser, "open", open_)
    monkeypatch.setenv("DISPLAY", ":0")
    assert cli._has_screen()
    cli._open_browser("http://127.0.0.1:8000/")
    assert done.wait(10)
    assert opened == ["http://127.0.0.1:8000/"]
