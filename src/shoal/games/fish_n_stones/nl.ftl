# Fish'n'Stones in Dutch.

in-one-line = kies in het geheim een lijn van een vijver van 3×3, lok, en vis één stapel op
goal = Vang vissen en laat de stenen aan de anderen: elke vis is een punt, elke steen kost er een.
mood = Voor een kort duel met het hoofd: raad wat de anderen van plan zijn, en lach als je ernaast zit.
option-shores = waar twee spelers zitten: tegenover elkaar (opposite) of naast elkaar (adjacent)

filled = Ronde { $round }: er liggen negen nieuwe kaarten in de vijver.
cast-cat = { $seat } heeft de kat neergezet.
cast-own = { $seat } zet de kat bij lijn { $line }.
baited = { $seat } lokt { $source } naar { $target }.
declined = { $seat } lokt niet.
revealed-cat = De kat van { $seat } zit bij lijn { $line }.
fished = { $seat } vist { $spot } leeg: { $fish ->
    [0] { $stones ->
        [0] alleen maar water
        [one] { $stones } steen
       *[other] { $stones } stenen
    }
   *[other] { $fish ->
        [one] { $fish } vis
       *[other] { $fish } vissen
    }{ $stones ->
        [0] { "" }
        [one] , { $stones } steen
       *[other] , { $stones } stenen
    }
}.
nothing-left = { $seat } vindt de hele lijn leeg en neemt niets.

not-now = dat past hier niet: nu is het tijd om { $step ->
    [cast] de kat neer te zetten
    [bait] te lokken
   *[fish] te vissen
}
other-shore = jouw lijnen zijn de { $shore ->
    [rows] rijen
   *[columns] kolommen
} van de vijver
other-line = { $target } ligt niet in de lijn van je kat
empty-source = op { $spot } ligt geen stapel
not-your-line = { $spot } ligt niet in de lijn van je kat
empty-spot = op { $spot } ligt geen stapel meer
not-beside = { $source } en { $target } liggen niet naast elkaar: een stapel gaat één plek verder, niet schuin

four-rounds = vier ronden gespeeld

fish = vissen in de emmer
stones = stenen in de emmer

# What speaks for a move
merit-best-pile-in-line = in lijn { $line } ligt de beste stapel van de vijver: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
merit-best-pile-beside = de beste stapel van de vijver, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, ligt naast lijn { $line }: je kunt hem erheen lokken
merit-richest-line = heel lijn { $line } is samen meer waard dan je andere lijnen: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
merit-gathers = maakt { $spot } de beste stapel in je lijn: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
merit-spoils = bederft de beste stapel in de lijn van { $other }, die nu { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} waard is
merit-last-bait = na jou lokt niemand meer: de vijver blijft zo
merit-no-better-bait = met lokken krijg je geen betere stapel dan je al hebt: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
merit-stays-hidden = je kat blijft verborgen voor wie na jou lokt
merit-best-catch = niets in je lijn is meer waard: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
merit-before-other = dan kan { $other } hem niet meer vissen
