# What the page in the browser says. $you is "yes" when the reader is the player spoken of.

## Everywhere

web-home = Home
web-settings = Settings
web-language = Language
web-close = Close
web-skip = Skip to the content
web-footer = Monoceros is an unofficial fan project, free and open source. It is not affiliated with the publishers of these games.
web-unreachable = The server cannot be reached. Check your connection and try again.
web-lost = There is no such page.
web-laying = Laying the table …
web-copy = Copy
web-copied = Copied!
web-qr = QR code of this link
web-guest = Guest
web-player = Player { $seat }
web-you-mark = you
web-see-rule = See the rule

## Home

web-welcome = Unicorn card games
web-welcome-how = Open a table, share the link, play. No account, nothing to install.
web-play-now = Play now
web-choose-bots = Choose the bots
web-invite = Invite friends
web-rules = Rules
web-cards = Cards
web-have-code = Do you have a code?
web-code = Table code
web-join = Join
web-go-on = Continue
web-public = Public tables
web-public-none = No public table has a free seat right now.
web-finished = Your finished games
web-players = Players
web-bot = Bot
web-bots-among = Bots among them
web-level = Level of the bots
web-level-random = Play at random
    .text = Any move the rules allow, drawn by lot: to try the game out undisturbed.
web-level-novice = Beginners: still learning
    .text = They take a move that looks fair and forget what no longer lies in sight, but do nothing absurd.
web-level-casual = Casual: not always the best move
    .text = They see the good moves, do not always take the best, and now and then forget a card.
web-level-skilled = Skilled: play by eye
    .text = They know the game well, and play by eye.
web-level-expert = Experts: think ahead
    .text = They think every move through in imagined games, in hundredths of a second.
web-level-master = Masters: think for a second
    .text = They think for up to a second a move and remember what they thought: the strongest there are.
web-pace = Time
web-pace-none = No clock
web-pace-move-30 = 30 seconds a move
web-pace-move-90 = 90 seconds a move
web-pace-days-1 = 1 day a move
web-pace-days-3 = 3 days a move
web-listed = Show the table on the home page, so that anyone can join
web-lay-table = Open the table
web-nickname = Your name

## Before the game

web-sit-down = Take a seat
web-people = At the table
web-open-seat = free seat
web-here = here
web-away = away
web-host = host
web-add-bot = Add a bot
web-remove-bot = Free the seat
web-let-bot = Let a bot play
web-give-back = Give the seat back
web-stands-in = Bot for { $name }
web-start = Start
web-invite-how = Send this link to your friends, or let them scan the code with a phone.
web-invite-link = Invitation link
web-invite-here = This link works on this computer only. For friends elsewhere start the server with “monoceros serve --host 0.0.0.0”, and open the page at the address it prints for them.
web-fair = Fair deal: the shuffle is sealed before it begins, and everyone can check it afterwards. Seal:

## At the table

web-your-turn = Your turn
web-their-turn = to play:
web-opponents = Other players
web-over = The game is over.
web-do-it = Do it
web-play-it = Play
web-not-yet = Not yet
web-can-touch = you can choose this
web-undo = Take back
web-always-pass = Always pass { $what }
web-since-turn = Since your turn
web-fresh = new since your turn
web-nothing-to-answer = Nothing to answer with ({ $what }): from now on this is passed for you.
web-only-this = Nothing else can be done: { $what }
web-reaction = Time to step in
web-seconds = { $seconds } seconds
web-clock = Time left
web-clock-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
web-clock-hours = { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}
web-side = Log and chat
web-log = Log
web-log-empty = Here you will read what happens.
web-log-earlier = { $count ->
    [one] { $count } earlier line is not shown here. The replay tells everything after the game.
   *[other] { $count } earlier lines are not shown here. The replay tells everything after the game.
}
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-write = Write something nice
web-send = Send
web-onlookers = { $count ->
    [one] { $count } onlooker
   *[other] { $count } onlookers
}
web-table-menu = Table
web-watching = You are watching.
web-line-lost = Connection lost, trying again …
web-leave = Leave
web-stay = Stay
web-leave-title = Leave the table?
web-leave-how = A bot plays for you, so that the others can go on. You can come back with this browser at any time.
web-why-not = You cannot do that now.
web-time-up = Time is up for { $name }: decided automatically.
web-winner = Winner
web-nobody-wins = Nobody wins this time.
web-guide = First steps
web-guide-skip = Skip the help

## Settings

web-speed = Movement of the cards
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Fast
web-speed-off = Off
web-bot-pause = Pause after a bot’s move
web-bot-pause-none = none
web-bot-pause-short = short
web-bot-pause-long = long
web-confirm-when = Ask before a move
web-confirm-swaps = Only before weighty moves, such as a magician’s swap
web-confirm-always = Before every move that cannot be taken back
web-confirm-never = Never
web-theme = Colours
web-theme-auto = Like my device
web-theme-dark = Dark
web-theme-light = Light
web-patterns = Strong patterns on the cards, as a second sign beside colour
web-sound = Sounds
web-help-show = Show the first steps at the table
web-keys = Press ? at the table to see its keys.
web-keys-title = Keys
web-key-choose = choose what glows, as it is numbered
web-key-walk = walk over the table
web-key-take = choose what you are at
web-key-next = go to the next possible choice
web-key-read = show a card large
web-key-confirm = confirm, or play what you have gathered
web-key-pass = pass
web-key-drop = let go
web-key-hint = ask for hints
web-key-log = open the log
web-key-help = show these keys

## Replay

web-replay = Replay
web-replay-start = The cards have been dealt.
web-play = Play
web-pause = Pause
web-step = One step on
web-step-back = One step back
web-scrub = Moment of the game
web-pace-of = Speed
web-eyes = Seen by
web-eyes-all = all cards open
web-eyes-onlooker = an onlooker
web-share = Share this moment
web-download = Download
web-verify = Check the deal
web-to-table = To the table
web-proof = The proof
web-proof-promise = Seal published before the deal (SHA-256 of the secret)
web-proof-secret = Secret, opened after the game
web-proof-entropy = Randomness added by the players
web-proof-kept = Your browser has checked it too: the secret fits the seal.
web-proof-broken = Careful: the secret does not fit the seal. Do not trust this deal.
web-proof-own-kept = Your own share is in it: this browser kept it, and everybody’s shares are those promised before.
web-proof-own-broken = Careful: these are not the shares this browser saw promised before the deal. Do not trust it.

## Rules and cards

web-rules-of = Rules: { $game }
web-rules-note = In our own words, rule by rule. Where the rulebook is silent, we had to decide, and say so.
web-search = Search the rules
web-found = { $count ->
    [one] { $count } rule found
   *[other] { $count } rules found
}
web-compare = Compare editions
web-differences = { $count ->
    [one] { $count } difference
   *[other] { $count } differences
}
web-chapters = Chapters
web-from-rulebook = from the rulebook
web-readings = Readings of the rulebook
web-readings-note = A few sentences of the rulebook can fairly be read two ways. Tables play the usual reading unless they choose the other.
web-reading-usual = The usual reading. Tables may choose otherwise: { $option }.
web-reading-other = Only at tables that chose it: { $option } – { $value }.
web-cards-of = Cards: { $game }
web-cards-total = { $cards } cards in all.

## HiLo

web-hilo-start-random = Draw lots
web-hilo-start-A = I begin
web-hilo-last_magician-ends = The match ends at once
web-hilo-last_magician-casts = He casts his spell first
web-hilo-middle = Piles
web-hilo-pile-draw = Draw pile
web-hilo-pile-discard = Discard pile
web-hilo-your-hand = In your hand
web-hilo-running = Coins of what lies open
web-hilo-spoiled = Worth nothing now: the magician in its column spoils it.
web-hilo-place = { $you ->
    [yes] Your card { $place }
   *[no] { $name }, card { $place }
}
web-hilo-half-left = half a coin on the left
web-hilo-half-right = half a coin on the right
web-hilo-half-top = half a coin at the top
web-hilo-half-bottom = half a coin at the bottom
web-hilo-whole = { $coins ->
    [one] one whole coin
   *[other] { $coins } whole coins
}
web-hilo-ask-cast = The magician casts: choose one of your cards and one of another player’s.
web-hilo-ask-cast-other = Now choose the card you want from another player.
web-hilo-ask-cast-own = Now choose the card of yours that you give away.
web-hilo-do-swap = Swap your card { $place } ({ $given }) for { $other-name }’s card { $spot } ({ $got })?
web-hilo-do-place = Lay { $card } in place { $place }? Your card there ({ $out }) goes to the discard pile.
web-hilo-do-flip = Uncover card { $place }?
web-hilo-wait-start = Still picking a start card: { $names }
web-hilo-wait-turn = { $name } is choosing a pile.
web-hilo-wait-taken = { $name } is looking for a place for the card.
web-hilo-wait-drawn = { $name } has drawn a card and is thinking.
web-hilo-wait-uncover = { $name } is uncovering a card.
web-hilo-wait-phoenix = { $name } has a phoenix and uncovers one more card.
web-hilo-wait-cast = { $name } has a magician and is choosing two cards to swap.
web-hilo-help-start = Welcome to your kingdom! These twelve hidden cards are yours. Tap any of them to begin with.
web-hilo-help-turn = Look at the two piles. The open card is certain, the hidden one is a surprise. Two half coins that touch make one coin!
web-hilo-help-taken = Tap the card you want to replace. You may choose a hidden one, too.
web-hilo-help-drawn = Do you like your card? Then tap the card it should replace. If not, tap the discard pile.
web-hilo-help-uncover = Now turn over one of your hidden cards. When all twelve lie open, the game is over.
web-hilo-help-phoenix = Your phoenix turns over one more card. Tap a hidden one.
web-hilo-help-cast = Magic! Tap one of your cards, then a card of another player. The two change places.
web-hilo-no-coins = no coins

## Hints

web-hint = Hint
web-hint-thinking = Thinking …
web-hint-chance = { $chance }% to win
web-hint-close = Close the hints
