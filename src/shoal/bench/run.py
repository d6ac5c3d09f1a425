"""A whole bench: which subjects there are, and the tables that come of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass

from ..core.backends import Backend
from ..core.game import Game
from ..core.gpu import find_gpu
from ..core.simulate import cores
from .gpu import gpu_table
from .growth import FEW, MANY, SEARCHED, Grown, grown
from .ours import SIZES, batch_steps, called_from_python, copying, random_play, shared_arrays_for
from .peers import (
    LIBRARIES,
    PETTING_ZOO,
    ROLLOUTS,
    SLOTS,
    WAYS,
    YARDSTICK,
    Peer,
    all_peers,
    check_installed,
    search_way,
)
from .report import Report, Row, Section, machine, today, versions, written
from .rounds import Subject, alternate, ratio
from .searching import ITERATIONS, PLAYERS, POSITIONS, STAGES, searching
from .start import WarmUp, import_time, warm_up_time
from .training import check_installed as check_training
from .training import training_table

# A bar with a title and a total, which gives a function to call with how much more is done.
Progress = Callable[[str, int], AbstractContextManager[Callable[[int], None]]]


@dataclass
class Seating:
    """What is measured of a game at one number of players, each with the title of its column."""

    game: Game
    players: int
    play: dict[str, Subject]
    batches: dict[str, Subject]
    called: Subject

    @property
    def head(self) -> Row:
        return {"game": self.game.name, "players": self.players}

    @property
    def subjects(self) -> list[Subject]:
        return [*self.play.values(), *self.batches.values(), self.called]


@dataclass
class Searches:
    """The search of a game at one number of players, stage by stage."""

    game: Game
    players: int
    stages: dict[str, Subject]
    guided: dict[str, Subject]  # by the strategy, at every node


def run(
    games: Sequence[Game],
    rounds: int,
    seconds: float,
    command: str,
    progress: Progress,
    *,
    peers: bool = False,
    growth: bool = False,
    gpu: bool = False,
) -> Report:
    """Measure each subject for so many seconds a round."""
    if peers:
        check_installed()
    if gpu:
        return gpu_report(games, rounds, command, progress)
    with progress("starting", len(games)) as advance:
        starts = [warm_up_time(game) for game in with_progress(games, advance)]
    with progress("setting up", len(games)) as advance:
        seatings = [seating for game in with_progress(games, advance) for seating in seatings_of(game)]
        copies = [copying(game) for game in games]
        others = all_peers(games) if peers else []
        searches = [found for game in games for found in searches_of(game)] if peers else []
    subjects = [*copies, *(subject for seating in seatings for subject in seating.subjects)]
    subjects += [peer.subject for peer in others]
    subjects += [subject for found in searches for subject in (*found.stages.values(), *found.guided.values())]
    with progress("measuring", len(subjects) * (rounds + 1)) as advance:
        alternate(subjects, rounds, seconds, advance)
    sections = [play_table(seatings), batch_table(seatings), start_table(games, copies, starts)]
    if peers:
        sections += [peer_table(others), ratio_table(seatings, others), search_table(searches, others)]
    if growth:
        with progress("growing", len(games)) as advance:
            grew = [grown(game) for game in with_progress(games, advance)]
        sections.append(growth_table(grew, seatings))
    head = {
        "command": command,
        "date": today(),
        **machine(cores()),
        "versions": versions("numba", "numpy", *(LIBRARIES.values() if peers else ())),
        "rounds": rounds,
        "milliseconds a round": round(seconds * 1000),
        "import shoal, s": import_time(),
    }
    return Report(head, sections)


def gpu_report(games: Sequence[Game], rounds: int, command: str, progress: Progress) -> Report:
    """Only the GPU, which may be lent by the minute."""
    name = find_gpu().get_current_device().name
    check_training()
    with progress("measuring", sum(len(game.players) for game in games)) as advance:
        play = gpu_table(list(games), rounds, advance)
    with progress("training", len(games)) as advance:
        training = training_table(list(games), advance)
    head = {
        "command": command,
        "date": today(),
        "GPU": name.decode() if isinstance(name, bytes) else str(name),
        **machine(cores()),
        "versions": versions("numba", "numba-cuda", "numpy", "jax"),
        "rounds": rounds,
    }
    return Report(head, [play, training], "Performance on a GPU", "The median of the rounds counts.")


def with_progress(games: Sequence[Game], advance: Callable[[int], None]) -> Iterator[Game]:
    """Games one by one; what is done with each is counted."""
    for game in games:
        yield game
        advance(1)


# -- Subjects --


def seatings_of(game: Game) -> Iterator[Seating]:
    shared = shared_arrays_for(game)
    for players in game.players:
        play = {
            "1 thread": random_play(game, players, Backend.COMPILED),
            "all cores": random_play(game, players, Backend.COMPILED, cores()),
            "interpreted": random_play(game, players, Backend.INTERPRETED),
        }
        batches = {column(slots): batch_steps(game, players, slots, shared) for slots in SIZES}
        batches[f"{column(SIZES[-1])}, all cores"] = batch_steps(game, players, SIZES[-1], shared, cores())
        yield Seating(game, players, play, batches, called_from_python(game, players))


def searches_of(game: Game) -> Iterator[Searches]:
    """At the fewest players, and at four."""
    for players in dict.fromkeys((game.players[0], PLAYERS)):
        stages, guided = (
            {stage: searching(game, players, stage, guided=choice) for stage in STAGES} for choice in (False, True)
        )
        yield Searches(game, players, stages, guided)


def column(slots: int) -> str:
    """The title of a batch's column."""
    return f"N={slots}"


# -- Tables --


def play_table(seatings: list[Seating]) -> Section:
    rows = []
    for seating in seatings:
        row = seating.head
        for way, subject in seating.play.items():
            row[f"decisions {way}"] = subject.rate
            row[f"games {way}"] = subject.rate / subject.yields
        rows.append(row)
    note = "Decisions and games a second, at random from the deal to the result."
    return Section("Random play", note, rows)


def batch_table(seatings: list[Seating]) -> Section:
    rows = [
        seating.head
        | {size: subject.rate for size, subject in seating.batches.items()}
        | {"called from Python, µs": 1e6 / seating.called.rate}
        for seating in seatings
    ]
    note = (
        "Steps a second of all N slots together, random, with masks, features and new games where old ones end. "
        "Last column: one given action in a batch of one, with masks and features."
    )
    return Section("Batches", note, rows)


def start_table(games: Sequence[Game], copies: list[Subject], starts: list[WarmUp]) -> Section:
    rows = [
        {
            "game": game.name,
            "bytes a state": game.state.dtype().itemsize,
            "copy of a state, ns": 1e9 / copy.rate,
            "rules cold, s": start.rules_cold,
            "rules warm, s": start.rules_warm,
            "players cold, s": start.players_cold,
            "players warm, s": start.players_warm,
        }
        for game, copy, start in zip(games, copies, starts, strict=True)
    ]
    note = (
        "CPU seconds until the rules, or the computer players, are ready, Python itself included: `shoal warm-up GAME` "
        "makes first the rules ready in an empty cache, then the players; warm is when all is there."
    )
    return Section("State and start", note, rows)


def peer_table(peers: list[Peer]) -> Section:
    rows = [
        {"library": peer.library, "game": peer.game, "how": peer.way, "decisions/s": peer.subject.rate}
        for peer in peers
    ]
    note = (
        "Random play, and search, in the same rounds as ours. OpenSpiel's rollouts begin after the deal, from a dozen "
        "deals; Pgx counts the steps of all slots, and is held to one thread (NPROC=1), with which it takes the least "
        "CPU time."
    )
    return Section("Peers", note, rows)


def ratio_table(seatings: list[Seating], peers: list[Peer]) -> Section:
    hearts = next(peer for peer in peers if (peer.game, peer.way) == (YARDSTICK, ROLLOUTS))
    wrapped, bare = (fastest(peer for peer in peers if peer.library == PETTING_ZOO and peer.way == way) for way in WAYS)
    rows = [
        seating.head
        | {
            "play / OpenSpiel": ratio(seating.play["1 thread"], hearts.subject),
            "batch / PettingZoo": ratio(seating.batches[column(SLOTS)], wrapped.subject),
            "batch / PettingZoo unwrapped": ratio(seating.batches[column(SLOTS)], bare.subject),
        }
        for seating in seatings
    ]
    note = (
        f"How many times as fast, the median of the rounds' ratios. Random play on one thread against OpenSpiel's "
        f"{hearts.game} ({hearts.way}); steps of a batch of {SLOTS} against the fastest of PettingZoo's card games: "
        f"{wrapped.game} as env() hands it out, and {bare.game} without its wrappers."
    )
    return Section("Ratios", note, rows)


def fastest(peers: Iterable[Peer]) -> Peer:
    return max(peers, key=lambda peer: peer.subject.rate)


def search_table(searches: list[Searches], peers: list[Peer]) -> Section:
    by_way = {peer.way: peer.subject for peer in peers}
    rows = []
    for found in searches:
        row: Row = {"game": found.game.name, "players": found.players}
        row |= {f"decisions/s {stage}": subject.rate for stage, subject in found.stages.items()}
        for stage, subject in found.stages.items():
            row[f"/ OpenSpiel {stage}"] = ratio(subject, by_way[search_way(stage)])
        for stage, subject in found.guided.items():
            row[f"guided, / OpenSpiel {stage}"] = ratio(subject, by_way[search_way(stage)])
        rows.append(row)
    note = (
        f"Decisions simulated a second by whole searches of {ITERATIONS} iterations with random rollouts to the end, "
        f"on one thread, from {POSITIONS} positions after the deal and {POSITIONS} when half of a game lies behind. "
        f"Beside them, as a ratio, OpenSpiel's ISMCTSBot in C++ at {YARDSTICK}, passing included, with as many "
        f"simulations from positions of the same stage. Both imagine a world for each, and nobody tells them which "
        f"moves are good. The last columns are searches as the computer players make them, in which the strategy "
        f"weighs the moves at every node."
    )
    return Section("Search", note, rows)


def growth_table(grew: list[Grown], seatings: list[Seating]) -> Section:
    few, many = written(float(FEW)), written(float(MANY))
    rows = []
    for found in grew:
        seating = next(seating for seating in seatings if seating.game is found.game)
        row = seating.head
        row |= {f"games/s at {few}": found.few, f"games/s at {many}": found.many}
        row |= {f"MiB at {few}": found.peak_few, f"MiB at {many}": found.peak_many}
        row |= {f"MiB, {games} searched": peak for games, peak in zip(SEARCHED, found.peaks_searched, strict=True)}
        row |= {f"ns a slot, {column(slots)}": 1e9 / seating.batches[column(slots)].rate for slots in SIZES[1:]}
        rows.append(row)
    note = (
        "Simulations of few and of many games with the peak of memory, the peak when so many games were played by a "
        "search against random players, and the cost of a slot in batches of more slots."
    )
    return Section("Growth", note, rows)
