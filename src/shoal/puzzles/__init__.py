"""Puzzles: positions in which one move is clearly better.

They come from real play, and are judged by what the seat to act may know.

puzzle.py is what a puzzle holds and how it is kept, asking.py whom one is put to, judging.py what moves are worth,
finding.py how they are found in a game and run.py in many, checking.py whether they hold, themes.py and difficulty.py
what an archive is sorted by.
"""
