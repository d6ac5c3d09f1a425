"""What pip is told to fetch while shoal itself is built."""

from tools.needed import PROJECT, needed


def test_extras_that_name_others_of_ours_are_followed() -> None:
    found = needed(["gpu"])
    assert found == [*PROJECT["dependencies"], *PROJECT["optional-dependencies"]["fast"], "numba-cuda[cu13]>=0.30"]


def test_nothing_is_named_twice_or_is_shoal_itself() -> None:
    found = needed(list(PROJECT["optional-dependencies"]))
    assert len(found) == len(set(found))
    assert not any(requirement.startswith("shoal") for requirement in found)
    assert {"jax>=0.10", "open_spiel>=2.0", "ruff>=0.8"} < set(found)
