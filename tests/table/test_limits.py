"""Whose share something takes."""

from __future__ import annotations

import pytest

from ludoteca.table.limits import sender


@pytest.mark.parametrize(
    ("address", "share"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::1"),
        ("", ""),
        ("a pipe", "a pipe"),
    ],
)
def test_a_network_of_64_bits_has_one_share(address: str, share: str) -> None:
    assert sender(address) == share
