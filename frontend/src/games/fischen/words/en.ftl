# The board of Fischen in English.

fischen-board = The table of Fischen
fischen-card = { $colour ->
    [B] blue { $value }
    [Y] yellow { $value }
    [P] purple { $value }
    [R] red { $value }
   *[G] green { $value }
}
fischen-buoy = { $buoy ->
    [first] buoy “first”
    [left] buoy “left”
    [colour] buoy “colour”
    [lowest] buoy “lowest”
    [all] buoy “all”
   *[minus3] buoy “minus 3”
}
fischen-colour = { $colour ->
    [B] blue
    [Y] yellow
    [P] purple
    [R] red
   *[G] green
}

# What to do now.
fischen-lead = You lead. Choose a card to play.
fischen-follow = Choose a card to play. { $colour ->
    [B] Blue must be followed.
    [Y] Yellow must be followed.
    [P] Purple must be followed.
    [R] Red must be followed.
   *[G] Green must be followed.
}
fischen-free = { $colour ->
    [B] You have no blue: play any card.
    [Y] You have no yellow: play any card.
    [P] You have no purple: play any card.
    [R] You have no red: play any card.
   *[G] You have no green: play any card.
}
fischen-anything = Choose a card to play.
fischen-catch = Your { $card } catches a card: choose one of the trick.
fischen-pass = Choose a card to pass to { $other }.
fischen-call = Choose the colour that the next trick asks for.
fischen-chosen-play = You have { $card } ready. Now lay it on the table.
fischen-chosen-catch = You have your eye on { $card }. Now put it in your net.
fischen-chosen-pass = You have { $card } ready. Now give it to { $other }.
fischen-you-pass = You pass { $card } to { $other }. Still choosing: { $names }.
fischen-they-play = Waiting for { $seat } to play a card.
fischen-they-catch = Waiting for { $seat } to catch a card of the trick.
fischen-they-pass = Everyone passes a card to the left. Still choosing: { $names }.
fischen-they-call = Waiting for { $seat } to call the colour of the next trick.
fischen-shuffling = The catches are shuffled and go into the boats.
fischen-over = { $count ->
    [one] { $names } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $names } share the win with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each.
}
fischen-over-rounds = Eight rounds are played.
fischen-over-overfished = The sea is overfished: too few cards are left for a new round.

# Buttons.
fischen-do-play = Play { $card }
fischen-do-catch = Catch { $card }
fischen-do-pass = Pass { $card } to { $other }
fischen-do-call = { $colour ->
    [B] Call blue
    [Y] Call yellow
    [P] Call purple
    [R] Call red
   *[G] Call green, the trump colour
}
fischen-lay-here = Lay { $card } here
fischen-here = here
fischen-give-here = Give it to { $other }
fischen-net-here = Into your net
fischen-let-go = Let go
fischen-one-tap = Play with one tap
fischen-on-its-way = { $card }, chosen to be passed
fischen-new-card = { $card }, just got from { $other }

# The table.
fischen-round = Round { $round } of { $rounds }
fischen-trick = Trick { $trick } of { $tricks }
fischen-last-round = last round
fischen-last-trick-here = last trick of the round
fischen-asked = { $colour ->
    [B] Follow blue
    [Y] Follow yellow
    [P] Follow purple
    [R] Follow red
   *[G] Follow green
}
fischen-called-by = { $colour ->
    [B] { $seat } called blue
    [Y] { $seat } called yellow
    [P] { $seat } called purple
    [R] { $seat } called red
   *[G] { $seat } called green
}
fischen-nothing-asked = First card sets the colour
fischen-trump = Green is trump
fischen-lowest = Lowest card wins
fischen-the-trick = The trick, in the order of play
fischen-laid = { $seat }: { $card }
fischen-laid-caught = { $seat }: { $card }, caught
fischen-laid-gone = { $seat }: caught already
fischen-laid-none = { $seat }: nothing yet
fischen-leads = leads
fischen-winning = winning
fischen-won = won
fischen-caught-tag = caught
fischen-catches-now = catching
fischen-before = Last trick
fischen-before-won = { $cards ->
    [0] { $seat } won it, nothing was left.
    [one] { $seat } won it and caught { $cards } card.
   *[other] { $seat } won it and caught { $cards } cards.
}
fischen-colours = Colours to call
fischen-standings = Final score

# The end of a round.
fischen-round-over = Round { $round } is over
fischen-round-caught = caught
fischen-round-from-boat = from boat
fischen-round-from-sea = from sea
fischen-round-how = What you catch goes under your boat. You draw from your boat first, the rest from the sea.
fischen-go-on = Go on

# The sea.
fischen-sea = The sea
fischen-sea-left = { $cards ->
    [0] empty
    [one] { $cards } card left
   *[other] { $cards } cards left
}
fischen-depth = { $stars ->
    [one] { $stars } star: { $left } left
   *[other] { $stars } stars: { $left } left
}

# The seats.
fischen-seats = The other players
fischen-all-seats = The players
fischen-you = you
fischen-your-seat = Your seat
fischen-your-hand = Your hand
fischen-doing = { $phase ->
    [play] to play
    [catch] catching
    [pass] choosing
   *[call] calling
}
fischen-has-chosen = has chosen
fischen-most = in the lead
fischen-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
fischen-points-word = { $points ->
    [one] point
   *[other] points
}
fischen-points-in-words = { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $caught ->
    [0] { "" }
   *[other] , and { $caught } more caught in this round
}
fischen-hand = hand
fischen-hand-in-words = { $cards } in hand
fischen-boat = boat
fischen-boat-in-words = { $cards } in the boat
fischen-net = net
fischen-this-round = this round
fischen-net-in-words = { $cards } caught in this round
fischen-from-sea = sea
fischen-from-sea-in-words = { $cards } from the sea for this round
fischen-lacks = has no { $colours }

fischen-passed = passed
fischen-passed-in-words = passed this round:
fischen-got = got
fischen-got-in-words = got this round:

# What the cards do.
fischen-what-cards-do = What the cards do
fischen-does-zero = A 0: you catch one other card of the trick, before the winner gets the rest.
fischen-does-green = Green is trump: it beats the other colours, but it must be followed like them.
fischen-does-first = First: you lead the next trick.
fischen-does-left = Left: after the trick everyone passes a card to the left.
fischen-does-colour = Colour: you call the colour of the next trick.
fischen-does-lowest = Lowest: the lowest card wins the next trick.
fischen-does-all = All: you catch all other cards of the trick.
fischen-does-minus3 = Minus 3: whoever catches it loses 3 points.
fischen-does-boat = Every card you catch is a point. It goes under your boat, your own draw pile; what your boat can't give, you draw from the sea, where the cards get stronger from star to star.

# The memory aid.
fischen-memory = Memory aid
fischen-memory-catch = Caught this round
fischen-memory-layer = Boat, from round { $round } ({ $left } left of these)
fischen-memory-played = Played last
fischen-memory-passed = Passed on
fischen-memory-got = Got
fischen-memory-depth = { $stars ->
    [one] { $stars } star, { $left } left of these
   *[other] { $stars } stars, { $left } left of these
}
fischen-memory-nothing = Nothing known.

# Moves
move-play = play { $a }
move-catch = catch { $a }
move-pass = pass on { $a }
move-call = call { $a }

# The lesson.
fischen-lesson-welcome = Welcome to Fischen! Every card you catch is a point, and after eight rounds the most points win. You have ten cards in your hand; the sea is full of stronger ones, but nobody draws from it yet.
fischen-lesson-first-lead = In a trick everyone plays one card, and the highest card of the colour that was led wins them all. You lead: no start card is higher than 10, so the red 10 is sure to win. Play it!
fischen-lesson-others-follow = Now the others play, clockwise. Whoever has red must follow with red. Whoever has none may play any card.
fischen-lesson-first-catch = Your left neighbour had no red and gave away the purple 3, which can't win. You caught all three cards: 3 points! The winner leads the next trick. Try the yellow 4, a card you won't miss.
fischen-lesson-higher-card = A 4 will hardly win, but now you are rid of it. Watch who takes this trick and leads the next one.
fischen-lesson-must-follow = The yellow 10 won, and your right neighbour leads the blue 10. You have blue, so you must follow. You can't win this one: play your blue 4 and keep the 8.
fischen-lesson-rest-of-round = Your right neighbour has most of the high cards, and you can do little about it. Let's go straight to the end of this round.
fischen-lesson-round-over = Round 1 is over: 3 points for you, 3 for your left neighbour, 24 for the right one. But what you catch is your deck for the next round, and none of those 24 cards is higher than 10!
fischen-lesson-new-hand = The red 10, red 4 and purple 3 you caught are back in your hand. The other seven are from the sea: who catches little gets fresh fish! Your left neighbour, with as few points as you, leads.
fischen-lesson-buoy = You can't beat the red 12, and red must be followed. But a buoy may always be played instead: play the buoy “left” and keep your red cards.
fischen-lesson-pass-purple = The red 12 won. Because of “left”, everyone now secretly chooses a card for their left neighbour. Pass the purple 3: it is your only purple, and you will soon see why that is clever.
fischen-lesson-all-pass = Only your left neighbour will see which card you passed. Now the others choose too, and then the next trick begins.
fischen-lesson-zero = You got the blue 4 from your right neighbour. The yellow 12 leads this trick, and your yellow 0 can't win it. But before the winner takes the trick, a 0 catches one other card: play it!
fischen-lesson-zero-catches = Now choose your catch. Take the yellow 12: each card is one point, but this one is also strong in your next round.
fischen-lesson-winner-gets-rest = The 12 is in your net. It still won the trick, so your left neighbour got the rest, the yellow 3 and your 0, and leads again.
fischen-lesson-trump = Purple is led, and you passed your only purple: now you may play any card. Green is trump and beats all other colours, so even the green 1 beats the purple 12. Play it!
fischen-lesson-next-deck = With this round's catch you have 7 points now. Both 12s and the green 1 will go into your boat, the deck you draw from. Hands, boats and the sea are hidden, but every catch is open for a moment: try to remember the strong cards.
fischen-lesson-farewell = So: catch many cards in eight rounds, and strong ones for your deck. When you can't win, give away a weak card; and run out of a colour, so that you can trump it. Deeper in the sea wait more buoys. Good fishing!

# Pictures of the rules
fischen-figure-cards = Each colour has its own sign and pattern. Green is trump. A 0 has a hook, for it catches a card.
fischen-figure-buoys = The six kinds of buoys. Only “minus 3” is there twice.
fischen-figure-follow = Red is led. From this hand you may play red, or a buoy. Yellow and green would only be allowed without any red in your hand.
fischen-figure-trump = Player 1 led purple, so purple is required. Player 3 has no purple and plays trump: even the green 1 beats the purple 12.
fischen-figure-zero = The yellow 12 wins this trick. But first the 0 of player 3 catches a card of the trick, here the 12 itself. Player 1 catches the rest.
fischen-figure-boat = You need ten cards for the next round. Your boat has only three; the other seven come from the sea.
