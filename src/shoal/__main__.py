"""`python -m shoal` is `shoal`."""

from .cli import main

main()
