# Bad input: what is wrong, and in .way-out what to do instead. The place (file, line) is put in front.

## Names and numbers

mistake-command-unknown = There is no command "{ $command }".
    .way-out = Did you mean: { $nearest }? "monoceros --help" lists them all.
mistake-game-missing = Which game? There are: { $games }.
    .way-out = Name one after the command: { $command } hilo
mistake-game-unknown = There is no game "{ $game }" here.
    .way-out = Did you mean: { $nearest }? "monoceros games" lists them all.
mistake-edition-unknown = There is no edition "{ $edition }" of this game.
    .way-out = Try: { $nearest }.
mistake-small-edition = “{ $edition }” is a printed edition, whose tree nobody can go through.
    .way-out = Take a small edition: { $known }.
mistake-small-chance = This small edition leaves something to chance after its deal.
    .way-out = Tell us: its opening needs mending.
mistake-compare-count = There is nothing to compare in { $game }.
    .way-out = Name at least two different editions, with commas between them; there are: { $known }.
mistake-seats-count = { $game } is not played by { $seats }.
    .way-out = { $only ->
        [yes] Choose exactly { $most } players.
       *[no] Choose { $fewest } to { $most } players.
    }
mistake-bot-unknown = There is no bot "{ $bot }".
    .way-out = Try: { $nearest }.
mistake-bots-count = { $found } bots do not fit.
    .way-out = Name 1 to { $most }, with commas between them; a short list is gone through again.
mistake-language-unknown = There is no language "{ $language }" here.
    .way-out = Choose one of { $known }.
mistake-option-unknown = There is no option "{ $option }".
    .way-out = Did you mean: { $nearest }? "monoceros games" tells what each one does.
mistake-option-edition = The option "{ $option }" is not part of the edition "{ $edition }".
    .way-out = It belongs to: { $known }.
mistake-option-past = The option "{ $option }" belongs to earlier rules; a new match is played by those of today.
    .way-out = Leave it out. Records and matches begun under those rules keep it.
mistake-option-value = "{ $value }" is no value for the option "{ $option }".
    .way-out = Choose one of { $known }.
mistake-option-pattern = "{ $value }" is no value for the option "{ $option }".
    .way-out = "monoceros games" tells what it takes.
mistake-option-form = "{ $option }" is not an option with a value.
    .way-out = Write KEY=VALUE, for example start=A.
mistake-option-seat = The option "{ $option }" names seat { $seat }, and nobody sits there.
    .way-out = Choose a seat from A to { $last }.
mistake-seed-range = The seed { $seed } is out of range.
    .way-out = Choose a number from 0 to 18446744073709551615.
mistake-games-count = { $games } matches cannot be played.
    .way-out = Choose 1 to { $most }.
mistake-tournament-bots = A tournament needs at least two different bots, but there { $found ->
    [one] is one
   *[other] are { $found }
 }.
    .way-out = Name them with commas, for example --bots skilled,expert.
mistake-iterations-count = Nobody can think for { $iterations } iterations.
    .way-out = Choose 1 to { $most }.
mistake-jobs-count = { $jobs } worker processes cannot work.
    .way-out = Choose 1 to { $most }.
mistake-bench-seconds = { $seconds } seconds cannot be measured.
    .way-out = Choose more than 0 and at most { $most }.

## Files

mistake-file-unreadable = The file cannot be read: { $problem }.
    .way-out = Check its name and whether you may open it.
mistake-file-not-text = The file is not UTF-8 text: byte { $place } does not fit.
    .way-out = Save it as UTF-8, or choose another file.
mistake-file-unwritable = The file cannot be written: { $problem }.
    .way-out = Choose a name in a folder that is there and that you may write to.
mistake-folder-unusable = The folder cannot be used: { $problem }.
    .way-out = Choose a folder you may write to.

## Notation

mistake-notation-verb = "{ $text }" does not begin with an action.
    .way-out = The actions are: { $known }.
mistake-notation-words = In "{ $text }", { $found } words follow the action, and it takes { $expected }.
    .way-out = Write the action and then just as many words.
mistake-notation-card = In "{ $text }", "{ $found }" is not a card of a layout.
    .way-out = Cards are numbered 1 to { $last }: the upper row first, from left to right.
mistake-notation-word = In "{ $text }", "{ $found }" does not fit.
    .way-out = There you can write: { $known }.
mistake-notation-seat = In "{ $text }", nobody sits at { $seat }.
    .way-out = The seats at this table go from A to { $last }.
mistake-notation-own-seat = In "{ $text }", { $seat } is your own seat.
    .way-out = Name another player's seat instead.

## Records

mistake-record-first-line = This is not a match record.
    .way-out = A record begins with the line "{ $expected }".
mistake-record-line = This line is not part of a record: { $text }
    .way-out = Header lines look like "game: hilo" and stand before the first action; comments begin with #.
mistake-record-move = This action cannot be read: { $text }
    .way-out = An action is its number, the seat and what is done, for example: 12 B place 3
mistake-record-number = The actions are out of order: { $text }
    .way-out = This one should have number { $expected }.
mistake-record-twice = The header says "{ $field }" twice.
    .way-out = Remove one of the lines.
mistake-record-missing = The header does not say "{ $field }".
    .way-out = Add the line from the original record.
mistake-record-number-field = The header says { $field } "{ $found }", which is not a number.
    .way-out = Write it in digits.
mistake-record-number-large = The header says { $field } { $found }, which is too large.
    .way-out = Use at most 20 digits, as in the original record.
mistake-record-players = The header names { $found ->
    [one] one player
   *[other] { $found } players
    } for { $expected } seats.
    .way-out = Name one for every seat, with commas between them, or leave the line out.
mistake-record-option = The header has the option "{ $found }" without a value.
    .way-out = Write options as KEY=VALUE.
mistake-record-secret = The secret is not hexadecimal.
    .way-out = Copy it again from the original record.
mistake-record-cut-short = The record ends without a result: the file was cut short.
    .way-out = Get the whole file again; a match that was broken off ends with "result: *".
mistake-record-after-result = There is something after the result: { $text }
    .way-out = The result is the last line; remove what follows.
mistake-record-rules = The record was played by version { $found } of the rules, and this program plays version { $expected }.
    .way-out = Replay it with the release of Monoceros it was made with.
mistake-record-pack = The record was played with the card pack "{ $found }", and here is "{ $expected }".
    .way-out = If it was a pack of your own, name it with --pack; otherwise use the release it was made with.
mistake-record-own-pack = The record names your pack "{ $found }", and the file you gave is "{ $expected }": the file was edited since, or the record comes from an early release, which reckoned this number in another way.
    .way-out = Give the file as it was then. If you have not changed it, write "pack: { $expected }" into the record: all its actions and its result are checked anyway.
mistake-record-no-secret = The record has no secret: the match was still going on when it was written.
    .way-out = Get the record again when the match is over.
mistake-record-refused = The rules do not allow "{ $text }": { $rule } ({ $clause })
    .way-out = Somebody changed the record, or it belongs to other rules; compare it with the original.
mistake-record-result = The record claims the result "{ $found }", but the actions lead to "{ $expected }".
    .way-out = Somebody changed the record; compare it with the original.
mistake-verify-commitment = The secret does not fit the commitment that was made before the deal.
    .way-out = Do not trust this deal: the secret was replaced.
mistake-verify-trace = Around action { $number } the record claims chance gave "{ $found }", but the seed gives "{ $expected }".
    .way-out = Do not trust this record: somebody changed it.
mistake-resume-game = This is a match of { $found }, not of { $expected }.
    .way-out = Start it with: monoceros play { $found } --resume …
mistake-resume-over = This match is over.
    .way-out = Watch it with: monoceros replay …

## Card packs

mistake-pack-not-toml = The pack cannot be read as TOML: { $problem }.
    .way-out = Correct that place; `monoceros cards GAME --template` writes one to fill in.
mistake-pack-head = The [pack] part is not right: { $problem }.
    .way-out = It needs at least an id, and extends for a pack of your own.
mistake-pack-section = There is a part "{ $section }" a pack does not have.
    .way-out = A pack has one [pack] and any number of [[card]].
mistake-pack-empty = The pack has no cards.
    .way-out = Add at least one [[card]].
mistake-pack-card-id = Card number { $number } has no id.
    .way-out = Begin each [[card]] with a line such as id = "king".
mistake-pack-duplicate = The card "{ $card }" is there twice.
    .way-out = Keep one [[card]] with this id and give it the right number of copies.
mistake-pack-extends = In the [pack] part, extends says "{ $found }".
    .way-out = Write extends = "{ $expected }".
mistake-pack-unknown-card = There is no card "{ $card }" in the game.
    .way-out = Did you mean: { $nearest }?
mistake-pack-field = The card "{ $card }" is not right: { $problem }.
    .way-out = Compare it with the shipped pack: "monoceros cards" with --json prints it.
mistake-pack-value = The card "{ $card }" says { $field } = { $found }.
    .way-out = There you can write: { $known }.
mistake-pack-field-unknown = The card "{ $card }" has a value "{ $field }", which no card of this game has.
    .way-out = Did you mean: { $nearest }?
mistake-pack-copies = The card "{ $card }" has { $copies } copies.
    .way-out = Choose 0 to { $most }.
mistake-pack-total = The copies of all cards add up to { $found }, and the pack says { $expected }.
    .way-out = Correct the copies, or set total in its [pack] part.
mistake-hilo-pack-family = The card "{ $card }" has the role { $role }, and its family does not fit that.
    .way-out = Keepers and animals have a family (dragon, unicorn or wolf); other cards have none.
mistake-hilo-pack-edge-twice = The card "{ $card }" has two half coins on one edge.
    .way-out = Name each of left, right, top and bottom at most once.
mistake-hilo-pack-coins = The card "{ $card }" has { $coins } whole coins.
    .way-out = Choose 0 to { $most }.
mistake-hilo-pack-too-few = There are only { $found } cards besides the magicians.
    .way-out = Four layouts and both piles need at least { $needed } of them.

## Positions

mistake-position-field = A position has no part "{ $word }".
    .way-out = Its parts are: { $known }.
mistake-position-value = { $field }={ $found } does not fit.
    .way-out = Choose from: { $known }.
mistake-position-moment = At the step { $step }, "{ $field }" does not fit the rest of the position.
    .way-out = Correct it, or choose another step.
mistake-position-seat-missing = The layout of seat { $seat } is missing.
    .way-out = Describe one layout for each of the { $seats } seats.
mistake-position-seat = { $field }={ $found } is not a seat of this table.
    .way-out = There are { $seats } seats, from A on.
mistake-position-step = There is no step "{ $found }".
    .way-out = Choose one of { $known }.
mistake-position-card = "{ $found }" is not a card.
    .way-out = Cards are { $known }, with ? in front when hidden, or ? alone for any hidden card.
mistake-position-copies = There are only { $copies } cards { $card } in the deck.
    .way-out = Use another card.
mistake-position-layout = The rows of seat { $seat } hold { $found } cards.
    .way-out = Two rows of six, with a slash between them: ?,?,?,?,?,?/?,?,?,?,?,?
mistake-position-face = In { $field }, "{ $found }" lies the wrong way up.
    .way-out = Cards of the draw pile are hidden (?Ki), cards of the discard pile are open (Ki).
mistake-position-held = At the step { $step }, { $found } cards are held.
    .way-out = Exactly one card is held at the steps taken and drawn, none at the others.
mistake-position-too-many = The position needs more than the { $cards } cards of the deck.
    .way-out = Leave some out.
mistake-position-no-pile = No card is left for the draw pile.
    .way-out = Name fewer cards elsewhere.
mistake-position-no-discard = The discard pile is empty.
    .way-out = Only while a card is held may it be empty; name a card.
mistake-position-over = The game cannot be over while cards are hidden.
    .way-out = Open all cards, or choose another step.
mistake-position-finished = All cards of seat { $seat } are open, so the game is over.
    .way-out = Hide a card, or write step=over with all cards open.
mistake-position-start = At the step start all layouts are hidden.
    .way-out = Hide all cards, or choose another step.
mistake-position-chosen = chosen={ $found } does not fit.
    .way-out = One number from 1 to 12 or - for each of the { $seats } seats; at least one is still to choose.
mistake-record-entropy = The record has entropy from { $found } seats, and { $expected } sat at the table.
    .way-out = Copy the line from the original record; a seat that added none has a dash.
mistake-pack-code-twice = The code "{ $found }" of the card "{ $card }" is used twice.
    .way-out = Give each card a code of its own.
mistake-pack-code = "{ $found }" cannot be the code of the card "{ $card }".
    .way-out = A code is a capital letter and up to three more letters or digits, such as Ki.
mistake-pack-name = The card "{ $card }" has no usable name in { $language }.
    .way-out = Write 1 to { $most } letters on one line.
mistake-pack-id = "{ $found }" cannot be the id of a pack.
    .way-out = Use small letters, digits, - and _, such as my-box.
mistake-resume-players = This match was not played from a terminal, so there is no seat for you in it.
    .way-out = A saved match names "{ $expected }" and then the bots in its players line.
mistake-match-endless = Match { $number } of seed { $seed } was not over after { $actions } actions.
    .way-out = The bots go round in circles: please report it with this line, and try another seed meanwhile.
mistake-position-n = n={ $found } is not a number of actions.
    .way-out = Write it in digits.
