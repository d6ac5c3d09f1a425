# Fat Fish in Dutch.

in-one-line = leg gekleurde kaarten in drie rijen; met de vijfde kaart pak je de rij
goal = Van een rij die je pakt, telt van elke kleur één kaart voor je, alle andere kaarten tellen tegen je.
mood = Voor een vrolijk potje met iedereen: zo geleerd, en elke rij kan zich keren tegen wie haar vult.
option-licences = visvergunningen voor bonuspunten: geen (off), met A, B of C door loting (random), of met de letter die je kiest
option-fiasco = fout aanleggen: geweigerd (off), of toegelaten en bestraft met de fiascokaart (on)

opened = Rij { $row } begint met { $card }.
laid = { $seat } legt { $card } in rij { $row }.
stopped = { $seat } stopt.
none-follows = { $seat } heeft geen kaart meer die past.
took-row = { $seat } pakt rij { $row }.
split = { $seat } legt { $kept } op de plusstapel en { $rest } op de minstapel: { $balance }.
kept-all = { $seat } heeft vijf kleuren en legt alles op de plusstapel, { $kept }: { $balance }.
row-gone = De reserve is leeg: rij { $row } vervalt.
drew = { $seat } trekt { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}.
drew-own = { $seat } trekt { $cards }.
all-played = { $seat } heeft geen kaarten meer en is uitgespeeld.
wrong-lay = { $seat } legt { $card } ten onrechte in rij { $row } en krijgt de fiascokaart.
took-back = { $seat } neemt { $cards } terug in de hand.
passed-a = { $seat } heeft een 1 gehouden en neemt vergunning A over van { $other }.
took-licence = { $seat } pakt vergunning { $licence }.
awarded = { $seat } krijgt { $points } punten voor vergunning { $licence }.

not-now = dat past hier niet: nu is het tijd om { $step ->
    [lay] kaarten aan te leggen
    [keep] te kiezen welke kaarten je houdt
   *[licence] een vergunning te kiezen
}
not-in-hand = je hebt geen { $card }
no-such-row = rij { $row } is vervallen, want de reserve is leeg
other-row = deze beurt leg je alleen kaarten in rij { $chosen }
colour-elsewhere = { $card } moet in een rij die op { $colour ->
    [R] rood
    [Y] geel
    [G] groen
    [B] blauw
   *[P] paars
} eindigt: rij { $rows }
lay-first = je moet minstens één kaart aanleggen
not-in-row = niet al deze kaarten liggen in de rij die je pakt
one-per-colour = houd precies één kaart van elke kleur in de rij
one-or-two = de rij heeft maar één kleur: houd één kaart of twee
later-twin = van gelijke kaarten gelden de meest linkse als gehouden
licence-not-met = deze rij voldoet niet aan vergunning { $licence }
licence-away = vergunning { $licence } ligt niet in het aanbod

all-cards-played = alle kaarten gespeeld

plus = plusstapel, { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
}
minus = minstapel, { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
}
fiasco-card = fiascokaart
licence = vergunning { $licence }

meaning-a = een 1 gehouden: gaat door naar wie daarna een 1 houdt
meaning-b = aan het eind: de minste kaarten op de plusstapel
meaning-c = aan het eind: de meeste enen op de plusstapel
meaning-d = alle waarden van 1 tot 4, 2 tot 5 of 3 tot 6 in de rij
meaning-e = meer punten naar min dan naar plus
meaning-f = evenveel punten naar plus als naar min
meaning-g = alleen waarden 1, 2 en 3 in de rij
meaning-h = maar één kleur in de rij
meaning-i = precies twee kleuren in de rij

# What speaks for a move
merit-can-fill = met je kaarten kun je rij { $row } deze beurt nog vullen: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
merit-frees-colour = bedekt het eind van rij { $row }: dan eindigt geen rij meer op { $colour ->
    [R] rood
    [Y] geel
    [G] groen
    [B] blauw
   *[P] paars
} en past jouw kaart overal
merit-new-colour = { $card } brengt een kleur in rij { $row } die er nog niet ligt
merit-far-from-full = rij { $row } mist dan nog { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}, dus met één kaart pakt niemand hem
merit-takes-row = vult rij { $row }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} voor jou
merit-meets = voldoet aan vergunning { $licence }, goed voor { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
merit-fourth-card = met een vierde kaart kan iemand rij { $row } met één kaart pakken
merit-costly-row = rij { $row } vullen met je kaarten zou je { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} kosten
merit-keeps-hand = bewaart { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
} voor een andere rij
merit-takes-a = met een 1 erbij krijg je vergunning A van { $other }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
merit-best-split = { $points }: anders verdeeld is de rij niet meer waard
merit-best-licence = geen van de vergunningen waaruit je kiest is meer waard: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
