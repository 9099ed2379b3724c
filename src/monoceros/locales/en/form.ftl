# The form of a new table: what each choice does, and why some cannot be made.

web-new-table = New table: { $game }
web-new-table-bots = Choose the bots: { $game }
web-more = More choices
web-note-seats = { $count ->
    [one] One friend can join by link.
   *[other] { $count } friends can join by link.
}
web-note-alone = You play against bots: it starts at once.
web-note-pace-none = Everybody thinks as long as they like.
web-note-pace-move = Whoever takes longer has a bot make the move.
web-note-pace-days = By correspondence: come back when it is your turn.
web-note-edition = Rules and cards as this box was printed. Everybody still reads their own language.
web-note-reaction = How long others may step in before the game goes on.
web-note-hints = Whoever asks is shown good moves.
web-note-listed = Otherwise only people with the link find it.
web-note-hilo-start = Who takes the first turn.
web-note-kill-the-unicorns-characters = How everybody gets a hunter.
web-note-kill-the-unicorns-beginner = Leave something out for the first games.
web-note-kill-the-unicorns-expert = Makes it harder to remember what is gone.
web-note-kill-the-unicorns-extra_characters = Three more hunters to choose from. Their powers are our proposal.
web-note-kill-the-unicorns-teams = Two teams with a shared herd, drawn by lot.
web-note-kill-the-unicorns-start = Who opens the first hunt.
web-note-unstable-unicorns-targeting = Whether a card’s target is named before others may neigh.
web-note-unstable-unicorns-party = The table calls out the moment, nothing more.
web-why-edition = Greyed out: another edition only.
web-why-teams = Two against two needs exactly four players.
web-why-days = Days for a move need somebody to wait for: leave a seat for a friend.
