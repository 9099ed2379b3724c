# A card pack of one's own at a table.

problem-no-own-pack = This table plays with the usual cards, not with a pack of somebody's own.
problem-pack-too-large = That card pack is too large: at most { $most } KiB. Name only what differs in your box.

web-pack = Cards of your own box (optional)
web-pack-how = A card pack in a TOML file that says what differs from the usual cards.
web-pack-choose = Choose a file
web-pack-remove = Play with the usual cards
web-pack-reading = Checking the cards …
web-pack-good = Good: { $pack }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
web-pack-door = Played with the host’s own cards: { $pack }.
web-pack-look = Look at the cards
web-pack-download = Download the pack
web-pack-cards = These are the cards of a table with a pack of its own: { $pack }.
web-cards-known = Each value says how it is known. What is not attested is worth a look into your box.

web-box-differs = My box differs
web-box-done = Done correcting
web-box-card = Correct this card
web-box-how = Correct what is different on your cards, then check it. You can play with it, keep it as a file, or share it as a link.
web-box-count = { $cards ->
    [0] No card corrected yet.
    [one] { $cards } card corrected.
   *[other] { $cards } cards corrected.
}
web-box-check = Check
web-box-use = Use it at my tables
web-box-kept = Kept on this browser: choose “My own box” when you open a table.
web-box-link = A link to your box
web-box-mine = My own box
web-cards-removed = Not in the deck for two players ({ $cards } cards)
