"""The words of the client: the same messages in every language, and each of them used."""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from spitcards.wire.messages import TROUBLES

ROOT = Path(__file__).parents[2]
LOCALES = ROOT / "src" / "spitcards" / "locales"
CLIENT = ROOT / "web" / "src"
LANGUAGES = sorted(path.stem for path in LOCALES.glob("*.ftl"))

# The first argument of a call of `t`, up to its comma or closing parenthesis.
CALL = re.compile(r"\bt\(\s*((?:'[^']*'|\"[^\"]*\"|`[^`]*`|[^,)'\"`])*)")
COMPARED = re.compile(r"[!=]==?\s*(?:'[^']*'|\"[^\"]*\")")
TEXT = re.compile(r"'([a-z0-9-]+)'|\"([a-z0-9-]+)\"|`([^`]+)`")


class Uses(Visitor):
    """What a message refers to: the variables it shows, other messages, the choices it makes by a variable."""

    def __init__(self) -> None:
        self.shown: set[str] = set()
        self.messages: set[str] = set()
        self.choices: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.shown.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = {v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)}
            self.choices.setdefault(node.selector.id.name, set()).update(keys)
        for variant in node.variants:
            self.visit(variant.value)


def read(language: str) -> list[ast.EntryType]:
    """Read a language's two files: the game's words, and those of the pages that are read at leisure."""
    files = (LOCALES / f"{language}.ftl", LOCALES / "pages" / f"{language}.ftl")
    return [entry for file in files for entry in parse(file.read_text(encoding="utf-8")).body]


def messages(language: str) -> dict[str, Uses]:
    found: dict[str, Uses] = {}
    for entry in read(language):
        if isinstance(entry, ast.Message):
            found[entry.id.name] = uses = Uses()
            uses.visit(entry)
    return found


def shown(known: dict[str, Uses], key: str) -> set[str]:
    """Return the variables that a message shows, those of messages within it included."""
    return known[key].shown.union(*(shown(known, other) for other in known[key].messages))


def taken(known: dict[str, Uses], key: str) -> set[str]:
    """Return the variables that a message takes, to show them or to choose by them."""
    inner = (taken(known, other) for other in known[key].messages)
    return (known[key].shown | set(known[key].choices)).union(*inner)


def sources() -> list[str]:
    return [path.read_text(encoding="utf-8") for path in CLIENT.rglob("*") if path.suffix in {".svelte", ".ts"}]


def asked() -> tuple[set[str], set[str]]:
    """Return the keys that the client asks for, plain ones and patterns such as `stock-[a-z]+`."""
    keys: set[str] = set()
    patterns: set[str] = set()
    for source in sources():
        for call in CALL.finditer(source):
            for single, double, template in TEXT.findall(COMPARED.sub("", call[1])):
                if template:
                    patterns.add(re.sub(r"\\\$\\\{.*?\\\}", "[a-z0-9-]+", re.escape(template)))
                else:
                    keys.add(single or double)
    return keys, patterns


@pytest.mark.parametrize("language", LANGUAGES)
def test_language_is_well_formed(language: str) -> None:
    assert [entry.content for entry in read(language) if isinstance(entry, ast.Junk)] == []
    keys = [entry.id.name for entry in read(language) if isinstance(entry, ast.Message)]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("language", LANGUAGES)
def test_language_has_the_messages_of_english(language: str) -> None:
    assert list(messages(language)) == list(messages("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_language_takes_no_variable_that_english_does_not(language: str) -> None:
    english, here = messages("en"), messages(language)
    for key in english:
        assert taken(here, key) <= taken(english, key), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_language_shows_what_english_shows(language: str) -> None:
    """The other player's name may be left out: Swedish says "on the other side" where English needs the name."""
    english, here = messages("en"), messages(language)
    for key in english:
        assert shown(english, key) - taken(here, key) <= {"name"}, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_language_knows_the_codes_of_english(language: str) -> None:
    plurals = {"zero", "one", "two", "few", "many", "other"}
    english, here = messages("en"), messages(language)
    for key, uses in english.items():
        for variable, choices in uses.choices.items():
            assert here[key].choices.get(variable, set()) - plurals == choices - plurals, (key, variable)


@pytest.mark.skipif(not CLIENT.is_dir(), reason="the client's sources are not here")
def test_client_asks_for_messages_that_there_are() -> None:
    keys, patterns = asked()
    english = set(messages("en"))
    assert keys - english == set()
    assert {p for p in patterns if not any(re.fullmatch(p, key) for key in english)} == set()


@pytest.mark.skipif(not CLIENT.is_dir(), reason="the client's sources are not here")
def test_no_message_is_idle() -> None:
    keys, patterns = asked()
    known = messages("en")
    # A key may also travel as a value before it is asked for; then it has a hyphen, or is called a key.
    told = {a or b for source in sources() for a, b in re.findall(r"'(\w+-[\w-]+)'|\"(\w+-[\w-]+)\"", source)}
    told |= {key for source in sources() for key in re.findall(r"\bkey: [\"'](\w+)[\"']", source)}
    used = keys | told | {key for key in known if any(re.fullmatch(p, key) for p in patterns)}
    within = {key for uses in known.values() for key in uses.messages}
    assert set(known) - used - within == set()


@pytest.mark.skipif(not CLIENT.is_dir(), reason="the client's sources are not here")
def test_every_refusal_and_trouble_has_words() -> None:
    table = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8").partition("## Refusals")[2]
    refusals = set(re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE))
    known = messages("en")
    assert refusals - known["refused"].choices["code"] == set()
    assert set(TROUBLES) - known["trouble"].choices["code"] == set()
