# Ce qui est envoyé à ceux qui sont ailleurs. { $names } : des gens, l'un après l'autre.

turn-title = C'est à toi de jouer
turn-text = { $game }, avec { $names }
test-title = Voilà comment tu seras averti
test-text = Quand les autres attendent ton coup, un message comme celui-ci te mène à la table.
