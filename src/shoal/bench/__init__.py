"""How fast the rules are: what is measured, how, and what is printed of it. The command is cli/bench.py."""
