# Fat Fish in French.

in-one-line = pose des cartes de couleur dans trois rangées ; qui pose la cinquième ramasse la rangée
goal = Dans une rangée que tu ramasses, une carte de chaque couleur compte pour toi, toutes les autres contre toi.
mood = Pour une partie joyeuse avec tout le monde : vite apprise, et chaque rangée peut se retourner contre qui la remplit.
option-licences = permis de pêche pour des points en plus : aucun (off), avec A, B ou C tiré au sort (random), ou avec celui que tu nommes
option-fiasco = poses interdites : refusées (off), ou acceptées et punies par la carte Fiasco (on)

opened = La rangée { $row } s'ouvre avec { $card }.
laid = { $seat } pose { $card } dans la rangée { $row }.
stopped = { $seat } s'arrête.
none-follows = { $seat } n'a aucune carte qui puisse suivre.
took-row = { $seat } ramasse la rangée { $row }.
split = { $seat } met { $kept } sur la pile Plus, { $rest } sur la pile Moins : { $balance }.
kept-all = { $seat } a cinq couleurs et met tout sur la pile Plus, { $kept } : { $balance }.
row-gone = La réserve est vide : la rangée { $row } disparaît.
drew = { $seat } pioche { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
drew-own = { $seat } pioche { $cards }.
all-played = { $seat } n'a plus de cartes et a fini de jouer.
wrong-lay = { $seat } pose { $card } dans la rangée { $row }, ce qui est interdit, et prend la carte Fiasco.
took-back = { $seat } reprend { $cards }.
passed-a = { $seat } a gardé un 1 et prend le permis A à { $other }.
took-licence = { $seat } prend le permis { $licence }.
awarded = { $seat } reçoit { $points } points pour le permis { $licence }.

not-now = cela ne va pas ici : c'est le moment de { $step ->
    [lay] poser des cartes
    [keep] choisir les cartes à garder
   *[licence] choisir un permis
}
not-in-hand = tu n'as pas { $card } en main
no-such-row = la rangée { $row } n'existe plus, car la réserve est vide
other-row = à ce tour, tu ne poses que dans la rangée { $chosen }
colour-elsewhere = { $card } doit aller dans une rangée qui se termine par du { $colour ->
    [R] rouge
    [Y] jaune
    [G] vert
    [B] bleu
   *[P] violet
} : n° { $rows }
lay-first = tu dois poser au moins une carte
not-in-row = ces cartes ne sont pas toutes dans la rangée que tu ramasses
one-per-colour = garde exactement une carte de chaque couleur de la rangée
one-or-two = la rangée n'a qu'une couleur : garde une carte ou deux
later-twin = entre cartes identiques, on garde toujours la plus à gauche
licence-not-met = cette rangée ne remplit pas la condition du permis { $licence }
licence-away = le permis { $licence } n'est pas exposé

all-cards-played = toutes les cartes sont jouées

plus = pile Plus, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
minus = pile Moins, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
fiasco-card = carte Fiasco
licence = permis { $licence }

meaning-a = un 1 gardé : passe à qui en garde un ensuite
meaning-b = à la fin : le moins de cartes sur la pile Plus
meaning-c = à la fin : le plus de 1 sur la pile Plus
meaning-d = toutes les valeurs de 1 à 4, de 2 à 5 ou de 3 à 6 dans la rangée
meaning-e = plus de points en Moins qu'en Plus
meaning-f = autant de points en Plus qu'en Moins
meaning-g = seulement des 1, des 2 et des 3 dans la rangée
meaning-h = une seule couleur dans la rangée
meaning-i = exactement deux couleurs dans la rangée

# What speaks for a move
merit-can-fill = avec ta main, tu peux remplir la rangée { $row } à ce tour : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
merit-frees-colour = couvre le bout de la rangée { $row } : plus aucune rangée ne se termine par du { $colour ->
    [R] rouge
    [Y] jaune
    [G] vert
    [B] bleu
   *[P] violet
}, et ta carte de cette couleur va partout
merit-new-colour = { $card } apporte à la rangée { $row } une couleur qu'elle n'a pas encore
merit-far-from-full = il manque encore { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} à la rangée { $row } : une seule ne suffit pas pour la prendre
merit-takes-row = remplit la rangée { $row } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour toi
merit-meets = remplit la condition du permis { $licence }, qui vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
}
merit-fourth-card = avec une quatrième carte, une seule suffirait à quelqu'un pour prendre la rangée { $row }
merit-costly-row = remplir la rangée { $row } avec ta main te coûterait { $points ->
    [one] { $points } point
   *[other] { $points } points
}
merit-keeps-hand = garde { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} pour une autre rangée
merit-takes-a = avec un 1 parmi elles, tu prends le permis A à { $other } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
merit-best-split = { $points } : aucun autre partage de la rangée ne vaut plus
merit-best-licence = aucun des permis au choix ne vaut plus : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
