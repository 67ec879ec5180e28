"""The command line: `spit`.

What a command needs is imported when it runs, so that checking records needs the standard library alone.
"""

from __future__ import annotations

import argparse
import codecs
import contextlib
import json
import os
import sys
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, Final, Protocol, TextIO, TypeVar

from spitcards import __version__
from spitcards.rules.check import check_record, describe
from spitcards.rules.errors import RecordError

if TYPE_CHECKING:
    from spitcards.server.app import Options

OK: Final = 0
FAILED: Final = 1
MISUNDERSTOOD: Final = 2
INTERRUPTED: Final = 130

LOOPBACK: Final = "127.0.0.1"
PORT: Final = 8000
GAMES: Final = 5000

EXAMPLES: Final = """\
examples:
  spit                               play, in the browser
  spit serve --host 0.0.0.0          a server for others, on port 8000
  spit games                         the games in the data directory
  spit export 5k2hq7rtw9xm > a.spit.jsonl
  spit check a.spit.jsonl            play a record through: is it sound?
  spit review a.spit.jsonl           what a game tells: pace, waits, leads, chances

flags of `spit` and `spit serve`, and the variables that stand in for them:
  --host ADDRESS   SPIT_HOST         where to listen (serve; default 127.0.0.1)
  --port NUMBER    SPIT_PORT         default 8000; `spit` takes the next free one
  --data DIR       SPIT_DATA         where games are kept (default: the user's data directory)
  --hosts A,B      SPIT_HOSTS        names that the server is reached by (serve)
  --games NUMBER   SPIT_GAMES        how many games at once (serve; default 5000)
  --no-browser     SPIT_NO_BROWSER   open no browser (if set to anything)
  --verbose        SPIT_VERBOSE      say more about what goes on (if set to anything)

exit status: 0, 1 after an error, 2 if the command was not understood, 130 after Ctrl-C
"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run `spit` with the arguments of the command line; returns the exit status."""
    _write_anything()
    options = _parser().parse_args(arguments)
    command: Callable[[argparse.Namespace], int] = options.command
    try:
        return command(options)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read us has seen enough. Python would complain once more when it flushes at exit.
        with contextlib.suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED


def _write_anything() -> None:
    """Names of files need not be text in any encoding: print them as they came, and never fail at it."""
    codecs.register_error("spit", _as_it_came)
    for stream in (sys.stdout, sys.stderr):
        reconfigure: Callable[..., None] | None = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="spit")


def _as_it_came(error: UnicodeError) -> tuple[str | bytes, int]:
    """The bytes of a name that is no text; of any other character that cannot be written, its number."""
    try:
        return codecs.lookup_error("surrogateescape")(error)
    except UnicodeError:
        return codecs.lookup_error("backslashreplace")(error)


def _plain(text: str) -> str:
    """A text out of a file, with nothing in it that would make a terminal do anything."""
    return "".join(char if char.isprintable() or "\ud800" <= char <= "\udfff" else repr(char)[1:-1] for char in text)


def _fail(message: object) -> int:
    print(f"spit: {message}", file=sys.stderr)
    return FAILED


# --- the words it understands -------------------------------------------------------------------------------------


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="spit",
        description="Spit, the card race for two: without a command, play it in the browser.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"spit {__version__}")
    _add_common(parser)
    parser.add_argument("--no-browser", action="store_true", default=bool(os.environ.get("SPIT_NO_BROWSER")))
    parser.set_defaults(command=_play)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")

    serve = commands.add_parser("serve", help="run a server for others", allow_abbrev=False)
    _add_common(serve, again=True)
    serve.add_argument("--host", metavar="ADDRESS", type=_address, default=os.environ.get("SPIT_HOST") or LOOPBACK)
    serve.add_argument("--hosts", metavar="A,B", default=os.environ.get("SPIT_HOSTS", ""))
    serve.add_argument("--games", metavar="NUMBER", type=_number)
    serve.set_defaults(command=_serve)

    check = commands.add_parser("check", help="play records through: are they sound?", allow_abbrev=False)
    check.add_argument("files", metavar="FILE", nargs="+", help="a record, or - for standard input")
    check.add_argument("--json", action="store_true", help="an object a file, a line each")
    check.set_defaults(command=_check)

    review = commands.add_parser("review", help="what games tell: pace, waits, leads, chances", allow_abbrev=False)
    review.add_argument("files", metavar="FILE", nargs="+", help="a record, or - for standard input")
    review.add_argument("--json", action="store_true", help="an object a file, a line each")
    review.set_defaults(command=_review)

    games = commands.add_parser("games", help="list the games in the data directory", allow_abbrev=False)
    _add_data(games, again=True)
    games.add_argument("--json", action="store_true", help="an object a game, a line each")
    games.set_defaults(command=_games)

    export = commands.add_parser("export", help="print a game's record", allow_abbrev=False)
    _add_data(export, again=True)
    export.add_argument("game", metavar="ID", help="the game, as `spit games` lists it")
    export.set_defaults(command=_export)
    return parser


# With `again`, for a command: what was said before the command, or the variable says, stands unless it is said anew.


def _add_common(parser: argparse.ArgumentParser, *, again: bool = False) -> None:
    port = argparse.SUPPRESS if again else None
    verbose = argparse.SUPPRESS if again else bool(os.environ.get("SPIT_VERBOSE"))
    parser.add_argument("--port", metavar="NUMBER", type=_port, default=port)
    _add_data(parser, again=again)
    parser.add_argument("--verbose", action="store_true", default=verbose)


def _add_data(parser: argparse.ArgumentParser, *, again: bool = False) -> None:
    data = argparse.SUPPRESS if again else os.environ.get("SPIT_DATA") or None
    parser.add_argument("--data", metavar="DIR", type=Path, default=data)


def _number(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= 10**6:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1 to 1000000")
    return int(text)


def _port(text: str) -> int:
    if not text.isdecimal() or not 0 <= int(text) <= 65535:
        raise argparse.ArgumentTypeError(f"{text!r} is not a port: a number from 0 to 65535")
    return int(text)


def _address(text: str) -> str:
    if not text:
        raise argparse.ArgumentTypeError("an empty address would be every address; name one")
    return text


def _variable(name: str, parse: Callable[[str], int], otherwise: int) -> int:
    """The number in a variable; `otherwise` where it is unset or empty. What is no such number ends the command."""
    text = os.environ.get(name)
    try:
        return parse(text) if text else otherwise
    except argparse.ArgumentTypeError as error:
        print(f"spit: {name}: {error}", file=sys.stderr)
        raise SystemExit(MISUNDERSTOOD) from None


def _chosen_port(options: argparse.Namespace) -> int:
    return _variable("SPIT_PORT", _port, PORT) if options.port is None else options.port


def _data(options: argparse.Namespace) -> Path:
    if options.data is not None:
        return options.data
    import platformdirs

    return Path(platformdirs.user_data_dir("spit", appauthor=False))


# --- spit, spit serve ---------------------------------------------------------------------------------------------


def _play(options: argparse.Namespace) -> int:
    """A server for this machine alone, and a browser at it."""
    from spitcards.server.app import Options

    def ready(address: str) -> None:
        print(f"Spit is at {address} (Ctrl-C ends it)", flush=True)
        if not options.no_browser and _has_screen():
            _open_browser(address)

    return _run(Options(_data(options), port=_chosen_port(options), look_further=True), ready, verbose=options.verbose)


def _has_screen() -> bool:
    """Whether a browser would open a window; without a screen it would take the terminal."""
    others = sys.platform in ("win32", "darwin")
    return others or any(name in os.environ for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER", "WSL_DISTRO_NAME"))


def _open_browser(address: str) -> None:
    """Open it beside the server, which has no time to wait for it."""
    import threading
    import webbrowser

    threading.Thread(target=webbrowser.open, args=(address,), name="spit-browser", daemon=True).start()


def _serve(options: argparse.Namespace) -> int:
    from spitcards.server.app import Options
    from spitcards.server.hosts import Hosts

    def ready(address: str) -> None:
        print(f"Spit is at {address} (Ctrl-C ends it)", flush=True)

    names = [options.host, *options.hosts.replace(",", " ").split()]
    most = _variable("SPIT_GAMES", _number, GAMES) if options.games is None else options.games
    hosts = Hosts.public(names)
    chosen = Options(_data(options), options.host, _chosen_port(options), hosts=hosts, most_games=most)
    return _run(chosen, ready, verbose=options.verbose)


def _run(options: Options, ready: Callable[[str], None], *, verbose: bool) -> int:
    from spitcards.server.listen import PortError
    from spitcards.server.process import run
    from spitcards.store.errors import StoreError

    try:
        run(options, ready, verbose=verbose)
    except (StoreError, PortError) as error:
        return _fail(error)
    return OK


# --- spit check, spit review --------------------------------------------------------------------------------------


class _Finding(Protocol):
    def to_dict(self) -> dict[str, object]: ...


_Found = TypeVar("_Found", bound=_Finding)


def _check(options: argparse.Namespace) -> int:
    return _read_all(
        options, lambda file: check_record(file), lambda name, checked: f"{name}: {_plain(describe(checked))}"
    )


def _review(options: argparse.Namespace) -> int:
    import shutil

    from spitcards.review import review, review_lines

    width = shutil.get_terminal_size().columns
    end = "\n" if len(options.files) > 1 else ""
    return _read_all(options, review, lambda name, found: "\n".join([f"{name}:", *review_lines(found, width)]) + end)


def _read_all(
    options: argparse.Namespace, read: Callable[[BinaryIO], _Found], say: Callable[[str, _Found], str]
) -> int:
    """Read each file, and say what was found: in words, or as JSON. One that is wrong is told of, and passed over."""
    sound = True
    for name in options.files:
        try:
            with _open(name) as file:
                found = read(file)
        except RecordError as error:
            sound = False
            _report(name, error.line, error.code, error.message, as_json=options.json)
        except (OSError, ValueError) as error:  # a name with a null character is a ValueError
            sound = False
            message = getattr(error, "strerror", None) or str(error)
            _report(name, None, "unreadable", message, as_json=options.json)
        else:
            print(json.dumps({"file": name, **found.to_dict()}) if options.json else say(name, found), flush=True)
    return OK if sound else FAILED


def _report(name: str, line: int | None, code: str, message: str, *, as_json: bool) -> None:
    """Say that a record is wrong, or cannot be read."""
    if as_json:
        print(json.dumps({"file": name, "error": {"line": line, "code": code, "message": message}}), flush=True)
    where = name if line is None else f"{name}:{line}"
    print(f"{where}: {_plain(message)}", file=sys.stderr, flush=True)


@contextmanager
def _open(name: str) -> Generator[BinaryIO]:
    if name == "-":
        yield sys.stdin.buffer
    else:
        with Path(name).open("rb") as file:
            yield file


# --- spit games, spit export --------------------------------------------------------------------------------------


def _games(options: argparse.Namespace) -> int:
    from spitcards.store.errors import StoreError
    from spitcards.store.listing import listed

    found = False
    try:
        for game in listed(_data(options)):
            found = True
            print(json.dumps(game.to_dict()) if options.json else _plain(game.text()), flush=True)
    except StoreError as error:
        return _fail(error)
    if not found:
        print(f"spit: no games in {_data(options)}", file=sys.stderr)
    return OK


def _export(options: argparse.Namespace) -> int:
    from spitcards.rules.record import dump_record
    from spitcards.store.errors import StoreError
    from spitcards.store.port import GameId
    from spitcards.store.reading import read_record

    try:
        found = read_record(_data(options), GameId(options.game)) if options.game.isascii() else None
    except StoreError as error:
        return _fail(error)
    if found is None:
        return _fail(f"there is no game {options.game!r} in {_data(options)} (`spit games` lists them)")
    _print_utf8(sys.stdout, dump_record(found.header, found.entries))
    return OK


def _print_utf8(stream: TextIO, text: str) -> None:
    """A record is UTF-8 with LF, whatever the terminal is."""
    stream.flush()
    stream.buffer.write(text.encode(errors="surrogatepass"))
    stream.buffer.flush()
