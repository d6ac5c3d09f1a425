"""The player `ahead`, of which the level `master` is made: a net that looks ahead.

For each move the net likes it imagines worlds that its seat can't tell from the true one, makes the move there, and
lets the net play on for everybody until the seat is to choose again. What the net thinks of that position, or what the
game came to if it ended, is what the move was worth in that world. All moves are tried in the same worlds, many of
which are played on side by side (core/lanes.py), so that the net is asked about many views at once.

An ordinary choice is the move of the greatest mean, a little drawn to what the net liked before. Moves that are surely
worse are left out on the way. A secret choice is drawn from the net's mix, inclined to what turned out well. Where two
choose at the same time, every choice of the other is met equally often, and the other's mix inclines in the same way to
what is good against this one (equilibrium.py): whoever only did what is best against the net's mix could be read.
"""

from __future__ import annotations

import json
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from math import exp, tanh
from pathlib import Path
from threading import Lock
from typing import Any

from ..core import backends
from ..core.arrays import Lanes
from ..core.backends import Backend
from ..core.game import Game
from ..core.renamed import by_new_names
from ..core.state import UNKNOWN
from .equilibrium import mixes_of_two
from .levels import RENAMED
from .net import FILE, Net, mix, net_of, think, thinker
from .player import NO_LIMIT, Answer, Budget, Candidate, Player, Question
from .search import zeros
from .tried import Tried, leave_out, mean, mean_by, preferences

STANDARD = Budget(iterations=2000)
FEW = 8  # worlds to begin with; one where there is a clock, for nobody knows yet how long it takes
TIME_PART = 0.3  # of the time left is what the next worlds may take


@dataclass(frozen=True)
class Settings:
    """How a net looks ahead. See docs/bots.md for what each was found to give."""

    moves: int = 8  # as many of the net's favourites are looked at,
    least_share: float = 0.003  # all but two of them only if they have this part of the favourite's chance
    depth: int = 1  # rounds, others' choices and then its own, after which the net judges; 0: at its next choice
    temperature: float = 1.0  # by which the net's moves are drawn in thought; 1: by its mix, less: rather the likeliest
    prior_weight: float = 0.02  # how much the net's first opinion counts against what came of it, in ordinary choices
    secret_prior_weight: float = 0.2  # the same in secret choices of more than two seats at a time
    duel_prior_weight: float = 0.05  # and of two, for the mixes of both
    lanes: int = 192  # worlds played on side by side
    worlds: int = 4000  # that are enough in any case

    def __post_init__(self) -> None:
        if not (
            2 <= self.moves <= self.lanes
            and self.temperature > 0
            and self.prior_weight >= 0
            and self.secret_prior_weight >= 0
            and self.duel_prior_weight >= 0
        ):
            raise ValueError("no way to look ahead")


PLAIN = Settings()

KEPT = 8  # minds, some megabytes each
MINDS: dict[Any, Mind] = {}


def looking_ahead(
    game: Game, settings: Settings = PLAIN, file: Path | None = None, backend: Backend | None = None
) -> Player:
    """A player that looks ahead with the net of a file, or the game's own."""
    path = file or game.path(FILE)
    net_of(game, path)  # what is wrong with it is said now

    def player(question: Question) -> Answer:
        if len(question.legal) == 1:
            return Answer(question.legal[0])
        chosen = backend or backends.fastest_backend()
        return mind_of(game, path, settings, chosen).answer(question)

    return player


def mind_of(game: Game, path: Path, settings: Settings, backend: Backend) -> Mind:
    """Made once, unless the file of the net has changed. Only the latest are kept."""
    key = (game.name, path, path.stat().st_mtime_ns, settings, backend)
    mind = MINDS.pop(key, None) or Mind(game, net_of(game, path), settings, backend)
    MINDS[key] = mind
    while len(MINDS) > KEPT:
        MINDS.pop(next(iter(MINDS)), None)
    return mind


def settings_from(given: Mapping[str, Any], text: str = "") -> Settings:
    """The settings of a level, those of a text like `depth=4,temperature=0.5` on top."""
    kinds = {field.name: field.type for field in fields(Settings)}
    own = dict(given)
    for name, value in by_new_names(dict(part.split("=") for part in text.split(",") if part), RENAMED).items():
        own[name] = int(value) if kinds[name] == "int" else float(value)
    return Settings(**own)


class Mind:
    """A net with room to think in, for one question at a time."""

    def __init__(self, game: Game, net: Net, settings: Settings, backend: Backend) -> None:
        self.game, self.net, self.settings, self.backend = game, net, settings, backend
        self.template = backends.template("lanes", game.folder, backend)
        self.first_opinion = thinker(game, net, backend)
        self.lanes = lanes_for(game, self.template, settings.lanes, backend)
        self.alone = Lock()
        self.clock = time.perf_counter  # each question brings its own
        self.step, self.stepped = 0.0, 1  # how long the latest step took, and how many lanes there were
        self.margin = float(json.loads(net.about.get("settings", "{}")).get("margin", 0.25))
        if backend is Backend.COMPILED:
            from .quick_lanes import quick_think_lanes

            self.evaluate = quick_think_lanes(net, self.lanes)
        else:
            self.evaluate = self.think_lanes

    def think_lanes(self, number: int) -> None:
        """Interpreted, one view after the other."""
        lanes = self.lanes
        for i in range(number):
            lane = lanes.active[i]
            found = think(self.net, lanes.features[lane])
            lanes.logits[i] = [float(found.logits[action]) for action in lanes.legal[lane][: lanes.counts[lane]]]
            lanes.values[i] = [found.utility, found.margin]

    # -- A question --

    def answer(self, question: Question) -> Answer:
        with self.alone:
            return self.look_ahead(question)

    def look_ahead(self, question: Question) -> Answer:
        self.clock = question.clock
        began = self.clock()
        budget = STANDARD if question.budget == NO_LIMIT else question.budget
        end = None if budget.seconds is None else began + budget.seconds
        most = budget.iterations or 1 << 40
        view, secret = question.view, question.is_secret
        if secret:  # nobody knows what those have chosen who were quicker
            view = view.copy()
            self.game.rules.reopen(view)
        duel = secret and int(view.owing).bit_count() == 2
        chances = mix(self.first_opinion(view, question.seat).logits, question.legal)
        tried = self.favourites(question.legal, chances, everything=duel)
        seed = question.dice.getrandbits(60)
        playouts, worlds = 0, FEW if end is None else 1
        self.step, self.stepped = 0.0, 1
        self.show(view)
        while len(tried.left) > 1 and playouts < most and tried.worlds < self.settings.worlds:
            count = len(tried.left)
            worlds = max(1, min(worlds, self.settings.lanes // count, (most - playouts) // count))
            before = self.clock()
            if not self.try_out(tried, question.seat, seed, worlds, end, duel):
                break
            playouts += worlds * count
            now = self.clock()
            leave_out(tried, self.settings.prior_weight, secret)
            worlds = 4 * worlds
            if end is not None:
                worlds = min(worlds, int(worlds * TIME_PART * (end - now) / (now - before)) + 1)
        return self.choose(question, tried, playouts, duel)

    def weigh_up(self, question: Question, actions: Sequence[int], worlds: int, seed: int) -> Tried:
        """Try out all of some moves in so many worlds, none left out on the way. Not for secret choices of two."""
        places = list(range(len(actions)))
        none = [1.0] * len(places)
        tried = Tried(list(actions), places, none, [[] for _ in places], [[] for _ in places], [[] for _ in places], {})
        with self.alone:
            self.clock = question.clock
            self.show(question.view)
            while tried.worlds < worlds:
                portion = min(worlds - tried.worlds, self.settings.lanes // len(places))
                self.try_out(tried, question.seat, seed, portion, None, False)
        return tried

    def favourites(self, legal: Sequence[int], chances: list[float], everything: bool) -> Tried:
        order = sorted(range(len(legal)), key=lambda i: (-chances[i], legal[i]))[: self.settings.moves]
        if not everything:
            order = order[:2] + [i for i in order[2:] if chances[i] >= self.settings.least_share * chances[order[0]]]
        moves, places = [int(legal[i]) for i in order], list(range(len(order)))
        prior = [chances[i] for i in order]
        return Tried(moves, places, prior, [[] for _ in order], [[] for _ in order], [[] for _ in order], {})

    def show(self, view: Any) -> None:
        if self.backend is Backend.COMPILED:
            view.pack(self.lanes.states, self.template.VIEW)
        else:
            self.lanes.states[self.template.VIEW] = view

    # -- Looking ahead --

    def try_out(self, tried: Tried, seat: int, seed: int, worlds: int, end: float | None, duel: bool) -> bool:
        """Make each move that is left in some worlds more. Answers whether there was time for it."""
        lanes, settings, template = self.lanes, self.settings, self.template
        first = tried.worlds
        number = worlds * len(tried.left)
        for lane in range(number):
            lanes.active[lane] = lane
            lanes.worlds[lane] = first + lane // len(tried.left)
            lanes.moves[lane] = tried.moves[tried.left[lane % len(tried.left)]]
            lanes.actions[lane] = template.BEGIN
        rounds = [0] * number
        found = [(0.0, 0.0)] * number
        answers = [UNKNOWN] * number
        going = number
        while going:
            before, number = self.clock(), going
            if end is not None and before + self.step * max(1.0, going / self.stepped) > end:
                return False
            template.advance(lanes, seat, seed, going)
            going = self.take_results(going, found)
            self.evaluate(going)
            going = self.take_values(going, seat, rounds, found)
            template.draw_actions(lanes, going, settings.temperature)
            if duel:  # the first to choose but the seat itself is the other
                self.meet_all(going, answers, tried.others)
                duel = False
            self.step, self.stepped = self.clock() - before, number
        for lane, (value, lead) in enumerate(found):
            place = tried.left[lane % len(tried.left)]
            tried.values[place].append(value)
            tried.leads[place].append(lead)
            tried.answers[place].append(answers[lane])
        return True

    def meet_all(self, going: int, answers: list[int], others: dict[int, float]) -> None:
        """Let the other make each of its choices in as many worlds, and add up how likely the net thinks them."""
        lanes = self.lanes
        for i in range(going):
            lane = lanes.active[i]
            count = lanes.counts[lane]
            legal = [int(action) for action in lanes.legal[lane][:count]]
            logits = [float(logit) for logit in lanes.logits[i][:count]]
            weights = [exp(logit - max(logits)) for logit in logits]
            for action, weight in zip(legal, weights, strict=True):
                others[action] = others.get(action, 0.0) + weight / sum(weights)
            answers[lane] = lanes.actions[lane] = legal[lanes.worlds[lane] % count]

    def take_results(self, going: int, found: list[tuple[float, float]]) -> int:
        """Write down what came of the games that are over. Answers how many lanes go on."""
        lanes, spread = self.lanes, self.game.rules.SPREAD
        players = lanes.states[self.template.VIEW].players
        stay = 0
        for i in range(going):
            lane = lanes.active[i]
            if lanes.seats[lane] >= 0:
                lanes.active[stay] = lane
                stay += 1
            else:
                share, lead = lanes.results[lane]
                won = (share * players - 1) / (players - 1)
                found[lane] = (won + self.margin * tanh(lead / spread), max(-3.0, min(3.0, lead / spread)))
        return stay

    def take_values(self, going: int, seat: int, rounds: list[int], found: list[tuple[float, float]]) -> int:
        """Write down what the net thinks where the seat is to choose again. Answers how many lanes go on.

        The rounds are counted in halves: odd, if another seat has had a choice since.
        """
        lanes = self.lanes
        stay = 0
        for i in range(going):
            lane = lanes.active[i]
            if (lanes.seats[lane] == seat) == (rounds[lane] % 2 == 1):
                rounds[lane] += 1
            if rounds[lane] >= 2 * self.settings.depth and lanes.seats[lane] == seat:
                found[lane] = (float(lanes.values[i][0]), float(lanes.values[i][1]))
            else:
                lanes.active[stay] = lane
                count = lanes.counts[lane]
                lanes.logits[stay][:count] = lanes.logits[i][:count]
                stay += 1
        return stay

    # -- The answer --

    def choose(self, question: Question, tried: Tried, playouts: int, duel: bool) -> Answer:
        """The move that is liked most, or one drawn from the mix of a secret choice; and what was thought of each.

        The share of an ordinary move is that of the playouts.
        """
        secret = question.is_secret
        weights: Mapping[int, float] = {}  # of the other's choices
        if duel and playouts:
            mixed, weights = self.mix_of_two(tried)
        else:
            liked = preferences(tried, self.settings.secret_prior_weight if secret else self.settings.prior_weight)
            top = max(liked.values())
            mixed = [exp(liked[place] - top) if place in liked else 0.0 for place in range(len(tried.moves))]
        shares = [float(len(values)) for values in tried.values] if playouts and not secret else mixed
        order = sorted(range(len(mixed)), key=lambda i: (-mixed[i], -shares[i], -tried.prior[i]))
        total = sum(shares)
        players = question.view.players
        found = tuple(
            Candidate(tried.moves[i], shares[i] / total, self.chance_to_win(tried, i, players, weights)) for i in order
        )
        action = found[0].action
        if secret:
            action = question.dice.choices([one.action for one in found], [one.share for one in found])[0]
        return Answer(action, found, playouts, backend=self.backend)

    def mix_of_two(self, tried: Tried) -> tuple[list[float], dict[int, float]]:
        """The mixes of this seat, by move, and of the other, by its action."""
        others = list(tried.others) or [UNKNOWN]
        worths = [
            [mean_by(values, answers, other) for other in others]
            for values, answers in zip(tried.values, tried.answers, strict=True)
        ]
        theirs = [tried.others.get(other, 1.0) for other in others]
        own, other = mixes_of_two(worths, tried.prior, theirs, self.settings.duel_prior_weight)
        return own, dict(zip(others, other, strict=True))

    def chance_to_win(self, tried: Tried, place: int, players: int, weights: Mapping[int, float]) -> float | None:
        """The utility without the margin, as a share of the first place."""
        values, leads, answers = tried.values[place], tried.leads[place], tried.answers[place]
        if not values:
            return None
        if weights:
            value, lead = (
                sum(weight * mean_by(numbers, answers, answer) for answer, weight in weights.items())
                for numbers in (values, leads)
            )
        else:
            value, lead = mean(values), mean(leads)
        won = value - self.margin * tanh(lead)
        return max(0.0, min(1.0, (won * (players - 1) + 1) / players))


def lanes_for(game: Game, template: Any, number: int, backend: Backend) -> Lanes:
    """Room for so many lanes."""
    states: Any = [None] * (template.FIRST + number)
    if backend is Backend.COMPILED:
        states = game.state.array(template.FIRST + number)
    lanes = Lanes(
        states,
        active=zeros(backend, int, number),
        worlds=zeros(backend, int, number),
        moves=zeros(backend, int, number),
        opening=zeros(backend, int, number),
        actions=zeros(backend, int, number),
        seats=zeros(backend, int, number),
        counts=zeros(backend, int, number),
        legal=zeros(backend, int, number, game.actions),
        features=zeros(backend, int, number, game.features),
        logits=zeros(backend, float, number, game.actions),
        values=zeros(backend, float, number, 2),
        results=zeros(backend, float, number, template.RESULTS),
    )
    if backend is Backend.COMPILED:
        import numpy as np

        lanes = lanes._replace(logits=lanes.logits.astype(np.float32), values=lanes.values.astype(np.float32))
    return lanes
