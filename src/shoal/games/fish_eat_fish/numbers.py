"""The numbers of Fish Eat Fish: its box, its board, its phases and its actions."""

from ...core.rule import table

MOST_PLAYERS = 5
FISH_EACH = 5
HIGHEST = 5  # fish in a stack

# The challenge cards: fish cards are their value, then the shark and the octopus.
FISH_CARDS = 8
HIGHEST_FISH = 5
SHARK = HIGHEST_FISH + 1
OCTOPUS = SHARK + 1
SHARKS, OCTOPUSES = 1, 2
KINDS = OCTOPUS + 1
CARDS_EACH = FISH_CARDS + SHARKS + OCTOPUSES

# The colour of a fish is the seat's number, or this.
NEUTRAL = MOST_PLAYERS
COLOURS = NEUTRAL + 1

# A stack is one number, its top fish in the lowest three bits: colour + 1, and 0 where there is no fish.
FISH_BITS = 3
FISH_MASK = (1 << FISH_BITS) - 1
STACK_MASK = (1 << FISH_BITS * HIGHEST) - 1
assert COLOURS <= FISH_MASK

# Circles are numbered along the rows: a1 b1 c1 d1 e1 a2 … e5. A set of circles is a mask, one bit each.
SIDE = 5
CIRCLES = SIDE * SIDE
ALL_CIRCLES = (1 << CIRCLES) - 1
COLUMN_A = sum(1 << circle for circle in range(0, CIRCLES, SIDE))
COLUMN_E = COLUMN_A << SIDE - 1

# Phases.
PLACING, TURN, FIGHT = 1, 2, 3
SECRET = 1 << FIGHT  # seats choose secretly at the same time

# The two sides of a fight, and how it may end.
ATTACKER, DEFENDER = 0, 1
NOTHING, DRAW, ATTACKER_WINS, DEFENDER_WINS = 0, 1, 2, 3


def distance(source: int, target: int) -> int:
    return abs(source % SIDE - target % SIDE) + abs(source // SIDE - target // SIDE)


def in_line(source: int, target: int) -> bool:
    return source % SIDE == target % SIDE or source // SIDE == target // SIDE


def circles_on_the_way(source: int, stop: int) -> int:
    """The circles a slide passes, its stop among them, as a mask."""
    step = (stop - source) // distance(source, stop)
    return sum(1 << circle for circle in range(source + step, stop + step, step))


# The circles next to each circle, as masks.
NEAR: tuple[int, ...] = table(
    [sum(1 << other for other in range(CIRCLES) if distance(circle, other) == 1) for circle in range(CIRCLES)]
)

# The 80 steps to a neighbour, as source * 25 + target.
STEPS: tuple[int, ...] = table(
    [source * CIRCLES + target for source in range(CIRCLES) for target in range(CIRCLES) if NEAR[source] >> target & 1]
)

# The 200 slides, as source * 25 + stop. From each circle there are eight: four in its row and four in its column.
SLIDES: tuple[int, ...] = table(
    [
        source * CIRCLES + stop
        for source in range(CIRCLES)
        for stop in range(CIRCLES)
        if source != stop and in_line(source, stop)
    ]
)
SLIDES_EACH = 8
assert all(slide // CIRCLES == number // SLIDES_EACH for number, slide in enumerate(SLIDES))
WAYS: tuple[int, ...] = table([circles_on_the_way(slide // CIRCLES, slide % CIRCLES) for slide in SLIDES])

# The 440 attacks after a slide, as slide * 25 + target. A stack can't attack back towards where it came from: its own
# circle and those it passed are empty.
CHARGES: tuple[int, ...] = table(
    [
        number * CIRCLES + target
        for number, slide in enumerate(SLIDES)
        for target in range(CIRCLES)
        if NEAR[slide % CIRCLES] >> target & 1 and not (WAYS[number] | 1 << slide // CIRCLES) >> target & 1
    ]
)

# The 520 attacks are the steps, then the charges. Of each: its target, and its way with the target, as masks. And
# where the steps and the charges of a circle begin among them.
TARGETS: tuple[int, ...] = table([1 << attack % CIRCLES for attack in (*STEPS, *CHARGES)])
SCENES: tuple[int, ...] = table(
    [1 << step % CIRCLES for step in STEPS] + [WAYS[charge // CIRCLES] | 1 << charge % CIRCLES for charge in CHARGES]
)
FIRST_STEP: tuple[int, ...] = table([sum(step // CIRCLES < circle for step in STEPS) for circle in range(CIRCLES + 1)])
FIRST_CHARGE: tuple[int, ...] = table(
    [len(STEPS) + sum(charge // CIRCLES // SLIDES_EACH < circle for charge in CHARGES) for circle in range(CIRCLES + 1)]
)

# Actions.
PLACE = 0  # + circle
EAT = PLACE + CIRCLES  # + a step of STEPS
SLIDE_AND_EAT = EAT + len(STEPS)  # + a charge of CHARGES
DRIFT = SLIDE_AND_EAT + len(CHARGES)  # + a slide of SLIDES
PASS = DRIFT + len(SLIDES)
SHOW = PASS + 1  # + kind of card
ACTIONS = SHOW + KINDS
