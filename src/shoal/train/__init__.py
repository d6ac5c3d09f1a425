"""Self-play: how a net learns a game, and how it is published."""
