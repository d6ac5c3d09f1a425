"""What tests that run over every game need to know of Fischen."""

from __future__ import annotations

from tests.facts import Facts

FACTS = Facts(
    bounds={3: 400, 4: 480, 5: 540},  # what the cards allow
    phases=("call", "play", "catch", "pass"),
    main_phase="play",
    shown_secret="[...board.querySelectorAll('.hand [data-key]')].map((one) => one.dataset.key.split(' ')[0])",
    way="mouse",
    drag=(".hand .can", "[data-drop='play']"),
    page_settings={"shoal-fischen-one-tap": "yes"},
    middle=20,
    shuffles_later=True,
    always_reveals=True,
    notation_arguments=("card",),  # the names of buoys
)
