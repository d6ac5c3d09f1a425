# Fish Fish Fish in Dutch.

in-one-line = vaar met boten of laat vissen zwemmen: richtingkaarten op een zee van 15×9
goal = Vang vissen met je boten: een grijze is 5 punten waard, een witte 2, een blauwe 1; elke grijze die je niet uitzet, kost 5.
mood = Voor planners met tijd: een wijde zee, richtingen in je hand en scholen die je stuurt waar je ze wilt.

opened = De open kaarten zijn { $one }, { $two } en { $three }.
dealt = { $seat } begint met { $one }, { $two } en { $three }.
moored = { $seat } meert een boot aan op { $square }.
sailed = { $seat } vaart van { $source } naar { $target }.
swam = { $seat } laat { $fish ->
    [one] de vis
   *[other] de school van { $fish }
} op { $source } naar { $target } zwemmen.
caught = { $seat } vangt { $white ->
    [0] { $blue ->
        [0] { $grey } grijs
       *[other] { $grey ->
            [0] { $blue } blauw
           *[other] { $blue } blauw en { $grey } grijs
        }
    }
   *[other] { $blue ->
        [0] { $grey ->
            [0] { $white } wit
           *[other] { $white } wit en { $grey } grijs
        }
       *[other] { $grey ->
            [0] { $white } wit en { $blue } blauw
           *[other] { $white } wit, { $blue } blauw en { $grey } grijs
        }
    }
}.
ended = { $seat } stopt met verplaatsen.
passed = { $seat } kan geen kaart spelen en past.
released = { $seat } zet een grijze vis uit op { $square }.
kept = { $seat } houdt de grijze vis.
drew-open = { $seat } pakt de open kaart { $card }.
drew-unseen = { $seat } trekt een kaart van de trekstapel.
drew-own = { $seat } trekt { $card } van de trekstapel.
turned = In vak { $slot } komt { $card } open te liggen.
stopped = { $seat } trekt niet meer.
shuffled = De aflegstapel van { $cards } kaarten wordt geschud: ronde { $trip } door de trekstapel begint.

not-now = dat past hier niet: nu is het tijd om { $step ->
    [moor] een boot aan te meren
    [play] een kaart te spelen, of te passen als dat niet kan
    [sail] verder te varen of te stoppen
    [swim] verder te zwemmen of te stoppen
    [release] een grijze vis uit te zetten of te houden
   *[draw] een kaart te trekken of te stoppen
}
not-on-the-ring = { $square } ligt niet op de buitenste ring
berth-taken = op { $square } ligt al een boot
fish-have-moved = deze beurt zijn er vissen verplaatst, dus de boten blijven waar ze zijn
boats-have-moved = deze beurt zijn er boten verplaatst, dus de vissen blijven waar ze zijn
no-boat = je hebt geen boot op { $square }
no-fish = op { $square } zijn geen vissen
no-card = je hebt geen kaart { $card }
off-the-board = met { $card } ga je vanaf { $square } van het bord af
boat-in-the-way = op het veld { $card } van { $square } ligt een boot
play-first = speel eerst minstens één kaart
must-pass = je kunt geen kaart spelen: pas
can-play = je kunt een kaart spelen, dus je mag niet passen
no-company = op { $square } zijn geen vissen; een grijze vis zet je uit bij andere vissen
must-draw = je hebt geen kaart in je hand: trek er eerst een

pile-ran-out = de trekstapel is voor de laatste keer op
nobody-can-move = niemand kan nog iets verplaatsen

caught-grey = gevangen grijze vissen
caught-white = gevangen witte vissen
caught-blue = gevangen blauwe vissen
unused-grey = niet uitgezette grijze vissen

# What speaks for a move
merit-fish-beside = ernaast liggen vissen voor { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
merit-alone = binnen drie velden ligt geen boot
merit-catch = vangt { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} voor jou
merit-before-other = voordat { $other } het doet, met een boot ernaast
merit-school = maakt een school van { $fish }, goed voor { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
merit-goes-on = daarna kan je { $card } { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} vangen
merit-draws = eindig je op { $square }, dan mag je { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
} trekken
merit-end-keeps = je houdt { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
} in je hand
merit-end-draws = hier mag je { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
} trekken
merit-no-place = nergens liggen vissen naast alleen jouw boten
merit-yours-alone = naast { $square } liggen alleen boten van jou
merit-grey-costs = een grijze vis die je nooit uitzet kost je { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
merit-card-catches = { $card } zou { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} vangen, zoals de zee nu is
merit-nothing-open = geen open kaart zou vangen wat je hand niet kan
merit-last-card = nog één kaart en het spel is afgelopen
