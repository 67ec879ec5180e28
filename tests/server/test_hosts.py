"""Which names a server answers to."""

from __future__ import annotations

import pytest

from spitcards.server.hosts import Hosts, same_site


@pytest.mark.parametrize(
    "host", ["localhost", "localhost:8000", "127.0.0.1:8000", "[::1]:8000", "LOCALHOST", "localhost."]
)
def test_a_server_for_this_machine_is_called_as_such(host: str) -> None:
    assert Hosts().allows(host)


@pytest.mark.parametrize(
    "host", [None, "", "evil.example", "127.0.0.1.evil.example", "192.168.1.5:8000", "[::1", "a:b:c"]
)
def test_and_by_no_other_name(host: str | None) -> None:
    assert not Hosts().allows(host)


@pytest.mark.parametrize("host", ["spit.example", "SPIT.example:443", "192.168.1.5:8000", "[fe80::1]", "localhost"])
def test_a_public_server_has_its_names_and_addresses(host: str) -> None:
    assert Hosts.public(["Spit.Example.", ""]).allows(host)


@pytest.mark.parametrize("host", ["evil.example", "x.spit.example", ""])
def test_a_public_server_has_no_other_names(host: str) -> None:
    assert not Hosts.public(["spit.example"]).allows(host)


@pytest.mark.parametrize(
    ("origin", "host", "same"),
    [
        (None, "a.example", True),
        ("https://a.example", "a.example", True),
        ("http://A.example:8000", "a.example:8000", True),
        ("http://a.example", "a.example:8000", False),
        ("https://b.example", "a.example", False),
        ("null", "a.example", False),
        ("file://a.example", "a.example", False),
        ("http://[", "a.example", False),
        ("http://a.example", None, False),
    ],
)
def test_a_page_plays_at_its_own_server_only(origin: str | None, host: str | None, same: bool) -> None:
    assert same_site(origin, host) is same
