# Fish'n'Stones in French.

in-one-line = choisis en secret une ligne d'un étang de 3×3, appâte, pêche une pile
goal = Pêche des poissons et laisse les cailloux aux autres : chaque poisson vaut un point, chaque caillou en coûte un.
mood = Pour un court duel d’esprit : devine ce que trament les autres, et ris quand tu te trompes.
option-shores = places à deux joueurs : face à face (opposite) ou sur des rives voisines (adjacent)

filled = Manche { $round } : neuf nouvelles cartes sont dans l'étang.
cast-cat = { $seat } a placé son chat.
cast-own = { $seat } place le chat devant la ligne { $line }.
baited = { $seat } appâte : { $source } va sur { $target }.
declined = { $seat } n'appâte pas.
revealed-cat = { $seat } montre son chat : il guette la ligne { $line }.
fished = { $seat } pêche { $spot } : { $fish ->
    [0] { $stones ->
        [0] rien que de l'eau
        [one] { $stones } caillou
       *[other] { $stones } cailloux
    }
   *[other] { $fish ->
        [one] { $fish } poisson
       *[other] { $fish } poissons
    }{ $stones ->
        [0] { "" }
        [one] , { $stones } caillou
       *[other] , { $stones } cailloux
    }
}.
nothing-left = { $seat } trouve toute sa ligne vide et ne prend rien.

not-now = cela ne va pas ici : c'est le moment { $step ->
    [cast] de placer le chat
    [bait] d'appâter
   *[fish] de pêcher
}
other-shore = tes lignes sont les { $shore ->
    [rows] rangées
   *[columns] colonnes
} de l'étang
other-line = { $target } n'est pas dans la ligne de ton chat
empty-source = il n'y a pas de pile en { $spot }
not-your-line = { $spot } n'est pas dans la ligne de ton chat
empty-spot = il n'y a plus de pile en { $spot }
not-beside = { $source } et { $target } ne sont pas voisines : une pile avance d'une case, jamais en diagonale

four-rounds = quatre manches jouées

fish = poissons dans le seau
stones = cailloux dans le seau

# What speaks for a move
merit-best-pile-in-line = la ligne { $line } a la meilleure pile de l'étang : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
merit-best-pile-beside = la meilleure pile de l'étang, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, est à côté de la ligne { $line } : tu peux l'y appâter
merit-richest-line = toute la ligne { $line } vaut plus que tes autres lignes : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
merit-gathers = fait de { $spot } la meilleure pile de ta ligne : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
merit-spoils = gâche la meilleure pile de la ligne de { $other }, qui vaut pour l'instant { $points ->
    [one] { $points } point
   *[other] { $points } points
}
merit-last-bait = personne n'appâte après toi : l'étang reste comme tu le laisses
merit-no-better-bait = aucun appât ne te donnerait une meilleure pile que celle que tu as : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
merit-stays-hidden = ton chat reste caché à ceux qui appâtent après toi
merit-best-catch = rien dans ta ligne ne vaut plus : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
merit-before-other = empêche { $other } de la pêcher
