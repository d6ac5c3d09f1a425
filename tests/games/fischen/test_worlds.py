"""Fischen: worlds made from a view. Each must be the end of a history that is legal and looks the same to the seat.

The check knows nothing of how worlds are found: from the record of the true match and the world alone it writes the
record of another match, with other deals, shuffles and passes, and replays it.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from shoal import SPECTATOR, Match, game_named
from shoal.core.record import read
from shoal.core.simulate import random_moves
from shoal.games.fischen.notation import CARD_NAMES
from tests.contract.engine import Engine

GAME = game_named("fischen")
ENGINE = Engine("fischen", compiled=False)
STANDARD = GAME.standard_components["depths"]


def names(kinds: list[int]) -> list[str]:
    return [CARD_NAMES[kind] for kind in kinds if kind != -1]


class Layer:
    """A shuffled catch: its cards, and how many were drawn in rounds before and in this one."""

    def __init__(self, number: int, cards: list[str]) -> None:
        self.number = number  # of the record's entry, from 0
        self.cards = cards
        self.before = 0
        self.now = 0


class Draws:
    """Who drew how many cards of which pile, told from a record."""

    def __init__(self, record: dict[str, Any]) -> None:
        self.players = record["players"]
        self.layers: list[list[Layer]] = [[] for _ in range(self.players)]
        self.from_sea = [range(0)] * self.players
        self.sea_at = 0
        self.began = 0  # the entry this round begins with
        order: list[int] = []
        shuffles = 0
        for number, entry in enumerate(record["moves"]):
            if "chance" in entry:
                self.layers[entry["seat"]].append(Layer(number, entry["cards"]))
                shuffles += 1
                if shuffles % self.players == 0:
                    self.began = number + 1
                    self.draw(shuffles // self.players, order[-self.players :])
            elif entry["move"].startswith("play"):
                order.append(entry["seat"])

    def draw(self, round_no: int, order: list[int]) -> None:
        size = {3: 10, 4: 9, 5: 8}[self.players] + round_no // 2
        needs = []
        for layers in self.layers:
            for layer in layers:
                layer.before += layer.now
                layer.now = 0
            needs.append(max(0, size - sum(len(layer.cards) - layer.before for layer in layers)))
        self.from_sea = [range(0)] * self.players
        if sum(needs) > 60 - self.sea_at:
            return
        for seat, layers in enumerate(self.layers):
            count = size - needs[seat]
            for layer in layers:
                layer.now = min(count, len(layer.cards) - layer.before)
                count -= layer.now
        for seat in sorted(order, key=lambda seat: -needs[seat]):
            self.from_sea[seat] = range(self.sea_at, self.sea_at + needs[seat])
            self.sea_at += needs[seat]


def hands_of_the_round(moves: list[dict[str, Any]], world: Any) -> list[list[str]]:
    """The hands as dealt: what is held and what was played, less what was got, with what was passed on."""
    hands = [names(world.hand[seat]) for seat in range(world.players)]
    for entry in moves:
        if "move" in entry and entry["move"].startswith("play"):
            hands[entry["seat"]].append(entry["move"].split()[1])
    if world.pass_trick != -1:
        for giver in range(world.players):
            card = CARD_NAMES[world.passed[giver]]
            hands[(giver + 1) % world.players].remove(card)
            hands[giver].append(card)
    return hands


def other_record(record: dict[str, Any], depths: list[list[str]], world: Any) -> dict[str, Any]:
    """A record like this one, that ends in the world: other deals and shuffles, and what was passed in secret."""
    draws = Draws(record)
    moves = [dict(entry) for entry in record["moves"]]
    hands = hands_of_the_round(moves[draws.began :], world)
    setup = dict(record["setup"])
    if draws.began == 0:
        setup = {"hands": hands, "sea": names(world.sea)}
    else:
        for seat, layers in enumerate(draws.layers):
            boat = names(world.boat[seat])
            for layer in layers:
                rest = [boat.pop(0) for _ in layer.cards[layer.before + layer.now :]]
                drawn = list((Counter(layer.cards[layer.before :]) - Counter(rest)).elements())
                assert len(drawn) == layer.now, "the layer holds only its own cards"
                for card in drawn:
                    hands[seat].remove(card)
                moves[layer.number]["cards"] = [*layer.cards[: layer.before], *drawn, *rest]
            assert boat == []
        setup["sea"] = other_sea(record["setup"]["sea"], draws, depths, hands) + names(world.sea)
    for entry in moves[draws.began :]:
        if "move" in entry and entry["move"].startswith("pass"):
            entry["move"] = f"pass {CARD_NAMES[world.passed[entry['seat']]]}"
    return {**record, "moves": moves, "setup": setup}


def other_sea(sea: list[str], draws: Draws, depths: list[list[str]], hands: list[list[str]]) -> list[str]:
    """The sea cards that have been drawn: in this round what the hands have besides their boats' cards."""
    sea = sea[: draws.sea_at]
    depth_at = [depth for depth in depths for _ in depth]
    for seat, places in enumerate(draws.from_sea):
        for place in places:
            # A minus3 may be of two depths: it takes the place that no other card can take.
            fitting = sorted(set(hands[seat]) & set(depth_at[place]), key=lambda card: card == "minus3")
            assert fitting, "a hand holds as many cards of each depth as it drew"
            sea[place] = fitting[0]
            hands[seat].remove(fitting[0])
    assert not any(hands)
    return sea


def check_worlds(match: Match, depths: list[list[str]], seat: int, seed: int) -> Any:
    """A world of this moment is the end of another history, which the seat can't tell from the true one."""
    view = ENGINE.view(match._state, seat)
    world = ENGINE.world(view, seat, seed)
    assert ENGINE.view(world, seat).flat() == view.flat()
    record = {key: value for key, value in match.record().items() if key != "result"}
    other = read(other_record(record, depths, world))
    again = Match.begin(GAME, other)
    for number, entry in enumerate(other.moves, 1):
        again.replay(number, entry)
    world.rng = again._state.rng
    assert again._state.flat() == world.flat()
    assert again.events(seat) == match.events(seat)
    return world


def shuffled_depths(rng: random.Random) -> list[list[str]]:
    """Corrected depths of any sizes, zeros and buoys often early, so that much is passed."""
    cards = [card for depth in STANDARD for card in depth]
    rng.shuffle(cards)
    if rng.random() < 0.7:
        cards.sort(key=lambda card: not card[0].islower() and card[1:] != "0")
    cuts = [0, *sorted(rng.sample(range(1, 60), 4)), 60]
    return [cards[start:end] for start, end in zip(cuts, cuts[1:], strict=False)]


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("corrected", [False, True], ids=["standard", "corrected"])
def test_worlds_have_a_legal_history_of_their_own(players: int, corrected: bool) -> None:
    for seed in range(4):
        rng = random.Random(seed)
        depths = shuffled_depths(rng) if corrected else STANDARD
        match = Match(GAME, players, seed, components={"depths": depths})
        step = 0
        for _ in random_moves(match):
            step += 1
            if step % 7 == seed or match.is_over or match._state.pass_trick != -1 and step % 3 == 0:
                check_worlds(match, depths, step % (players + 1) - 1, seed=step)
