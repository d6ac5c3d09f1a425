# What the server says, in English.

stale = the table has moved on since; it is at version { $version } now
no-seat = you have no seat at this table
seat-taken = that seat is not free
sits-already = you sit at this table already
no-such-seat-here = seats are numbered from 0 to { $last }
one-seat-each = you can take one seat only
begun = the game has begun
not-begun = the game has not begun
not-over = the game is not over
game-is-over = the game is over
still-running = that may be seen when the game is over
seats-empty = these seats are empty: { $seats }
only-the-host = only the host of the table can do that
not-your-seat = that is not your seat
not-to-be-freed = to leave your seat, let a computer play for you or resign
plays-already = you play in this seat yourself
overdue = your time has run out: a computer makes this move for you
nobody-sits = nobody sits there
resigned = that seat has resigned
computer-plays = a computer plays for you; take your seat back first
no-undo-here = moves can't be taken back at this table
no-hints-here = there are no hints at this table
no-chat-here = there is no chat at this table
no-table = there is no such table
no-code = there is no table with this code
no-person = there is no such person
no-proof = this game went on from a moment of another: not all of its cards come of one seed
no-page = there is nothing here
private = this table is private
unavailable = the move can't be kept at the moment, so it was not made; please try again
conflict = somebody else was quicker; please try again
our-fault = something went wrong on our side; nothing was changed
too-many = too many requests; please wait a little
too-many-tables = you have { $most } tables already that are not over
no-message = that makes no sense here: { $problem }
bad-query = that makes no sense in the address: { $problem }
no-json-body = the body must be JSON, with the content type application/json
too-large-body = the body may have { $most } bytes at most
foreign = this page may not do that: its address is not that of the server
unauthorised = who are you? Become a guest or log in first
wrong-password = the login or the password is wrong
login-taken = this login is taken
account-already = you have an account already
no-account = a guest has no password
no-session = you have no such session
name-unseen = a name can't be empty, nor have characters that nobody can see or that turn the direction of writing
name-mixed = letters of several alphabets in one name could be taken for others; please use one alphabet
name-reserved = that name means something else at the tables; please choose another
removed = the host has sent you away from this table
not-idle = they are here: a computer can play for them when they have kept the others waiting for { $days ->
    [0] { $minutes } minutes
   *[other] { $days } days
}
too-long = too much has happened at this table: now it can only be played to its end
undone-enough = you have taken back { $most } moves in this game: that is enough
