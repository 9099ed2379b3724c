# The command line and what all games share.

at-line = { $file }, line { $line }:
face-down = face down
you = You
bot-name = Bot { $name }

## Engine

engine-notice = Note: running the interpreted engine, about ten times slower: { $reason }.
engine-compiled = compiled engine
engine-interpreted = interpreted engine: { $reason }
engine-asked-for = asked for by MONOCEROS_ENGINE
engine-not-compiled = there is no compiled one; where there is a C compiler, this makes it: { $command }
engine-other-python = the compiled one is for another Python; this makes it anew: { $command }
engine-sources-changed = the sources were changed after compiling; this compiles them again: { $command }

## games, rules, cards

games-edition = Edition
games-small = Small edition
games-small-about = the end of a match, small enough to be solved: “monoceros solve”
games-players = { $fewest } to { $most } players
games-option = Option
games-reading = Reading
games-bots = Bots
games-cost = All but expert and master move in about a millisecond. expert tries each decision in { $tries } imagined worlds or more: hundredths of a second, and never more than { $seconds } seconds. master thinks until its second is over or nothing can change any more.
rules-ruling = our ruling { $number }
rules-sister = stated by another edition’s rulebook
rules-reading = Holds at tables with the reading { $option }={ $value }.
rules-reading-usual = The usual reading ({ $option }={ $value }); a table may choose another.
rules-not-here = not in this edition
rules-no-difference = These editions agree on everything.
cards-copies = Copies
cards-code = Code
cards-name = Name
cards-text = What it does
cards-value = { $field }: { $value }
cards-note = What has a mark is not stated in any source: check it against your box, and correct it with a pack of your own (--template writes one to fill in).
cards-pack-good = { $file } is a good pack: { $label }, { $total } cards.
template-about = A pack for your own box. Compare each card with yours: where something differs, delete the # in front of the line and write what your card says. Leave everything else as it is. If the number of cards differs, correct total, too. "none" stands for a value a card does not have. Then: monoceros cards GAME --check FILE. What may be written:
pack-note-hilo-de = A reconstruction, not the published card list: the rulebook shows only some of the cards.
pack-note-kill-the-unicorns-retail = A reconstruction, not the published card list: the rulebooks name some traps and explain hardly any power.
pack-note-kill-the-unicorns-prototype = A reconstruction, not the published card list: the prototype’s rules name only a few cards.
pack-note-unstable-unicorns-pl = The names are our own; what the cards do rests on card lists of the second edition.
provenance-attested = attested
provenance-inferred = inferred
provenance-reconstructed = reconstructed
provenance-owner = from your pack

## play

play-help = Type a number or an action. Enter asks again. ? tells the rule of the moment; ? with a number, a card or a word of the rules tells about that. u takes back, q leaves.
play-commitment = Fair deal. Commitment: { $hash }
play-no-such = There is no “{ $word }” here. Enter shows the choices again.
play-unknown = I know no card, rule or action “{ $word }”.
play-choice = [bold]{ $label }[/]: { $action }
play-allowed = "{ $action }" is allowed.
play-again = Play again? r: rematch, s: save the record, q: leave
play-save-unfinished = Save the match to go on later? Name a file, or press Enter to leave without saving:
play-save-name = Name a file for the record:
play-saved = Saved: { $file }
play-not-saved = { $file } could not be written: { $problem }. Try another name.
play-bye = Goodbye, and thanks for playing.
play-you-win = You win!
play-you-share = You share the victory!
play-nobody-wins = Nobody wins this time.
play-others-win = { $names } won. Well played.
undo-done = Taken back.
undo-nothing-played = There is nothing to take back yet.
undo-others-asked = The others have been asked too, so the action stays.
undo-not-yours = The last action was not yours, so it cannot be taken back.
undo-turn-passed = Your turn has passed on, so the action stays.
undo-chance-spoke = Chance has spoken since, so the action stays.
undo-card-shown = A hidden card was shown, so the action stays.

## replay, verify

replay-next = Enter for the next action, q to leave
replay-result = Result: { $result }
verify-fair = All true: { $actions } actions by the rules, the result is right, and all { $chances } random events follow from the secret that was committed to before the deal and from everybody's own entropy.
verify-seeded = All true: { $actions } actions by the rules, and the result is right. It was dealt from the number { $seed } without a commitment, so there is no proof that nobody chose it.

## simulate

simulate-running = Playing
simulate-title = { $game }: { $games } matches at { $seats } seats
simulate-bot = Bot
simulate-games = Played
simulate-wins = Won
simulate-rate = Rate
simulate-interval = 95% interval
simulate-score = Score
simulate-quartiles = Spread
simulate-seats = Wins by seat: { $rates }
simulate-speed = { $games } matches/s, { $steps } actions/s, { $length } actions a match
simulate-records = The records are in { $folder }.
simulate-out = The results are in { $folder }. Look at them: monoceros report { $game } { $folder }

## bench

bench-measuring = measuring { $name }
bench-missing = { $name } was left out ({ $reason }). "make bench" installs the peers.
bench-hint = "make bench" measures the peers in the same run.
bench-figure = Figure
bench-ratio = Ratio
bench-peers = Random matches, and steps as multiples of { $peer }
bench-steps = Steps/s
bench-games = Matches/s
bench-copies = Copies/s
bench-driven = (driven from Python)
play-exists = { $file } is already there. Choose another name, or press Enter to leave without saving.
play-resume = Go on later with: { $command }
play-narrow = Your terminal is narrower than { $columns } columns: make it wider, and the cards will line up.
verify-compare = Compare it with the commitment you were shown before the deal: { $hash }
output-failed = The output could not be written: { $problem }.
