# Balance reports, and the mistakes one can make on the way to them.

# How figures are written: what parts the thousands, what begins the decimals, and what follows a percentage.
report-thousands = ,
report-decimal = .
report-percent = %

report-title = { $game }: a balance report
report-made = Cards: { $pack } ({ $provenance }). Options: { $options }. Seed { $seed }, Monoceros { $version }, rules version { $rules }.
report-lead = { $games } matches at { $seats } seats, edition { $edition }, played by these bots: { $bots }.
report-written = The report is in { $file }.

report-stands-out = What stands out
report-length = How long a match is
report-length-told = A match usually takes { $median } actions, and nine in ten take { $low } to { $high } ({ $mean } on average).
report-median = half are shorter: { $median }
report-order = Who begins
report-order-note = How often each player wins, by when their first turn comes. An even share is { $even }.
report-place = { $number ->
    [1] 1st to play
    [2] 2nd to play
    [3] 3rd to play
   *[other] { $number }th to play
}
report-seats = Where one sits
report-seats-note = How often each seat wins, whoever begins. An even share is { $even }; anything else would be a fault of the game or of its play.
report-seat = Seat { $seat }
report-endings = How matches end
report-parts = Where the points come from
report-winners = winners, on average
report-others = everybody else
report-cards = Which cards win
report-cards-note = How much more often players win who met a card than players at the same table who did not, in percentage points with the 95% interval. An arrow and bold type mark what stands out; the dashed line is no difference.
report-rests = This rests on cards that are partly reconstructed: { $fields }. If your box differs, play the study with a pack of your own (--pack).
report-no-cards = These results were simulated without their cards (--no-cards). Simulate again without that option to see which cards win.
report-won = { $times ->
    [one] won { $rate } of { $number } time
   *[other] won { $rate } of { $number } times
}
report-more = { $cards ->
    [one] one card between them
   *[other] { $cards } cards between them
}
report-to = { $low } to { $high }

report-way-dealt = Dealt
    .about = It lay hidden in the layout at the start.
report-way-drawn = Drawn
    .about = It came from the draw pile, or with the opening hand.
report-way-taken = Taken
    .about = It was taken from the discard pile.
report-way-played = Played
    .about = It was played or laid out.
report-way-held = Held at the end
    .about = It lay before the player when the match was over.
report-way-character = Character
    .about = Who one is.
report-way-power = Power used
    .about = The power of one's character was used at least once.
report-way-starter = First unicorn
    .about = The unicorn one begins with.
report-way-caught = Caught
    .about = The prize of a hunt that was won.
report-way-set = Trap set
    .about = One's own trap was set, whether or not it went off.
report-way-sprung = Own trap gone off
    .about = One's own trap was uncovered.
report-way-hit = Caught in a trap
    .about = It was uncovered when one was about to take the prize.
report-way-bought = Bought
    .about = It was bought at the black market.

report-behind-luck = Which one comes is chance alone, so the differences between cards are differences in worth.
report-behind-choice = That is partly a choice, so the difference also shows who could afford it.
report-behind-end = That is partly the result of winning, so it is no measure of the card alone.
report-within-character = What the character wins anyway does not count.

report-judged = How this is judged
report-judged-points = Seats and cards are compared within each match: who met a card against who did not, at the same table. A shared victory counts as its share.
report-judged-spread = Intervals hold the true figure 95 times in 100. Their width comes from the spread between deals, because players of one match, and matches of one deal, are not independent.
report-judged-holm = { $tests } comparisons were made, and about { $expected } of them would look remarkable by chance alone. So they are judged together (Holm's method): the chance that even one of the { $telling } marked ones is a false alarm is at most 5%.
report-judged-bots = Bots played, not people. A card that needs a plan they do not have looks weaker here than it is.
report-again = The same matches again:

report-sum-first = { $how ->
    [more] Whoever begins has an advantage: they win { $rate }, an even share would be { $even }.
    [less] Whoever begins has a disadvantage: they win { $rate }, an even share would be { $even }.
   *[even] It does not matter much who begins: the first player wins { $rate }, an even share would be { $even }.
}
report-sum-seats-even = No seat is better than another.
report-sum-seat = { $how ->
    [less] Seat { $seat } is at a disadvantage: it wins { $rate } instead of { $even }.
   *[more] Seat { $seat } has an advantage: it wins { $rate } instead of { $even }.
}
report-sum-ending = The most common end, with { $share } of all matches: { $ending }.
report-sum-parts = Winners have { $total } points on average, most of them from here: { $part } ({ $points }). They are furthest ahead here: { $gap } ({ $more } more than the others).
report-sum-good = { $way }, these win more often: { $cards }.
report-sum-bad = { $way }, these win less often: { $cards }.
report-sum-nothing = { $way }: nothing stands out.
report-sum-judged = { $tests } comparisons were judged together; { $telling } of them stand out beyond chance.

## Mistakes

mistake-extra-missing = This needs { $module }, which is not installed.
    .way-out = Install it: { $command }
mistake-on-unknown = A simulation cannot run on “{ $on }”.
    .way-out = Write --on ray for this machine, or --on ray://HOST:PORT for a cluster.
mistake-ray-refused = The Ray cluster at { $on } is there, but refuses: it wants a token, and yours is missing or wrong.
    .way-out = Put its token into RAY_AUTH_TOKEN or ~/.ray/auth_token and set RAY_AUTH_MODE=token.
mistake-ray-unreachable = Ray at { $on } does not answer: { $problem }
    .way-out = Check the address and whether the cluster is up, or leave --on out to play on this machine.
mistake-results-none = There are no results in this folder.
    .way-out = Make some first: monoceros simulate GAME --out FOLDER
mistake-results-gone = This folder is not there, or no longer.
    .way-out = Check its name; a run whose folder was removed has to be begun again.
mistake-results-empty = Not one match in this folder is finished yet.
    .way-out = Run the same simulation again; it goes on where it was broken off.
mistake-results-damaged = This file of results cannot be read.
    .way-out = Delete it and run the same simulation again; only what is missing is played.
mistake-results-other-plan = Another simulation was begun in this folder; these differ: { $fields }.
    .way-out = Choose another folder with --out, or repeat the old command to go on with it (its plan is in plan.json).
mistake-results-other-game = These are results of { $found }, not of { $game }.
    .way-out = Write: monoceros report { $found } FOLDER
mistake-decisions-nowhere = Decisions are kept with the results, but no folder is given for them.
    .way-out = Add --out FOLDER.
