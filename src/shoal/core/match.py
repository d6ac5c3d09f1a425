"""A match: one game in play. Moves and views are asked and answered here, by people, bots and records alike."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from .chance import draw_first, plant
from .contract import Shuffled
from .errors import BadInput, BadRecord, Refused, ShoalError
from .game import Components, Event, Game, ScoreLine
from .narrate import hears
from .parts import part
from .record import FORMAT, Record, Result, dump, read
from .state import CHANCE, OVER, SPECTATOR, State
from .words import say

LARGEST_SEED = 2**62 - 1


class Match:
    """A game in play.

    Chance comes from the generator of `seed` (drawn by itself if none is given), or is handed in: `setup` and
    `first` as in a record, and later shuffles through `hand_in`, which is expected when `seed` is None then.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        seed: int | None = None,
        options: Mapping[str, Any] | None = None,
        components: Components | str = "standard",
        *,
        first: int | None = None,
        setup: Mapping[str, Any] | None = None,
    ) -> None:
        s = game.open_box(players, options, components)
        if seed is None and setup is None:
            seed = secrets.randbelow(LARGEST_SEED + 1)
        if seed is not None and (type(seed) is not int or not 0 <= seed <= LARGEST_SEED):
            raise BadInput("bad-seed", seed=dump(seed) if isinstance(seed, str) else str(seed), most=str(LARGEST_SEED))
        if first is not None and (type(first) is not int or not 0 <= first < players):
            raise BadInput("bad-first", first=dump(first), last=players - 1)
        self.game = game
        self.seed = seed
        self._state = s
        self._options = game.spell_out(options or {})
        self._components = components if isinstance(components, str) else dict(components)
        self._entries: list[Mapping[str, Any]] = []
        self._story: list[tuple[int, ...]] = []
        self._told_before = 0  # length of the story before the last move
        s.story = self._story
        self._deal(seed, first, setup)

    # -- the table -------------------------------------------------------------------------------------------------

    @property
    def players(self) -> int:
        """How many play."""
        return self._state.players

    @property
    def first(self) -> int:
        """The seat that began."""
        return self._state.first

    @property
    def state(self) -> State:
        """The table as it is, hidden cards included: for whoever runs the match. Players and pages get a view."""
        return self._state

    @property
    def entries(self) -> Sequence[Mapping[str, Any]]:
        """What has happened so far, as the entries of the record: moves, and the outcomes of chance."""
        return self._entries

    @property
    def to_act(self) -> list[int]:
        """The seats that owe a move now."""
        return list(seats_in(self._state.owing))

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._state.phase == OVER

    @property
    def chance_due(self) -> bool:
        """Whether a shuffle must be handed in before the match goes on."""
        return self._state.phase == CHANCE

    def legal(self, seat: int) -> list[str]:
        """The legal moves of a seat, in the order of their numbers; empty if it is not to act."""
        return [self.text_of(action) for action in self.legal_actions(seat)]

    def text_of(self, action: int) -> str:
        """A move, given as its number, in the notation."""
        return self.game.text_of(self._state, action)

    def legal_actions(self, seat: int) -> list[int]:
        """The legal moves of a seat as numbers, ascending."""
        self._check_seat(seat)
        if not self._state.owing >> seat & 1:
            return []
        out = [0] * self.game.actions
        return out[: self.game.rules.legal(self._state, seat, out)]

    @property
    def is_secret(self) -> bool:
        """Whether the seats to act choose secretly at the same time."""
        return not self.is_over and bool(self.game.rules.SECRET >> self._state.phase & 1)

    def check(self, seat: int, move: str) -> None:
        """Raise Refused if the seat may not make this move now."""
        self._read_move(seat, move)

    def play(self, seat: int, move: str) -> None:
        """Make a move, or raise Refused and change nothing."""
        action = self._read_move(seat, move)
        self._entries.append({"seat": seat, "move": move})
        self._told_before = len(self._story)
        self.game.rules.apply(self._state, seat, action)
        self._draw_chance()

    def play_action(self, seat: int, action: int) -> None:
        """Make a move given as its number."""
        self.play(seat, self.text_of(action))

    def view(self, seat: int = SPECTATOR, *, memory: bool = True) -> State:
        """What a seat, or a spectator, may know; without `memory` only what lies in sight."""
        if seat != SPECTATOR:
            self._check_seat(seat)
        view = self.game.view_of(self._state, seat)
        if not memory:
            self.game.rules.forget(view, seat)
        return view

    def events(self, seat: int = SPECTATOR, since: int = 0) -> list[Event]:
        """What a seat, or a spectator, has been told, from its `since`-th event on."""
        heard = [told[1:] for told in self._story if hears(told[0], seat)]
        return [self._event(*told) for told in heard[since:]]

    def news(self, start: int) -> list[tuple[list[int], Event]]:
        """What was told from the `start`-th event on, each with those who hear it, the SPECTATOR among them."""
        everyone = [SPECTATOR, *range(self.players)]
        return [
            ([seat for seat in everyone if hears(told[0], seat)], self._event(*told[1:]))
            for told in self._story[start:]
        ]

    def _event(self, kind: int, *numbers: int) -> Event:
        telling, write = self.game.events.EVENTS[kind], self.game.narration.WRITE
        named = zip(telling.args, numbers, strict=False)
        return Event(telling.key, {name: write[name](number) if name in write else number for name, number in named})

    @property
    def scores(self) -> list[int]:
        """The scores as the table stands."""
        return [self.game.rules.points(self._state, seat) for seat in range(self.players)]

    @property
    def places(self) -> list[int]:
        """1 + the number of seats ranked strictly before."""
        return places_of([self.game.rules.rank(self._state, seat) for seat in range(self.players)])

    @property
    def result(self) -> Result | None:
        """Scores, places and the reason of the end; None while the match runs."""
        if not self.is_over:
            return None
        return Result(self.scores, self.places, say(self.ending, {}, folder=self.game.folder))

    @property
    def ending(self) -> str:
        """Why a match that is over has ended, as a key of the game's catalogue."""
        return self.game.narration.ENDINGS[self.game.rules.ending(self._state)]

    def score_sheet(self, seat: int) -> list[ScoreLine]:
        """A seat's score line by line."""
        return self.game.narration.score_sheet(self._state, seat)

    def undo(self, seat: int) -> None:
        """Take back the seat's last move, if nobody has moved since and nothing was revealed by it."""
        self.check_undo(seat)
        record = {**self.record(), "moves": self._entries[:-1]}
        record.pop("result", None)
        before = Match.replayed(self.game, read(record))
        # The source of chance is as it was: the generator was not asked, or a shuffle would have been revealed.
        before.seed, before._state.rng = self.seed, self._state.rng
        self.__dict__.update(before.__dict__)

    def check_undo(self, seat: int) -> None:
        """Raise Refused if the seat can't take a move back."""
        self._check_seat(seat)
        if reason := self.why_no_undo(seat):
            raise Refused(reason)

    def why_no_undo(self, seat: int) -> str | None:
        """Why a seat can't take a move back, as a key; None if it can."""
        if not self._entries or "chance" in self._entries[-1] or self._entries[-1]["seat"] != seat:
            return "nothing-to-undo"
        events = self.game.events.EVENTS
        is_revealed = any(events[told[1]].reveals for told in self._story[self._told_before :])
        return "revealed" if is_revealed else None

    def copy(self) -> Match:
        """The same match once more, to try something out."""
        copied = object.__new__(Match)
        copied.__dict__.update(self.__dict__)
        copied._state = self._state.copy()
        copied._entries, copied._story = self._entries[:], self._story[:]
        copied._state.story = copied._story
        return copied

    # -- chance ----------------------------------------------------------------------------------------------------

    @property
    def due(self) -> Shuffled:
        """The shuffle that is due as an entry of the record, its cards as they lie before it."""
        if not self.chance_due:
            raise Refused("no-chance-due")
        return self.game.shuffles.chance_of(self._state)

    def hand_in(self, outcome: Mapping[str, Any]) -> None:
        """Give the outcome of the shuffle that is due, as a record's chance entry."""
        if not self.chance_due:
            raise Refused("no-chance-due")
        self.game.shuffles.arrange(self._state, outcome)
        self._take_up()

    def _deal(self, seed: int | None, first: int | None, setup: Mapping[str, Any] | None) -> None:
        s, rules, box = self._state, self.game.rules, self.game.box
        plant(s, seed or 0)
        if first is not None:
            s.first = first
        draw_first(s)
        if setup is None:
            rules.shuffle_box(s)
        else:
            box.arrange(s, setup)
        self._setup = box.setup_of(s, box.piles(s))
        rules.lay_out(s)

    def _draw_chance(self) -> None:
        while self.chance_due and self.seed is not None:
            self.game.rules.shuffle(self._state)
            self._take_up()

    def _take_up(self) -> None:
        self._entries.append(self.due)
        self.game.rules.take_up(self._state)

    # -- refusals --------------------------------------------------------------------------------------------------

    def _check_seat(self, seat: int) -> None:
        if type(seat) is not int or not 0 <= seat < self.players:
            raise Refused("no-such-seat", seat=str(seat), last=self.players - 1)

    def _read_move(self, seat: int, move: str) -> int:
        """The action of a move this seat may make now."""
        s = self._state
        self._check_seat(seat)
        if self.is_over:
            raise Refused("game-over")
        if self.chance_due:
            raise Refused("chance-due")
        if not s.owing >> seat & 1:
            raise Refused("not-your-turn", seat=seat, seats=self.to_act)
        action = self.game.action_of(s, move) if isinstance(move, str) else None
        if action is None:
            raise self.game.refusal_of_text(move) if isinstance(move, str) else Refused("no-move", move=str(move))
        if refusal := self.game.refusal_of(s, seat, action):
            raise refusal
        return action

    # -- records ---------------------------------------------------------------------------------------------------

    def record(self, **extra: Any) -> dict[str, Any]:
        """The match as a shoal-record/1, finished or not, with extra keys (names, times) in its head."""
        written: dict[str, Any] = {
            "format": FORMAT,
            "game": self.game.name,
            "players": self.players,
            "options": self._options,
            "components": self._components,
            "first": self.first,
            "setup": self._setup,
            **extra,
            "moves": list(self._entries),
        }
        if result := self.result:
            written["result"] = {"scores": result.scores, "places": result.places, "reason": result.reason}
        return written

    @classmethod
    def load(cls, game: Game, record: Record, seed: int | None = None) -> Match:
        """Replay a record, finished or not; BadRecord names the first wrong entry.

        An unfinished match goes on with shuffles drawn from `seed` (or, if none is given, by itself).
        """
        match = cls.replayed(game, record)
        if not match.is_over:
            match.seed = secrets.randbelow(LARGEST_SEED + 1) if seed is None else seed
            plant(match._state, match.seed)
            match._draw_chance()
        return match

    @classmethod
    def replayed(cls, game: Game, record: Record) -> Match:
        """The match of a record after its last entry; later chance, too, is handed in."""
        match = cls.begin(game, record)
        for number, entry in enumerate(record.moves, 1):
            match.replay(number, entry)
        if isinstance(record.result, Result):
            match._compare(record.result, len(record.moves) + 1)
        return match

    @classmethod
    def begin(cls, game: Game, record: Record) -> Match:
        """The match of a record before its first entry; chance is handed in."""
        try:
            game.spell_out(record.options, strict=True)
            return cls(
                game, record.players, None, record.options, record.components, first=record.first, setup=record.setup
            )
        except ShoalError as wrong:
            raise BadRecord(0, wrong) from None

    def replay(self, number: int, entry: Any) -> None:
        """Carry out a record's entry."""
        try:
            if self.is_over:
                raise Refused("after-the-end")
            if not isinstance(entry, Mapping):
                raise Refused("entry-shape")
            if "chance" in entry:
                if not self.chance_due:
                    raise Refused("chance-not-due", seats=self.to_act)
                self.hand_in(entry)
            elif type(entry.get("seat")) is int and isinstance(entry.get("move"), str):
                self.play(entry["seat"], entry["move"])
            else:
                raise Refused("entry-shape")
        except ShoalError as wrong:
            raise BadRecord(number, wrong) from None

    def _compare(self, said: Result, number: int) -> None:
        found = self.result
        if found is None:
            raise BadRecord(number, Refused("unfinished"))
        for field in ("scores", "places"):
            if getattr(said, field) != getattr(found, field):
                args = {"field": field, "said": dump(getattr(said, field)), "true": dump(getattr(found, field))}
                raise BadRecord(number, Refused("wrong-result", **args))


@part
def seats_in(mask: int) -> tuple[int, ...]:
    """The seats of a set, a bit each."""
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)


def places_of(ranks: list[int]) -> list[int]:
    return [1 + sum(other > rank for other in ranks) for rank in ranks]
