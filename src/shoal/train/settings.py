"""How a game is trained: train.toml of its folder, and what is asked for on the command line."""

from __future__ import annotations

import tomllib
from typing import Any

import msgspec

from ..core.errors import BadInput
from ..core.game import Game
from ..core.renamed import by_new_names

RENAMED = {"trace": "gae_lambda", "leash": "imitation_fade"}  # settings in train.toml by names they had before


class Net(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The shape of a net (nets.py)."""

    width: int = 384
    blocks: int = 2
    board: list[str] = []  # pieces of the features that are planes of a board; none: no convolution
    planes: list[list[int]] = []  # actions that are planes of the board, in order: [the first, how many planes]
    channels: int = 32


class Settings(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Everything a run depends on but its seed. A pair goes from its first number to its second up to the horizon."""

    net: Net = Net()
    horizon: int = 2_500_000_000  # decisions until what fades has faded; 0: until the minutes are over
    slots: int = 65536
    steps: int = 32  # of every slot between two updates
    minibatch: int = 65536
    rate: float = 6e-4  # of learning; fades to nothing
    entropy: tuple[float, float] = (0.04, 0.01)
    gae_lambda: float = 0.9  # of generalised advantage estimation
    clip: float = 0.2
    margin: float = 0.25  # what points count beside the first place
    imitation: int = 0  # decisions in which the strategy is imitated
    imitation_fade: int = 0  # decisions after that in which imitation fades
    players: dict[str, float] = {}  # shares of slots by number of players; even if not said
    options: float = 0.2  # share of slots with other options than the standard
    older: float = 0.15  # share of slots in which older selves sit at the other seats
    strategy: float = 0.15  # and in which the strategy does
    remembered: int = 6  # older selves
    frozen: str = ""  # file of a published net that sits at all seats but one, as `net` plays, and never learns
    stepping: str = ""  # "cpu": the rules run there although the net learns on a GPU
    stage: int = 50  # rounds between two checkpoints; each begins with new deals
    average: float = 0.999  # how slowly the averaged weights follow


# Few decisions: what points tell is learnt sooner than what first places do.
FOR_A_CPU: dict[str, Any] = {
    "horizon": 20_000_000,
    "slots": 256,
    "minibatch": 2048,
    "rate": 2e-3,
    "stage": 40,
    "entropy": (0.05, 0.02),
    "margin": 1.0,
}


def settings_of(game: Game, changes: dict[str, str] | None = None, device: str = "gpu") -> Settings:
    """The game's settings; changes are texts as in a TOML file, by name: rate, net.width."""
    file = game.path("train.toml")
    found: dict[str, Any] = by_new_names(tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}, RENAMED)
    if device == "cpu":
        found |= FOR_A_CPU
        found["net"] = found.get("net", {}) | {"width": 128}
        for name in ("imitation", "imitation_fade"):
            found[name] = found.get(name, 0) // 100
    for path, text in by_new_names(changes or {}, RENAMED).items():
        table, _, name = path.rpartition(".")
        try:
            (found.setdefault(table, {}) if table else found)[name] = tomllib.loads(f"value = {text}")["value"]
        except tomllib.TOMLDecodeError:
            raise BadInput("train-setting", setting=path, value=text) from None
    try:
        return msgspec.convert(found, Settings)
    except msgspec.ValidationError as wrong:
        raise BadInput("train-settings", reason=str(wrong)) from None


def player_shares(game: Game, settings: Settings) -> dict[int, float]:
    if not settings.players:
        return dict.fromkeys(game.players, 1.0)
    return {int(count): share for count, share in settings.players.items() if int(count) in game.players}
