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
fish-n-stones-do-bait = Choose a pile to move into line { $line }. That shows your cat.
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
fish-n-stones-no-bait = Don't bait
fish-n-stones-let-go = Put it back

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
fish-n-stones-caught = { $seat } took { $fish } fish and { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
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
