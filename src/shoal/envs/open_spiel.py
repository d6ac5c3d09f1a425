"""OpenSpiel games: importing this module registers every game of shoal.

    import pyspiel
    import shoal.envs.open_spiel
    game = pyspiel.load_game("shoal_fat_fish(players=4,reward=place)")

Chance: at the root four chance nodes of 256 equally likely outcomes spell the seed, highest byte first, and then it is
the game that Match has with this seed: the generator inside the state makes the later shuffles too. So a history tells
all, and what an action does is certain. No seat sees seed or generator: to them the game is the same as if chance moved
at each shuffle. A clone has the future of its original; for another future resample.

Resampling: a world that the seat can't tell from the true one, with a generator of its own. Its history is empty, since
the true one tells the seed and the secret moves of others, and no other is known that leads to this world.

Recall: an observation is the seat's view. An information state has besides a fingerprint of all its views and actions
before. States keep the moments before them, so that fingerprints are made only where they are asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
from hashlib import blake2b
from threading import Lock
from typing import Any

import msgspec
import numpy as np
import pyspiel

from ..core import backends
from ..core.batch import Batch
from ..core.errors import BadInput, Refused
from ..core.features import starts
from ..core.game import Game
from ..core.state import UNKNOWN, State
from ..games import all_games, game_named
from .rewards import REWARDS, Array, reward_named

SEED_BYTES = 4
OUTCOMES = [(byte, 1 / 256) for byte in range(256)]
CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
LONGEST = 10_000  # decisions: no game comes near


# -- Moments, and the engine that makes them --


@dataclass(slots=True, eq=False, repr=False)
class Moment:
    """A game between two decisions. It never changes, so that clones share it."""

    engine: Engine
    record: bytes  # the state
    asked: int  # the seat that is to act, or TERMINAL
    legal: list[int]  # its actions
    rewards: list[float]  # zero for all before the end
    before: Moment | None = None
    action: int = UNKNOWN  # that led here from the moment before
    pasts: dict[int, bytes] = field(default_factory=dict)  # by seat: fingerprint of all before, where it was asked for

    def __deepcopy__(self, memo: object) -> Moment:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Written down, fingerprints stand for the moments before."""
        pasts = {seat: self.engine.past(self, seat) for seat in range(self.engine.players)}
        return Moment, (self.engine, self.record, self.asked, self.legal, self.rewards, None, UNKNOWN, pasts)


class Engine:
    """The compiled rules for one set-up: a batch of one game, on which each call lays out the moment it is about."""

    def __init__(self, name: str, players: int, reward: str, options: tuple[tuple[str, str], ...]) -> None:
        self._settings = (name, players, reward, options)
        self.game, self.players, self.reward = game_named(name), players, reward_named(reward)
        self._batch = Batch(self.game, players, 1, options=dict(options), auto_reset=False, features=False)
        self._steps = backends.template("steps", self.game.folder, backends.Backend.COMPILED)
        self._scratch = self.game.state.array(1)
        self._state_bytes: memoryview = self._batch.states.view(np.uint8).data
        self._scratch_bytes: memoryview = self._scratch.view(np.uint8).data
        self._lock = Lock()  # compiled rules let other threads run

    def __reduce__(self) -> tuple[Any, ...]:
        return engine_of, self._settings

    def deal(self, seed: int) -> Moment:
        with self._lock:
            self._batch.reset([seed])
            return self._moment()

    def play(self, moment: Moment, action: int) -> Moment:
        if action not in moment.legal:
            raise Refused("spiel-action", action=str(action))
        with self._lock:
            self._state_bytes[:] = moment.record
            self._batch.step([action])
            return self._moment(moment, action)

    def _moment(self, before: Moment | None = None, action: int = UNKNOWN) -> Moment:
        record = self._state_bytes.tobytes()
        if self._batch.ended[0]:
            return Moment(self, record, TERMINAL, [], self.reward.of(self._batch)[0].tolist(), before, action)
        return Moment(self, record, int(self._batch.seats[0]), self._legal(), [0.0] * self.players, before, action)

    def _legal(self) -> list[int]:
        legal: list[int] = self._batch.masks[0].nonzero()[0].tolist()
        return legal

    def view(self, moment: Moment, seat: int) -> bytes:
        self._check_seat(seat)
        with self._lock:
            self._state_bytes[:] = moment.record
            self._steps.view_of(self._batch.states, 0, self._scratch, 0, seat)
            return self._scratch_bytes.tobytes()

    def write_features(self, moment: Moment, seat: int, out: Array) -> None:
        self._check_seat(seat)
        with self._lock:
            self._state_bytes[:] = moment.record
            self._batch.look([seat], features=out.reshape(1, -1))

    def past(self, moment: Moment, seat: int) -> bytes:
        """A fingerprint of all views and actions of a seat before a moment."""
        later: list[Moment] = []
        while seat not in moment.pasts and moment.before is not None:
            later.append(moment)
            moment = moment.before
        past = moment.pasts.get(seat, b"")
        for following in reversed(later):
            did = following.action.to_bytes(4) if moment.asked == seat else b""
            past = following.pasts[seat] = fingerprint(past, self.view(moment, seat), did)
            moment = following
        return past

    def imagine(self, moment: Moment, seat: int, seed: int) -> Moment:
        """A world that the seat can't tell from the true one. Of the past all seats know what this seat knows."""
        self._check_seat(seat)
        pasts = dict.fromkeys(range(self.players), self.past(moment, seat))
        with self._lock:
            self._state_bytes[:] = moment.record
            self._steps.imagine(self._batch.states, 0, self._scratch, 0, seat, seed)
            self._state_bytes[:] = self._scratch_bytes
            legal = moment.legal
            if moment.asked not in (seat, TERMINAL):  # what another seat may do depends on the world
                self._batch.look([moment.asked], masks=self._batch.masks)
                legal = self._legal()
            return Moment(self, self._state_bytes.tobytes(), moment.asked, legal, moment.rewards, pasts=pasts)

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.players:
            raise Refused("no-such-seat", seat=str(seat), last=self.players - 1)

    def numbers(self, record: bytes) -> dict[str, Any]:
        """The numbers of a state or a view by their fields."""
        array = np.frombuffer(record, self.game.state.dtype())
        return {name: array[name][0].tolist() for name in self.game.state.fields}


@cache
def engine_of(*settings: Any) -> Engine:
    return Engine(*settings)


@lru_cache(maxsize=1)  # a state is asked for the texts of all its actions
def plain(moment: Moment) -> State:
    """The state of a moment for interpreted rules."""
    kind = moment.engine.game.state
    return kind.unpack(np.frombuffer(moment.record, kind.dtype()), 0)


def fingerprint(*parts: bytes) -> bytes:
    return blake2b(b"".join(parts), digest_size=16).digest()


def text(found: Mapping[str, Any]) -> str:
    return msgspec.json.encode(found).decode()


# -- OpenSpiel's side --


class ShoalGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its players, reward and options. Every game of shoal is a class."""

    game: Game
    kind: Any

    def __init__(self, params: Mapping[str, Any]) -> None:
        options = tuple((name, params[name]) for name in self.game.options)
        self.engine = engine_of(self.game.name, params["players"], params["reward"], options)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.game.actions,
            max_chance_outcomes=len(OUTCOMES),
            num_players=self.engine.players,
            min_utility=self.engine.reward.forfeit,
            max_utility=-self.engine.reward.forfeit,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, params)

    def new_initial_state(self) -> ShoalState:
        return ShoalState(self)

    def max_chance_nodes_in_history(self) -> int:
        return SEED_BYTES

    def make_py_observer(self, kind: Any = None, params: Mapping[str, Any] | None = None) -> Observer:
        return Observer(self.engine, kind or pyspiel.IIGObservationType(perfect_recall=False), params)


class ShoalState(pyspiel.State):  # type: ignore[misc]
    """Until the deal the seed so far as it is spelled, then a moment. OpenSpiel clones and writes down what is here."""

    def __init__(self, game: ShoalGame) -> None:
        super().__init__(game)
        self.spelled = b""
        self.moment: Moment | None = None

    def current_player(self) -> int:
        return CHANCE if self.moment is None else self.moment.asked

    def is_terminal(self) -> bool:
        return self.moment is not None and self.moment.asked == TERMINAL

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return OUTCOMES[:]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.moment is not None
        return self.moment.legal

    def _apply_action(self, action: int) -> None:
        if self.moment is not None:
            self.moment = self.moment.engine.play(self.moment, action)
            return
        if not 0 <= action < len(OUTCOMES):
            raise Refused("spiel-action", action=str(action))
        self.spelled += bytes([action])
        if len(self.spelled) == SEED_BYTES:
            self.moment = self.get_game().engine.deal(int.from_bytes(self.spelled))

    def returns(self) -> list[float]:
        return [0.0] * self.num_players() if self.moment is None else self.moment.rewards[:]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> ShoalState:
        """A state that the player can't tell from this one, by a sampler of numbers from 0 up to 1."""
        other: ShoalState = self.get_game().new_initial_state()
        if self.moment is not None:
            other.moment = self.moment.engine.imagine(self.moment, player, int(sampler() * 2**53))
        return other

    def _action_to_string(self, player: int, action: int) -> str:
        if self.moment is None:
            return f"seed byte {action}"
        if action not in self.moment.legal:
            raise Refused("spiel-action", action=str(action))
        return self.moment.engine.game.text_of(plain(self.moment), action)

    def __str__(self) -> str:
        """The whole state, all secrets included, as JSON."""
        if self.moment is None:
            return text({"seed": self.spelled.hex()})
        return text(self.moment.engine.numbers(self.moment.record))


class Observer:
    """What a seat knows: the features of its view, and the view as JSON, which with perfect recall has its past too."""

    def __init__(self, engine: Engine, kind: Any, params: Mapping[str, Any] | None) -> None:
        if params or not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise BadInput("spiel-observer")
        self._engine, self._recalls = engine, kind.perfect_recall
        pieces = engine.game.pieces
        self.tensor = np.zeros(engine.game.features, np.float32)
        parts = np.split(self.tensor, starts(pieces)[1:-1])
        self.dict = {piece.name: part.reshape(piece.shape) for piece, part in zip(pieces, parts, strict=True)}

    def set_from(self, state: ShoalState, player: int) -> None:
        if state.moment is None:
            self.tensor.fill(0)
        else:
            self._engine.write_features(state.moment, player, self.tensor)

    def string_from(self, state: ShoalState, player: int) -> str:
        if state.moment is None:
            return text({"seat": player})
        view = self._engine.numbers(self._engine.view(state.moment, player))
        del view["rng"]  # nothing but zeros
        past = {"past": self._engine.past(state.moment, player).hex()} if self._recalls else {}
        return text({"seat": player, **past, "view": view})


def register(game: Game) -> None:
    options = {name: option.default for name, option in game.options.items()}
    kind = pyspiel.GameType(
        short_name=f"shoal_{game.folder.rpartition('.')[2]}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=game.players[0],
        max_num_players=game.players[-1],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.players[0], "reward": next(iter(REWARDS)), **options},
    )
    # A class, not a function: OpenSpiel lets go of it after the interpreter has ended, when nothing may be freed any
    # more, and a class, which refers to itself, is not.
    pyspiel.register_game(kind, type("ShoalGame", (ShoalGame,), {"game": game, "kind": kind}))


for _game in all_games():
    register(_game)
