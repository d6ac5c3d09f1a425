"""What speaks for a move of Fish Eat Fish: each kind in a known position, and what is claimed in random games holds."""

from __future__ import annotations

from typing import Any

import pytest

from shoal import Match, game_named
from shoal.games.fish_eat_fish.notation import CARD_NAMES, CIRCLE_NAMES
from shoal.games.fish_eat_fish.numbers import FIGHT, NEAR
from tests.merits import Args, after, check_all, merits_of
from tests.table import played

from .sea import sea, show, table

GAME = game_named("fish-eat-fish")

# -- Known positions --


def test_placing_apart_from_others_and_at_the_edge() -> None:
    assert merits_of(table(), 0, "place a1") == {"merit-no-rival-beside": {}, "merit-few-neighbours": {"count": 2}}
    assert merits_of(table(), 0, "place c3") == {"merit-no-rival-beside": {}}
    assert merits_of(played(table(), [(0, "place c3")]), 1, "place c4") == {}


def test_eating_without_a_fight() -> None:
    match = sea({"a1": "nn0", "a2": "nnn", "b1": "n", "e5": "1"})
    assert merits_of(match, 0, "eat a1 a2") == {"merit-catches": {"count": 1}, "merit-grows": {"height": 5}}
    assert merits_of(match, 0, "eat a1 b1") == {"merit-grows": {"height": 4}}


def test_attacking_somebody() -> None:
    match = sea({"a1": "nn0", "a2": "nn1", "c1": "1", "e5": "2"}, players=3, hands={0: "shark", 1: "4 5", 2: "octopus"})
    assert merits_of(match, 0, "eat a1 a2") == {
        "merit-sure-win": {"other": 1},
        "merit-last-card": {},
        "merit-win-catches": {"count": 1},
    }
    assert merits_of(match, 0, "eat a1 b1 c1") == {
        "merit-sure-win": {"other": 1},
        "merit-last-card": {},
        "merit-higher": {"other": 1, "count": 2},
    }
    match = sea({"a1": "0", "a2": "1", "c5": "2"}, players=3)
    assert merits_of(match, 0, "eat a1 a2") == {"merit-last-stack": {"other": 1}}


def test_drifting_has_no_reason_but_that_it_must_be() -> None:
    match = sea({"a1": "0", "c5": "1"})
    [move] = [move for move in match.legal(0) if move == "drift a1 a4"]
    assert merits_of(match, 0, move) == {}


def fight(mine: str, theirs: str, heights: tuple[str, str] = ("0", "1")) -> Match:
    match = sea({"a1": heights[0], "a2": heights[1]}, hands={0: mine, 1: theirs})
    return played(match, [(0, "eat a1 a2")])


def test_a_card_that_always_wins_or_never_loses() -> None:
    match = fight("shark 5 0", "1 3")
    assert merits_of(match, 0, "show shark") == {"merit-wins-fight": {"other": 1}}
    assert merits_of(match, 1, "show 3") == {}
    match = fight("5 3", "3 0")
    assert merits_of(match, 0, "show 3") == {
        "merit-cannot-lose": {"other": 1},
        "merit-spends-little": {"card": "3"},
    }


def test_a_card_that_beats_most() -> None:
    match = fight("4 2", "3 0 5")
    assert merits_of(match, 0, "show 4") == {"merit-beats-most": {"other": 1, "count": 2, "cards": 3}}
    assert merits_of(match, 1, "show 5") == {"merit-wins-fight": {"other": 0}}


def test_an_octopus_saves_the_stack_and_the_last_card_banks() -> None:
    match = fight("octopus", "3 0 5", ("nn0", "1"))
    assert merits_of(match, 0, "show octopus") == {"merit-calls-off": {"height": 3}, "merit-last-card": {}}


# -- Random games --


def neighbours(match: Match, move: str) -> list[int]:
    circle = CIRCLE_NAMES.index(move.removeprefix("place "))
    return [other for other in range(25) if NEAR[circle] >> other & 1]


def no_rival(match: Match, seat: int, move: str, args: Args) -> bool:
    s: Any = match._state
    return all(s.fish[other] in (0, seat + 1) for other in neighbours(match, move))


def catch(match: Match, seat: int) -> int:
    return match.game.rules.points(match._state, seat)


def catches(match: Match, seat: int, move: str, args: Args) -> bool:
    made = after(match, seat, move)
    return made.is_over or catch(made, seat) - catch(match, seat) == args["count"]


def grows(match: Match, seat: int, move: str, args: Args) -> bool:
    made = after(match, seat, move)
    s: Any = made._state
    circle = CIRCLE_NAMES.index(move.split()[-1])
    return bool(s.phase != FIGHT and (s.height[circle] == args["height"] or made.is_over))


def cards(match: Match, seat: int) -> list[str]:
    s: Any = match._state
    return [name for name, count in zip(CARD_NAMES, s.hand[seat], strict=True) for _ in range(count)]


def outcomes(match: Match, seat: int, other: int, card: str) -> list[str]:
    """How the fight that is on ends with a card, for every card of the other."""
    found = []
    for theirs in cards(match, other):
        end = show(match.copy(), (seat, card), (other, theirs))
        found.append(told_of(end, seat, len(match.events(seat))))
    return found


def told_of(end: Match, seat: int, since: int) -> str:
    """How the fight ended, by its events."""
    keys = {event.key: event.args for event in end.events(seat, since)}
    if "called-off" in keys or "drawn" in keys:
        return "off" if "called-off" in keys else "draw"
    return "won" if keys["won"]["seat"] == seat else "lost"


def sure_win(match: Match, seat: int, move: str, args: Args) -> bool:
    met = after(match, seat, move)
    return any(set(outcomes(met, seat, args["other"], card)) == {"won"} for card in cards(met, seat))


def last_card(match: Match, seat: int, move: str, args: Args) -> bool:
    if match.state.phase != FIGHT:
        s: Any = match._state
        return bool(s.hand_count[seat] == 1) and after(match, seat, move).state.phase == FIGHT
    [other] = [fighter for fighter in match.state.fighter if fighter != seat]  # type: ignore[attr-defined]
    if other not in match.to_act:
        end = after(match, seat, move)
    else:
        end = show(match.copy(), (seat, move.removeprefix("show ")), (other, cards(match, other)[0]))
    s = end._state
    return bool(s.hand_count[seat] == 0 and s.stacks[seat] == 0)


def win_catches(match: Match, seat: int, move: str, args: Args) -> bool:
    s: Any = after(match, seat, move)._state
    return bool(sum(s.strength) - 5 == args["count"])


def last_stack(match: Match, seat: int, move: str, args: Args) -> bool:
    s: Any = match._state
    return bool(s.stacks[args["other"]] == 1 << CIRCLE_NAMES.index(move.split()[-1]))


def higher(match: Match, seat: int, move: str, args: Args) -> bool:
    s: Any = after(match, seat, move)._state
    return bool(s.strength[0] - s.strength[1] == args["count"])


def ends(match: Match, seat: int, move: str, args: Args) -> list[str]:
    """With the other to choose, all its cards; otherwise the one that it has chosen."""
    if args["other"] in match.to_act:
        return outcomes(match, seat, args["other"], move.removeprefix("show "))
    return [told_of(after(match, seat, move), seat, len(match.events(seat)))]


def beats_most(match: Match, seat: int, move: str, args: Args) -> bool:
    found = ends(match, seat, move, args)
    if args["other"] in match.to_act:
        return found.count("won") == args["count"] and len(found) == args["cards"]
    return 2 * args["count"] > args["cards"]


def calls_off(match: Match, seat: int, move: str, args: Args) -> bool:
    s: Any = match._state
    return move == "show octopus" and s.strength[s.fighter.index(seat)] == args["height"]


def spends_little(match: Match, seat: int, move: str, args: Args) -> bool:
    fish = [card for card in cards(match, seat) if card.isdigit()]
    return f"show {min(fish)}" == move and max(fish) > min(fish)


def few_neighbours_is_so(match: Match, seat: int, move: str, args: Args) -> bool:
    return bool(len(neighbours(match, move)) == args["count"] < 4)


def wins_fight_is_so(match: Match, seat: int, move: str, args: Args) -> bool:
    return bool(set(ends(match, seat, move, args)) == {"won"})


def cannot_lose_is_so(match: Match, seat: int, move: str, args: Args) -> bool:
    return bool("lost" not in ends(match, seat, move, args))


CHECKS = {
    "merit-no-rival-beside": no_rival,
    "merit-few-neighbours": few_neighbours_is_so,
    "merit-catches": catches,
    "merit-grows": grows,
    "merit-sure-win": sure_win,
    "merit-last-card": last_card,
    "merit-win-catches": win_catches,
    "merit-last-stack": last_stack,
    "merit-higher": higher,
    "merit-wins-fight": wins_fight_is_so,
    "merit-calls-off": calls_off,
    "merit-cannot-lose": cannot_lose_is_so,
    "merit-beats-most": beats_most,
    "merit-spends-little": spends_little,
}


@pytest.mark.sweep
def test_what_is_claimed_holds() -> None:
    assert check_all(GAME, 8, CHECKS) == set(CHECKS)
