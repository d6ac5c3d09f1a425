# Ce qui est envoyé à ceux qui sont ailleurs. { $names } : des gens, l'un après l'autre.

turn-title = C'est à toi de jouer
turn-text = { $game }, avec { $names }
test-title = Voilà comment tu seras averti
test-text = Quand les autres attendent ton coup, un message comme celui-ci te mène à la table.
mail-why = Tu reçois ceci parce que tu as demandé à être averti quand les autres attendent ton coup.
mail-stop = Ne plus recevoir ces e-mails :
confirm-title = Pouvons-nous t'écrire ici ?
confirm-text = Quelqu'un, sans doute toi, veut être averti à cette adresse quand c'est à lui de jouer dans un jeu de poissons. Si c'est bien toi, ouvre ce lien dans la journée :
confirm-not = Si ce n'était pas toi, ne fais rien : tu ne recevras plus rien.
invitation-title = { $name } t'invite
friend-title = { $name } veut être ton ami
friend-text = Dis oui ou non sur la page.
