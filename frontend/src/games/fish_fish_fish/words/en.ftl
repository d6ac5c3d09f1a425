# The board of Fish Fish Fish in English.

fish-fish-fish-board = The table
fish-fish-fish-sea = The sea, 15 columns from west to east and 9 rows from south to north
fish-fish-fish-others = The players
fish-fish-fish-seat = { $seat }
fish-fish-fish-hand = Your hand
fish-fish-fish-table = Cards to draw
fish-fish-fish-what-now = What you can do

fish-fish-fish-do-moor = Moor a boat: choose a free square of the outer ring.
fish-fish-fish-do-move = Choose a boat or a school of fish. Or choose a card first.
fish-fish-fish-do-sail = Sail on with a boat, or stop. { $cards ->
    [0] You can draw no card then.
    [one] You may draw one card then.
   *[other] You may draw { $cards } cards then.
}
fish-fish-fish-do-swim = Let more fish swim, or stop. { $cards ->
    [0] You can draw no card then.
    [one] You may draw one card then.
   *[other] You may draw { $cards } cards then.
}
fish-fish-fish-do-pass = No card of yours can move anything. You have to pass.
fish-fish-fish-do-release = Release a grey fish: choose fish it swims with. Or keep it.
fish-fish-fish-do-draw = { $cards ->
    [one] Draw one more card: an open one or from the pile.
   *[other] Draw up to { $cards } cards: open ones or from the pile.
}
fish-fish-fish-chosen-boat = Your boat on { $square }: now a card, or the square it sails to.
fish-fish-fish-chosen-fish = { $fish ->
    [one] The fish on { $square }: now a card, or the square it swims to.
   *[other] The school on { $square }: now a card, or the square it swims to.
}
fish-fish-fish-chosen-card = { $card ->
    [N] North: now the boat or the fish to move.
    [NE] North-east: now the boat or the fish to move.
    [E] East: now the boat or the fish to move.
    [SE] South-east: now the boat or the fish to move.
    [S] South: now the boat or the fish to move.
    [SW] South-west: now the boat or the fish to move.
    [W] West: now the boat or the fish to move.
   *[NW] North-west: now the boat or the fish to move.
}
fish-fish-fish-too-far = { $square } is too far: one card moves one square.
fish-fish-fish-wait = { $phase ->
    [moor] { $seat } moors a boat.
    [move] { $seat } is about to play a card.
    [sail] { $seat } is sailing.
    [swim] { $seat } lets fish swim.
    [release] { $seat } may release a grey fish.
    [draw] { $seat } is drawing cards.
   *[shuffle] The cards are being shuffled.
}
fish-fish-fish-over = The game is over.

fish-fish-fish-end = { $cards ->
    [0] Stop moving
    [one] Stop moving, draw one
   *[other] Stop moving, draw { $cards }
}
fish-fish-fish-end-first = Stop moving
fish-fish-fish-pass = Pass
fish-fish-fish-keep = Keep it
fish-fish-fish-enough = Draw no more
fish-fish-fish-let-go = Let go

fish-fish-fish-square = { $thing ->
    [boat] { $square }, boat of { $seat }
    [mine] { $square }, your boat
    [white] { $square }, white fish
    [blue] { $square }, blue fish
    [grey] { $square }, grey fish
    [school] { $square }, school of { $fish } fish
    [grey-school] { $square }, school of { $fish } fish, a grey one on top
    [known] { $square }, school: { $white } white, { $blue } blue, { $grey } grey
   *[empty] { $square }, open water
}, number { $number }{ $part ->
    [from] , can move
    [to] , can go here
    [moor] , can moor here
    [release] , can release here
   *[none] {""}
}
fish-fish-fish-card = { $card ->
    [N] north
    [NE] north-east
    [E] east
    [SE] south-east
    [S] south
    [SW] south-west
    [W] west
   *[NW] north-west
}
fish-fish-fish-open-card = Open card { $slot }: { $card ->
    [N] north
    [NE] north-east
    [E] east
    [SE] south-east
    [S] south
    [SW] south-west
    [W] west
   *[NW] north-west
}
fish-fish-fish-pile = { $cards ->
    [one] Pile: one card
   *[other] Pile: { $cards } cards
}
fish-fish-fish-trip = Trip { $trip } of { $trips }
fish-fish-fish-discard = Discard: { $cards }

fish-fish-fish-to-play = to play
fish-fish-fish-starts = starts
fish-fish-fish-cards-held = { $cards ->
    [one] one card in hand
   *[other] { $cards } cards in hand
}
fish-fish-fish-supply = { $fish ->
    [one] one grey fish to release
   *[other] { $fish } grey fish to release
}
fish-fish-fish-to-moor = { $boats ->
    [one] one boat to moor
   *[other] { $boats } boats to moor
}
fish-fish-fish-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
fish-fish-fish-fish = { $kind ->
    [white] { $count } white
    [blue] { $count } blue
   *[grey] { $count } grey
}
fish-fish-fish-caught = caught { $fish }
fish-fish-fish-caught-nothing = caught nothing yet
fish-fish-fish-just-caught = has just caught { $fish }
fish-fish-fish-label-caught = My catch
fish-fish-fish-label-supply = to release
fish-fish-fish-known = holds { $cards }

fish-fish-fish-worth = { $kind ->
    [white] white: 2 points
    [blue] blue: 1 point
    [grey] grey: 5 points
   *[school] a school: how many, not which
}
fish-fish-fish-bucket = a grey fish to release; −5 points if you never do
fish-fish-fish-number-means = the number where your last move ends: cards you may draw
fish-fish-fish-compass = North is { $way ->
    [right] to the right
   *[up] up
}
fish-fish-fish-no-cards = No cards in hand

# Moves
move-moor = moor a boat on { $a }
move-sail = sail { $b } from { $a }
move-swim = let the fish on { $a } swim { $b }
move-end = stop moving
move-pass = pass
move-release = release a grey fish on { $a }
move-keep = keep the grey fish
move-draw = { $a ->
    [pile] draw from the pile
   *[other] take open card { $a }
}
move-enough = draw no more

# The lesson.

fish-fish-fish-lesson-aim = Catch the most valuable fish with your boats: a grey one brings 5 points, a white one 2, a blue one 1. The only grey fish in the sea now is in the very middle. The other player moors a boat first.
fish-fish-fish-lesson-moor = Boats start on the empty outer ring. Moor your first one on the marked square, beside a white fish. Its number is 3: soon you will see why that is good.
fish-fish-fish-lesson-more-boats = Well moored! You both have three boats in a game of two. Now the rest come to the ring: you each moor one boat at a time.
fish-fish-fish-lesson-cards = Your three cards are compass directions; only you see them. Each card moves one thing one square: a boat or fish, but never both in the same turn. The other player begins.
fish-fish-fish-lesson-first-sail = The other player sailed twice, caught two white fish and drew three cards. Now you: sail the marked boat north-east. A boat catches all the fish on each square it enters.
fish-fish-fish-lesson-sail-on = A white fish, 2 points! You may play as many cards as you like. Sail north-east once more: along this diagonal you meet white fish only.
fish-fish-fish-lesson-stop = Another white one. You could sail on, but save your west card for a plan. Look at the number under your boat: it is 2. If you stop moving here, you may draw two cards.
fish-fish-fish-lesson-release = You start with two grey fish; each one you never release costs you 5 points. Put one with the marked white fish: it is next to your boat, far from the other player's boats, and your west card can fetch it.
fish-fish-fish-lesson-draw-open = Two fish on one square are a school: they stay together from now on. Now draw your two cards. Take the open west card: it fits your plan, and everybody sees that you take it.
fish-fish-fish-lesson-draw-pile = A new open card lies in its place at once. Draw the second card from the pile: only you see which one it is. You never hold more than seven.
fish-fish-fish-lesson-how-it-ends = With two players the game ends when the pile is used up for the second time: a long way to go! Your own catch lies before you; what the other player catches is shown only for a moment, so try to remember it. Now the other player's turn.
fish-fish-fish-lesson-swim-together = The other player sailed again: two more white fish. You now move fish, not boats. Let the marked blue fish swim west: it joins your school with the grey fish.
fish-fish-fish-lesson-swim-to-boat = Now three fish swim as one. Let the whole school swim west, straight into your boat! When fish swim into a boat, its owner catches them, and your moving ends.
fish-fish-fish-lesson-draw-three = Grey, white and blue: 8 points! The number where your last move ended counts, and your boat is on a 3, so you may draw three cards. You keep your second grey fish for a better moment.
fish-fish-fish-lesson-watch-school = You took the open north-west and two cards from the pile. Watch the other player now, and remember the colours: once fish are a school, you see how many there are, but not which.
fish-fish-fish-lesson-steal = White, blue and white, with a grey fish on top: 10 points, next to a boat of the other player. But your turn comes first! Let that school swim west, onto the blue fish.
fish-fish-fish-lesson-steal-on = Five fish now, and your boat on the outer ring is just one square to the north-west. Bring them in!
fish-fish-fish-lesson-farewell = 11 points in one catch! So: gather schools, and catch more points than the others. Two tips: keep boats on a 3, and release both grey fish near your own boats, never within reach of others. Good fishing!

# Pictures of the rules
fish-fish-fish-figure-sea = The sea at the start: white and blue fish in turn, a grey one in the middle, and the outer ring free for the boats.
fish-fish-fish-figure-sail = “sail a4 NE”: the boat goes from a4 to b5 and catches the fish there.
fish-fish-fish-figure-swim = “swim h5 N”: the grey fish lies down on the white one. From now on these two are a school and stay together.
fish-fish-fish-figure-into-boat = “swim b8 W”: the whole school swims into the boat. Its owner catches both fish, and your moving ends.
fish-fish-fish-figure-draw = Your last move ended on a square with the number 3: you may draw up to three cards, open ones or from the pile.
fish-fish-fish-figure-score = What each fish in your catch is worth. A grey fish you have not released costs 5 points.
