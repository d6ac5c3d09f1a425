"""What tests that run over every game need to know of Fish Fish Fish."""

from __future__ import annotations

from tests.facts import Facts

FACTS = Facts(
    bounds={players: 156 * (players + 4) for players in range(2, 6)},  # what the cards allow
    phases=("moor", "release", "sail", "swim", "move", "draw"),
    main_phase="sail",
    shown_secret="[...board.querySelectorAll('.hand [data-card] .card')].map((one) => one.textContent.trim())",
    way="mouse",
    middle=20,
    shuffles_later=True,
)
