# What is sent to people who are elsewhere. { $names } are people, one after the other.

turn-title = It is your turn
turn-text = { $game }, with { $names }
test-title = This is how you are told
test-text = When others wait for your move, a message like this leads you to the table.
mail-why = You get this because you asked to be written to when others wait for your move.
mail-stop = No more of these letters:
confirm-title = Shall we write to you here?
confirm-text = Somebody, presumably you, wants to be written to at this address when it is their turn in a fish game. If so, open this within a day:
confirm-not = If it was not you, do nothing: then nothing more will come.
invitation-title = { $name } invites you
friend-title = { $name } wants to be your friend
friend-text = Say yes or no on the page.
