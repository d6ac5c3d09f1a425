"""What tests that run over every game need to know of Fat Fish."""

from __future__ import annotations

from tests.facts import Facts

FACTS = Facts(
    bounds={players: 30 * players for players in range(2, 7)},  # what the cards allow
    phases=("lay", "keep", "licence"),
    main_phase="lay",
    shown_secret="[...board.querySelectorAll('.hand [data-card]')].map((one) => one.dataset.card)",
    options={"licences": "A"},
    way="keyboard",
    drag=(".hand .can", ".fits"),
    box_cards=100,
)
