"""The players by name, one file each, found by itself: `search-1000` is made by search.py.

What such a file holds is in `bots.player.PlayerFile`; docs/how-to-add-a-player.md walks through one.
"""
