# The board of Fat Fish in Dutch.

fat-fish-card = { $colour ->
    [R] rode
    [Y] gele
    [G] groene
    [B] blauwe
   *[P] paarse
} { $value }

# What to do now
fat-fish-choose-card = Kies een kaart uit je hand.
fat-fish-choose-row = Kies nu de rij voor je { $card }.
fat-fish-lay-more = Leg nog een kaart in rij { $row }, of stop.
fat-fish-card-first = Kies eerst een kaart uit je hand, dan de rij.
fat-fish-choose-keep = Rij { $row } is voor jou! Van elke kleur mag één kaart bij plus: kies welke. De rest is min.
fat-fish-choose-keep-one-colour = Rij { $row } is voor jou! Hij heeft maar één kleur: één of twee kaarten mogen bij plus. De rest is min.
fat-fish-keep-best = Dat maakt { $total }, en meer kan niet. Leg de kaarten weg.
fat-fish-keep-better = Dat maakt { $total }. Een andere keuze maakt { $best }.
fat-fish-keep-better-licence = Dat maakt { $total }. Een andere keuze maakt { $best } en voldoet aan vergunning { $licence }.
fat-fish-choose-licence = Goed gedaan! Kies een van de gemarkeerde vergunningen.
fat-fish-was-wrong = Dat was fout: je kaarten komen terug in je hand en de fiascokaart is voor jou. Begin je beurt opnieuw.
fat-fish-they-lay = { $seat } legt kaarten aan.
fat-fish-they-keep = { $seat } pakt rij { $row } en kiest wat er op de plusstapel komt.
fat-fish-they-licence = { $seat } kiest een vergunning.
fat-fish-won = { $count ->
    [one] { $names } wint met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }!
   *[other] { $names } delen de eerste plaats met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }!
}
fat-fish-won-you = Je wint met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}! Goed gevist.

# The rows
fat-fish-rows = De drie rijen
fat-fish-row = { $count ->
    [one] Rij { $row }: 1 kaart, { $cards }
   *[other] Rij { $row }: { $count } kaarten, { $cards }. Laatste kaart: { $last }.
}
fat-fish-row-waits = Rij { $row } is leeg en gaat zo weer open.
fat-fish-row-gone = Rij { $row } is vervallen.
fat-fish-row-taken = Rij { $row }, om te verdelen
fat-fish-wait-short = gaat zo weer open
fat-fish-gone-short = vervallen
fat-fish-reserve = Reserve
fat-fish-reserve-cards = { $count ->
    [0] De reserve is leeg.
    [one] 1 kaart in de reserve
   *[other] { $count } kaarten in de reserve
}
fat-fish-fiasco = Fiasco
fat-fish-fiasco-lies = De fiascokaart is voor wie het eerst fout aanlegt.
fat-fish-fiasco-warning = Let op de kleuren: hier houdt niemand je tegen als je fout aanlegt. Dan krijg je de fiascokaart.

# Sharing out a row
fat-fish-keep-card = { $card }, gaat naar plus
fat-fish-leave-card = { $card }, gaat naar min
fat-fish-keep = Leg weg
fat-fish-balance = Plus { $plus }, min { $minus }: samen { $total }
fat-fish-over-again = Opnieuw
fat-fish-keep-none = Kies minstens één kaart voor je plusstapel.

# My things
fat-fish-hand = Je hand
fat-fish-stop = Stoppen
fat-fish-put-back = Leg terug
fat-fish-no-cards = Je hand is leeg. Aan het eind van je beurt trek je nieuwe kaarten.

# Seats
fat-fish-you = { $seat } (jij)
fat-fish-turn = aan zet
fat-fish-show-piles = Toon alle stapels
fat-fish-hide-piles = Verberg stapels
fat-fish-leads = op kop
fat-fish-won-short = winnaar
fat-fish-began = begon
fat-fish-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
fat-fish-out = uitgespeeld
fat-fish-hand-cards = { $count ->
    [one] 1 kaart in de hand
   *[other] { $count } kaarten in de hand
}
fat-fish-seen = Daarvan gezien: { $cards }
fat-fish-to-draw = { $count } te trekken
fat-fish-plus = Plusstapel: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, { $cards }
fat-fish-plus-none = Plusstapel: leeg
fat-fish-plus-short = Plus
fat-fish-minus = Minstapel: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
fat-fish-minus-cards = Minstapel: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, { $cards }
fat-fish-minus-short = Min
fat-fish-count = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
fat-fish-gained = Rij verdeeld: { $balance }
fat-fish-has-fiasco = heeft de fiascokaart, min 5
fat-fish-owns = vergunning { $licence }

# Licences
fat-fish-licences = Visvergunningen
fat-fish-licence = Vergunning { $licence }, waard { $worth }: { $meaning }.
fat-fish-licence-owned = Vergunning { $licence }, waard { $worth }: { $meaning }. In het bezit van { $names }.

# Moves
move-lay = de { $a } in rij { $b } leggen
move-stop = stoppen
move-keep = { $all } houden
move-licence = vergunning { $a } pakken

# The lesson.
fat-fish-lesson-welcome = Welkom bij Fat Fish! Je legt kaarten in drie rijen, en wie de vijfde kaart legt, pakt de rij. Eén kaart van elke kleur telt voor je, de rest tegen je.
fat-fish-lesson-table = In elke rij ligt nu nog één kaart: een blauwe 3, een paarse 3 en een rode 6. Onderaan zie je je hand van vier kaarten. Kijk altijd naar het rechteruiteinde van elke rij: de kleur daar bepaalt wat waar mag.
fat-fish-lesson-first-lay = Rij 3 eindigt op rood, dus je rode 3 mag alleen daarheen. Kies de kaart en dan rij 3.
fat-fish-lesson-free-colour = In dezelfde rij mag je nog meer kaarten leggen. Geen enkele rij eindigt op groen, dus groen is vrij en past overal: leg ook je groene 3 in rij 3.
fat-fish-lesson-stop = Je gele 2 zou er ook nog bij kunnen. Maar dan heeft rij 3 vier kaarten, en met één passende kaart pakt de ander de rij voor je neus weg. Stop hier liever.
fat-fish-lesson-draw = Je hebt een blauwe 3 en een gele 1 getrokken, dus je hebt weer vier kaarten. Nu is de ander aan de beurt.
fat-fish-lesson-covered = De rode 4 van de ander bedekt het blauwe uiteinde van rij 1. Nu eindigt geen enkele rij op blauw, dus blauw is vrij: leg je blauwe 3 in rij 3.
fat-fish-lesson-fifth = Geel is ook vrij, en in rij 3 ligt nog geen geel. Leg je gele 2 als vijfde kaart, en de rij is van jou!
fat-fish-lesson-keep = Van elke kleur houd je precies één kaart. Er zijn twee rode: houd de 6, dan gaat de 3 naar min. Groen, blauw en geel blijven ook. Kijk of deze vier kaarten een plus hebben en leg ze dan weg.
fat-fish-lesson-piles = Op je plusstapel liggen 14 punten open, op je minstapel 3 gedekt: dat maakt 11. Een blauwe 2 uit de reserve heeft rij 3 weer geopend, en je hebt twee nieuwe kaarten. Nu is het aan de ander.
fat-fish-lesson-cover = Rij 1 mist alleen nog geel en paars, dan heeft de rij alle vijf de kleuren. En jij hebt ze allebei! Maar rij 2 eindigt op paars, dus paars moet daarheen. Hier is een truc: bedek dat uiteinde met je rode 5.
fat-fish-lesson-wait = Nu eindigt geen enkele rij op paars: je paarse kaarten zijn vrij. Maar deze beurt mag je alleen in rij 2 leggen. Stop dus, en bewaar ze voor rij 1.
fat-fish-lesson-hidden = Een klein risico is het wel: je ziet niet wat de ander in de hand heeft en ook niet welke kaarten er nog komen, zelfs niet welke je zelf trekt. Eens kijken wat de ander doet.
fat-fish-lesson-yellow = Je hebt geluk: de ander legde een rode 4 in rij 2 en liet rij 1 met rust. Geel en paars zijn allebei vrij. Begin met je gele 1 in rij 1.
fat-fish-lesson-purple = En nu de klapper: je paarse 6 maakt de rij vol.
fat-fish-lesson-five-colours = Vijf kleuren! Alle vijf de kaarten gaan vanzelf naar je plusstapel: 16 punten erbij, 27 in totaal. Hebben alle vijf dezelfde kleur, dan mag je er twee houden. Nu weer de ander.
fat-fish-lesson-their-row = De ander legde in één beurt vier kaarten en pakte rij 3. Van de drie blauwe mocht er maar één blijven: 10 punten erbij, 3 eraf. De reserve is nu leeg, dus de volgende rij die iemand pakt, vervalt.
fat-fish-lesson-end = Het spel gaat door tot alle kaarten gespeeld zijn; wie de meeste punten heeft, wint. Twee tips: pak rijen met veel kleuren, en laat rijen met hoge kaarten van één kleur aan de anderen. Goede vangst!

# Setting up a table
table-option-licences = Visvergunningen (bonuspunten)
table-option-licences-off = Zonder
table-option-licences-random = Met A, B of C, door het lot bepaald
table-option-licences-a = Met vergunning A
table-option-licences-b = Met vergunning B
table-option-licences-c = Met vergunning C
table-option-fiasco = Kaarten die tegen de regels zijn aangelegd
table-option-fiasco-off = Geweigerd
table-option-fiasco-on = Aanvaard, maar bestraft met de fiascokaart
# Pictures of the rules
fat-fish-figure-cards = Elke kleur heeft haar eigen teken en patroon. Hoe hoger de waarde, hoe dikker de vis.
fat-fish-figure-lay = Alleen de gemarkeerde uiteinden tellen: blauw, paars en rood. De rode 3 moet in rij 3. De gele 4 mag in elke rij, want geen rij eindigt op geel.
fat-fish-figure-follow = Je hebt de rode 3 in rij 3 gelegd. Daar kan de gele 4 of de rode 2 volgen. De blauwe 5 niet: die zou in rij 1 moeten.
fat-fish-figure-take = Twee van de vijf kaarten zijn rood. Van elke kleur gaat één kaart naar plus, hier de rode 6; de rode 3 gaat naar min. Dat is 14 − 3 = 11 punten.
fat-fish-figure-one-colour = Vijf blauwe kaarten: je mag er twee houden. Dat is 10 − 7 = 3 punten.
fat-fish-figure-licence = Bij de vijf waarden zijn 2, 3, 4 en 5: wie deze rij pakt, voldoet aan vergunning D.
