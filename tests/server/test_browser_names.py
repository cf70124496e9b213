"""What a session is called in its owner's list, and whose an address is."""

import pytest

from puntobanco.server.http.own import browser_of, network_of

AGENTS = {
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML) Chrome/130.0 Safari/537.36": "Chrome, Linux",
    "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36 Edg/130.0": (
        "Edge, Windows"
    ),
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Safari/604.1": (
        "Safari, iPhone"
    ),
    "Mozilla/5.0 (Android 15; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0": "Firefox, Android",
    "python-httpx/0.28.1": "python-httpx",
    "": "",
}


@pytest.mark.parametrize(("agent", "name"), AGENTS.items())
def test_a_browser_is_called_as_its_owner_would_call_it(agent: str, name: str) -> None:
    assert browser_of(agent) == name


def test_whoever_has_one_ipv6_address_has_all_of_its_network() -> None:
    assert network_of("2001:db8:1:2:3:4:5:6") == network_of("2001:db8:1:2::9") == "2001:db8:1:2::/64"
    assert network_of("192.0.2.7") == "192.0.2.7"
    assert network_of("somewhere") == "somewhere"
