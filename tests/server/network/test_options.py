"""The options about the network, as `gemkeep serve` and `python -m gemkeep.server` read them."""

from __future__ import annotations

from argparse import ArgumentTypeError

import pytest

from gemkeep.server.__main__ import read_config
from gemkeep.server.options import metrics_address, proxy


def test_no_proxy_is_believed_and_no_metrics_are_served_unless_named() -> None:
    config, _ = read_config([])
    assert (config.proxies, config.metrics) == ((), None)
    config, _ = read_config(["--proxy", "10.0.0.1", "--proxy", "fd00::/8", "--metrics", "9100"])
    assert config.proxies == ("10.0.0.1/32", "fd00::/8")
    assert config.metrics == ("127.0.0.1", 9100)


@pytest.mark.parametrize(
    "written,address",
    [("9100", ("127.0.0.1", 9100)), ("10.0.0.1:1", ("10.0.0.1", 1)), ("[::1]:2", ("::1", 2))],
)
def test_metrics_have_an_address_and_a_port(written: str, address: tuple[str, int]) -> None:
    assert metrics_address(written) == address


@pytest.mark.parametrize("written", ["", "here", "10.0.0.1:", "1:70000", "-1"])
def test_anything_else_is_no_place_for_metrics(written: str) -> None:
    with pytest.raises(ArgumentTypeError, match="port"):
        metrics_address(written)


@pytest.mark.parametrize("written", ["", "*", "proxy.example", "10.0.0.1:80"])
def test_a_proxy_is_an_address(written: str) -> None:
    with pytest.raises(ArgumentTypeError, match="address"):
        proxy(written)
