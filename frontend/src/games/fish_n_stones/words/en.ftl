# The board of Fish'n'Stones in English.

fish-n-stones-round = Round { $round } of { $rounds }
fish-n-stones-to-come = { $cards ->
    [0] no cards to come
    [one] { $cards } card to come
   *[other] { $cards } cards to come
}
fish-n-stones-steps = Steps of a round
fish-n-stones-step-cast = Cast
fish-n-stones-step-bait = Bait
fish-n-stones-step-fish = Fish
fish-n-stones-pond = The pond. The arrow keys go from spot to spot.

# What to do now

fish-n-stones-do-cast = Choose a line for your cat. The others won't see it yet.
fish-n-stones-do-bait = Move a pile into line { $line }? That shows your cat.
fish-n-stones-do-no-bait = Your move now: don't bait.
fish-n-stones-do-bait-to = Now choose the spot in line { $line } where the pile of { $spot } goes.
fish-n-stones-do-fish = Choose a pile in line { $line }: it goes into your bucket.
fish-n-stones-wait-cast = { $names } { $count ->
    [one] is
   *[other] are
} still choosing a line.
fish-n-stones-wait-cast-placed = Your cat sits at line { $line }. { $names } { $count ->
    [one] is
   *[other] are
} still choosing.
fish-n-stones-wait-bait = { $seat } may bait now.
fish-n-stones-wait-fish = { $seat } is fishing now.
fish-n-stones-over = All four rounds are played.
fish-n-stones-other-end = That end of line { $line } belongs to { $seat }. Choose your own end of it.
fish-n-stones-no-bait = Don't bait
fish-n-stones-let-go = Put it back

# The end of a round
fish-n-stones-round-over = Round { $round } is over
fish-n-stones-round-caught = caught
fish-n-stones-round-bucket = bucket
fish-n-stones-round-points = points
fish-n-stones-round-how = Nine new cards come into the pond, on top of what was left.
fish-n-stones-go-on = Go on

# Spots

fish-n-stones-pile = { $spot }: { $card ->
    [F1] one fish
    [F2] two fish
    [F3] three fish
    [S1] one stone
    [S2] two stones
   *[W] water
}{ $height ->
    [1] .
   *[other] { " " }on top of a pile of { $height } cards.
} { $state ->
    [from] You can move it.
    [held] It is in your hand.
    [to] The pile can go here.
    [take] You can take it.
   *[none] { "" }
}
fish-n-stones-pile-known = { $spot }: { $card ->
    [F1] one fish
    [F2] two fish
    [F3] three fish
    [S1] one stone
    [S2] two stones
   *[W] water
}{ $height ->
    [1] .
   *[other] { " " }on top of a pile of { $height } cards, { $fish } fish and { $stones ->
        [one] 1 stone
       *[other] { $stones } stones
    } in all.
} { $state ->
    [from] You can move it.
    [held] It is in your hand.
    [to] The pile can go here.
    [take] You can take it.
   *[none] { "" }
}
fish-n-stones-empty = { $spot }: empty. { $state ->
    [to] The pile can go here.
   *[none] { "" }
}
fish-n-stones-caught = { $seat } took { $fish ->
    [0] { $stones ->
        [0] nothing but water
        [one] { $stones } stone
       *[other] { $stones } stones
    }
   *[other] { $fish } fish{ $stones ->
        [0] { "" }
        [one] { " and " }{ $stones } stone
       *[other] { " and " }{ $stones } stones
    }
} here.
fish-n-stones-hinted = This is the hint.

# Lines

fish-n-stones-my-line = Your line { $line }. { $cat ->
    [here] Your cat sits here.
    [secret] Your cat sits here, only you know.
    [can] Place your cat here.
   *[none] { "" }
}
fish-n-stones-line = Line { $line } of { $seat }. { $cat ->
    [here] The cat sits here.
    [maybe] The cat may be here.
   *[none] { "" }
}

# Seats

fish-n-stones-you = you
fish-n-stones-first = goes first
fish-n-stones-choosing = choosing
fish-n-stones-baiting = to bait
fish-n-stones-fishing = to fish
fish-n-stones-cat-hidden = cat still hidden
fish-n-stones-cat-at = cat at line { $line }
fish-n-stones-cat-secret = cat at line { $line }, secret
fish-n-stones-cat-yours = Your cat: take it to a line
fish-n-stones-bucket = { $cards ->
    [0] Bucket: empty
    [one] Bucket: 1 card
   *[other] Bucket: { $cards } cards
}
fish-n-stones-bucket-known = { $cards ->
    [0] Bucket: empty
   *[other] Bucket: { $fish } fish, { $stones ->
        [one] 1 stone
       *[other] { $stones } stones
    }
}
fish-n-stones-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# Moves
move-cast = place the cat at line { $a }
move-no = don't bait
move-bait = move the pile of { $a } onto { $b }
move-fish = fish { $a }

# The lesson.

fish-n-stones-lesson-welcome = Welcome to the pond! Each fish you catch is worth a point, each stone costs you one. Whoever has the most points after four rounds wins.
fish-n-stones-lesson-table = Nine cards lie in the pond, each with what it is worth; water is worth nothing. You sit at the bottom and fish in the lines a, b and c. The other player sits across and has the same three.
fish-n-stones-lesson-first-cast = Each round, everyone secretly chooses one line for their cat. Put yours at line b: on both sides, three fish lie right beside it.
fish-n-stones-lesson-secret = Your cat sits at line b, and only you know. The other player chooses too, and you won't see where.
fish-n-stones-lesson-baits = Now you may each bait once: move a whole pile one spot sideways, up or down, so that it ends in your cat's line. You don't have to. The player with the flag begins, and that's not you.
fish-n-stones-lesson-fat-pile = The two fish of b2 now lie on top of the three of c2: a pile of five fish, though you only see the top card. But the bait has shown you the other cat, at line c.
fish-n-stones-lesson-steal = Here is a trick for whoever baits last: steal that pile! Choose c2, then b2. You may take it from any line, and the spot where it goes may be empty.
fish-n-stones-lesson-fishing = Now everyone takes one whole pile of their cat's line, again from the flag on. You have to take one, even if it is all stones. In line c only one fish and some water are left.
fish-n-stones-lesson-first-catch = The other player got just one fish. Your turn: take the pile of b2 into your bucket, with all five fish!
fish-n-stones-lesson-new-cards = Five points for you! Round 2 begins with nine new cards, on top of whatever was left. A bucket only shows how many cards are in it, so keep count of your points.
fish-n-stones-lesson-remember = Covered cards stay hidden, but you have seen them. Under the water on a3 lie three fish! And the fish on a1 is a trap: two stones are under it.
fish-n-stones-lesson-second-cast = The flag has moved on to you. Put your cat at line a: someone who forgot those three fish won't expect you there.
fish-n-stones-lesson-order = While the other player chooses a line, look at the flag: this time you bait first, and you fish first.
fish-n-stones-lesson-keep-quiet = Beside a3 you see only stones, so no bait makes it better. And a bait would show your cat to someone who can still steal from you. So don't bait.
fish-n-stones-lesson-guess = Your cat is still hidden. Now the other player has to guess where you are.
fish-n-stones-lesson-second-catch = The fish of b1 went over to c1. Perhaps the other player thought your cat was at line b again! Nobody has touched a3: take it.
fish-n-stones-lesson-score = Three fish from under plain water! That makes eight fish and no stones, so eight points. The other player has one point and fishes next. If you were equal, fewer stones would win.
fish-n-stones-lesson-end = Now you know it all: most fish, fewest stones, four rounds. Two tips: remember what gets covered, and before you bait, think of who can still steal the pile. Good fishing!

# Setting up a table
table-option-shores = Where two players sit
table-option-shores-opposite = Facing each other
table-option-shores-adjacent = Side by side, round the corner
# Pictures of the rules
fish-n-stones-figure-cards = The six kinds of cards, with the points each is worth at the end.
fish-n-stones-figure-shores = From the south and the north you fish in the columns a, b and c, from the west and the east in the rows 1, 2 and 3.
fish-n-stones-figure-fill = Water falls on three fish. Everybody sees the top card and that two cards lie there. Remember the rest!
fish-n-stones-figure-bait = Your cat sits at line b. You may move the pile of c2 onto b2, for b2 is in your line. You may not move a1 onto a2: that is not your line.
fish-n-stones-figure-fish = Your cat sits at line b. You have taken the pile of b2; the spot stays empty until the next round.
fish-n-stones-figure-score = This bucket has five fish and one stone: 4 points.
