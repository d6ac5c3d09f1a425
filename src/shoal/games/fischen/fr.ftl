# Fischen in French.

in-one-line = jeu de plis ; ce que tu attrapes sera ton paquet à la manche suivante
goal = Remporte des plis : chaque carte attrapée vaut un point, et c'est avec tes prises que tu joueras aux manches suivantes.
mood = Pour qui aime les jeux de plis : calme, profond, et ta main est faite de ce que tu as pêché.

round-begins = Manche { $round } : { $cards } cartes en main, { $seat } entame.
played = { $seat } joue { $card }.
caught-one = { $seat } attrape { $card } avec { $zero }.
caught-all = { $seat } attrape toutes les autres cartes : { $cards }.
nothing-to-catch = { $seat } n'a rien à attraper avec { $zero }.
won = { $seat } remporte le pli et attrape { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
won-nothing = { $seat } remporte le pli, mais il ne reste rien à attraper.
lost = { $seat } a attrapé la bouée « moins 3 » et perd 3 points.
chose = { $seat } a choisi une carte à passer.
chose-own = { $seat } passe { $card }.
all-passed = Chacun passe une carte à gauche.
received = { $giver } passe { $card } à { $seat }.
called = { $seat } annonce { $colour ->
    [blue] le bleu
    [yellow] le jaune
    [purple] le violet
    [red] le rouge
   *[green] le vert
} pour le pli suivant.
leads = { $seat } entame le pli suivant, grâce à la bouée « premier ».
lowest-next = La carte la plus faible remporte le pli suivant, grâce à { $seat }.
scored = { $seat } a attrapé { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} dans cette manche et en est à { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
shuffled = { $seat } mélange ses prises et les met au fond de son bateau : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
drew = { $seat } pioche { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} dans son bateau.
fished = { $seat } pioche { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} dans la mer.
is-overfished = Surpêche : il faut { $needed ->
    [one] { $needed } carte
   *[other] { $needed } cartes
}, la mer n'en a plus que { $cards }.

not-now = cela ne va pas ici : c'est le moment { $step ->
    [play] de jouer une carte
    [catch] d'attraper une carte du pli
    [pass] de passer une carte à gauche
   *[call] d'annoncer une couleur
}
not-in-hand = tu n'as pas { $card } en main
must-follow = { $card } ne fournit pas : tu as { $colour ->
    [blue] du bleu
    [yellow] du jaune
    [purple] du violet
    [red] du rouge
   *[green] du vert
}, joues-en ou joue une bouée
not-in-trick = { $card } n'est pas à attraper dans ce pli
itself = { $card } ne peut pas s'attraper : choisis une autre carte

eight-rounds = huit manches jouées
overfished = surpêche

caught-cards = cartes attrapées
losses = { $cards } × bouée « moins 3 »

# What speaks for a move
merit-only-of-colour = c'est ta seule carte en { $colour ->
    [blue] bleu
    [yellow] jaune
    [purple] violet
    [red] rouge
   *[green] vert
} : sans elle, tu n'as plus à fournir cette couleur
merit-wins-last = tu joues en dernier et remportes le pli
merit-wins-surely = remporte le pli à coup sûr : personne après toi ne peut avoir une carte qui la bat
merit-wins-so-far = bat tout ce qu'il y a dans le pli jusqu'ici
merit-sheds-minus3 = te débarrasse de la bouée qui coûte { $points ->
    [one] { $points } point
   *[other] { $points } points
} : tu ne peux pas remporter ce pli
merit-leaves-minus3 = laisse à quelqu'un d'autre la bouée qui coûte { $points ->
    [one] { $points } point
   *[other] { $points } points
}
merit-zero = un 0 te laisse attraper une carte de ton choix
merit-all = attrape les { $cards } autres cartes du pli
merit-buoy = { $buoy ->
    [first] tu entames le pli suivant
    [colour] tu annonces la couleur du pli suivant
    [lowest] la carte la plus faible remporte le pli suivant
   *[left] chacun passe une carte à gauche
}
merit-snatches = prend { $card } avant { $other }, qui remporte le pli
merit-passes-minus3 = passe la bouée qui coûte { $points ->
    [one] { $points } point
   *[other] { $points } points
}
merit-lowest = aucune carte de ta main n'est plus faible que { $card }
merit-highest = personne d'autre ne peut avoir une carte plus forte que toi en { $colour ->
    [blue] bleu
    [yellow] jaune
    [purple] violet
    [red] rouge
   *[green] vert
}
merit-longest = tu as { $count } cartes en { $colour ->
    [blue] bleu
    [yellow] jaune
    [purple] violet
    [red] rouge
   *[green] vert
}, et d'aucune couleur davantage
