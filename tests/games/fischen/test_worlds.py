"""Fischen: worlds made from a view. Each must be the end of a history that is legal and looks the same to the seat.

The check knows nothing of how worlds are found: from the record of the true match and the world alone it writes the
record of another match, with other deals, shuffles and passes, and replays it.
"""

from __future__ import annotations

import itertools
import random
from collections import Counter
from typing import Any

import pytest

from shoal import SPECTATOR, Match
from shoal.core.record import read
from shoal.core.simulate import random_moves
from shoal.core.state import CHANCE
from shoal.games.fischen import worlds
from shoal.games.fischen.cards import has
from shoal.games.fischen.notation import CARD_NAMES
from tests.contract.engine import Engine
from tests.games.fischen.tables import DEPTHS, GAME, hand_in_catches, names_in, play, table
from tests.table import played

ENGINE = Engine("fischen", compiled=False)


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
    hands = [names_in(world.hand[seat]).split() for seat in range(world.players)]
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
    cards = [card for depth in DEPTHS for card in depth]
    rng.shuffle(cards)
    if rng.random() < 0.7:
        cards.sort(key=lambda card: not card[0].islower() and card[1:] != "0")
    cuts = [0, *sorted(rng.sample(range(1, 60), 4)), 60]
    return [cards[start:end] for start, end in itertools.pairwise(cuts)]


def check_histories(players: int, corrected: bool, seeds: range, every: int) -> None:
    for seed in seeds:
        depths = shuffled_depths(random.Random(seed)) if corrected else DEPTHS
        match = Match(GAME, players, seed, components={"depths": depths})
        for step, _ in enumerate(random_moves(match)):
            if step % every == seed or match.is_over or match._state.pass_trick != -1 and step % 4 == 0:
                check_worlds(match, depths, step % (players + 1) - 1, seed=step)


every_table = pytest.mark.parametrize(
    ("players", "corrected"), [(players, corrected) for players in (3, 4, 5) for corrected in (False, True)]
)


@every_table
def test_worlds_have_a_legal_history_of_their_own(players: int, corrected: bool) -> None:
    check_histories(players, corrected, range(2), every=13)


@pytest.mark.long
@every_table
def test_many_worlds_have_a_legal_history_of_their_own(players: int, corrected: bool) -> None:
    check_histories(players, corrected, range(4), every=9)


def test_worlds_are_found_without_a_lucky_guess(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worlds, "GUESSES", 0)
    for seed in range(2, 6):
        depths = shuffled_depths(random.Random(seed))
        match = Match(GAME, 4, seed, components={"depths": depths})
        for step, _ in enumerate(random_moves(match)):
            if match._state.pass_trick != -1 and step % 5 == 0:
                check_worlds(match, depths, step % 5 - 1, seed=step)


def some_worlds(match: Match, seat: int, count: int = 60) -> list[Any]:
    view = ENGINE.view(match._state, seat)
    return [ENGINE.world(view, seat, seed) for seed in range(count)]


def colours_in(world: Any, seat: int) -> set[str]:
    return {card[0] for card in names_in(world.hand[seat]).split()}


def test_worlds_keep_the_own_hand_and_the_shuffles_still_due() -> None:
    match = table(3, "B4 B5", "B6 B7", "B8 B9")
    while not match.chance_due:
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[0])
    for seat in (SPECTATOR, 0, 1, 2):
        view = ENGINE.view(match._state, seat)
        world = ENGINE.world(view, seat, 5)
        assert ENGINE.view(world, seat).flat() == view.flat()
        for boat, true in zip(world.boat, match._state.boat, strict=True):  # type: ignore[attr-defined]
            assert sorted(boat) == sorted(true), "everybody knows what was caught"
        while world.phase == CHANCE:
            GAME.rules.shuffle(world)
            GAME.rules.take_up(world)
        assert ENGINE.play_out(world) > 0
    assert hand_in_catches(match).to_act


def test_worlds_a_seat_that_could_not_follow_has_none() -> None:
    match = table(3, "Y4 Y5 Y6 Y7 Y8 Y9 Y10", "P3 P4 P5 P6 P7 P8 P9 P10 R4 R5")
    played(match, [(0, "play Y5"), (1, "play P3")])
    found = some_worlds(match, 2)
    assert all("Y" not in colours_in(world, 1) for world in found)
    assert {"B", "P", "R"} <= set().union(*(colours_in(world, 1) for world in found))
    assert any("Y" in colours_in(world, 0) for world in found)


def test_worlds_voids_that_leave_one_deal_only_are_found() -> None:
    """Seats 0 and 2 can't follow what is left of some colours: the cards must be moved until they fit."""
    match = table(
        3, "B4 B5 B6 B7 B8 B9 B10 Y3 Y4 Y5", "Y6 Y7 Y8 Y9 Y10 P3 P4 P5 P6 P7", "P8 P9 P10 R4 R5 R6 R7 R8 R9 R10"
    )
    play(match, "B10 P3 R4", 0)
    play(match, "Y5 Y10 R5", 0)
    play(match, "Y9 R6 Y4", 1)
    play(match, "P7 P10 Y3", 1)
    for world in some_worlds(match, SPECTATOR, 20):
        assert colours_in(world, 0) == {"B"}
        assert "B" not in colours_in(world, 1) | colours_in(world, 2)
        assert names_in(world.hand[0]) == names_in(match._state.hand[0])  # type: ignore[attr-defined]


def with_a_pass() -> Match:
    """Round 2 of a match in which `left` comes from the sea: seat 1 plays it in the first trick."""
    order = ["left", *(card for depth in DEPTHS for card in depth if card != "left")]
    depths = [order[:12], order[12:24], order[24:36], order[36:48], order[48:]]
    for seed in range(200):
        match = Match(GAME, 3, seed, components={"depths": depths})
        for _ in random_moves(match):
            s: Any = match._state
            if s.pass_trick == 0 and s.laid == 0 and s.hand_size[0] > 5:
                return match
    raise AssertionError


def test_worlds_giver_and_receiver_know_the_card_between_them() -> None:
    match = with_a_pass()
    s: Any = match._state
    assert match.view(0).passed[:3] == [s.passed[0], -1, s.passed[2]]
    assert match.view().passed[:3] == [-1, -1, -1]
    for world in some_worlds(match, 0):
        assert has(world.hand[1], s.passed[0]), "not played yet"
    assert len({world.passed[1] for world in some_worlds(match, 0)}) > 3
    assert not all(has(world.hand[1], s.passed[0]) for world in some_worlds(match, 2))


def test_worlds_what_passes_between_others_is_guessed_from_their_hands() -> None:
    match = with_a_pass()
    for world in some_worlds(match, 0):
        assert has(world.hand[2], world.passed[1])
        assert ENGINE.view(world, 0).passed[:3] == match.view(0).passed[:3]


def test_worlds_answers_to_a_pass_come_from_the_hand() -> None:
    match = with_a_pass()
    record = match.record()
    number = next(number for number, entry in enumerate(record["moves"]) if "pass" in entry.get("move", ""))
    again = Match.begin(GAME, read(record))
    for entry in range(number + 2):
        again.replay(entry + 1, record["moves"][entry])
    assert again.to_act == [2]
    found = some_worlds(again, 2)
    assert all(has(world.hand[seat], world.passed[seat]) for world in found for seat in (0, 1))
    assert all(world.passed[2] == -1 for world in found)
    assert len({world.passed[0] for world in found}) > 3
    assert all(world.passed[0] == again._state.passed[0] for world in some_worlds(again, 0, 5))  # type: ignore[attr-defined]


def test_worlds_are_about_equally_likely() -> None:
    """Seat 1 has no yellow, so the three that seat 2 has not seen are with seat 0; the other 15 may be with either."""
    match = table(3, "Y4 Y5 Y6 Y7", "P3 P4 P5 P6 P7 P8 P9 P10 R4 R5")
    played(match, [(0, "play Y5"), (1, "play P3")])
    held = Counter(card for world in some_worlds(match, 2, 400) for card in names_in(world.hand[1]).split())
    assert len(held) == 15
    assert all(abs(found - 400 * 9 / 15) < 45 for found in held.values()), "4.5 standard deviations"
