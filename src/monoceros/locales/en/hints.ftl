# Hints: the thoughts behind moves of the games, and what the page says about hints.

web-hints-allow = Hints: whoever is to move may ask for one
web-hint-stale = Others have moved since. Ask again for a fresh look.
kill-the-unicorns-hint-bid-points = For your herd this unicorn is worth { $points ->
    [one] about one point
   *[other] about { $points } points
 }, and { $cards ->
    [one] one card has
   *[other] { $cards } cards have
 } a good chance.
kill-the-unicorns-hint-bid-deny = Others need this unicorn more than you: { $cards ->
    [one] one card keeps
   *[other] { $cards } cards keep
 } it from them.
kill-the-unicorns-hint-bid-extra = Your extra card may just tip it.
kill-the-unicorns-hint-bid-cheap = It costs you little, and now and then it is enough.
kill-the-unicorns-hint-bid-lowest = The lowest total wins here: lay little.
kill-the-unicorns-hint-bid-second = The second highest wins here: not too much.
kill-the-unicorns-hint-poor-prize = This unicorn brings you next to nothing.
kill-the-unicorns-hint-save-market = Keep your cards: they are money at the market.
kill-the-unicorns-hint-too-dear = It would take more cards than it is worth.
kill-the-unicorns-hint-pick = A power that helps you in every round.
kill-the-unicorns-hint-lay-off = The other trap does more for you.
kill-the-unicorns-hint-lead = It suits your team that this one of you opens.
kill-the-unicorns-hint-trap-own = You want this unicorn yourself, trap and all.
kill-the-unicorns-hint-trap-rival = Others want this unicorn more: let the trap meet them.
kill-the-unicorns-hint-trap-twist = A twist here can win you the unicorn cheaply.
kill-the-unicorns-hint-keep-power = Keep your power for a better moment.
kill-the-unicorns-hint-peek = It is good to know the trap before you bid here.
kill-the-unicorns-hint-silence = One rival fewer for this unicorn.
kill-the-unicorns-hint-fetch = Hunt this one while you still have the cards for it.
kill-the-unicorns-hint-announce = The right number of cards for what the unicorn is worth.
kill-the-unicorns-hint-leave = No exchange would win you more.
kill-the-unicorns-hint-overtake = That wins you the unicorn.
kill-the-unicorns-hint-take-back = It saves you a better card for later.
kill-the-unicorns-hint-uncover = Of the two traps this one is kinder to you.
kill-the-unicorns-hint-cancel = This trap would do you harm.
kill-the-unicorns-hint-let-trap = Let the trap work: it does you no harm.
kill-the-unicorns-hint-swap = You get what your herd needs, for what it can spare.
kill-the-unicorns-hint-lose = Your herd misses this one least.
kill-the-unicorns-hint-drop = The card you can best do without.
kill-the-unicorns-hint-recover = A laid card back in your hand can win again.
kill-the-unicorns-hint-buy-points = It brings your herd about { $points ->
    [one] one point
   *[other] { $points } points
 }.
kill-the-unicorns-hint-target = On this unicorn it counts most.
unstable-unicorns-hint-own-card = It is your own card: let it come.
unstable-unicorns-hint-neigh-back = Your own card is worth defending.
unstable-unicorns-hint-neigh-win = Stop it: this card would win the game.
unstable-unicorns-hint-unicorn-enters = A unicorn more in your stable, and what it does on its way in.
unstable-unicorns-hint-unicorn-stays = A unicorn more in your stable, and one that can help you at the start of your turns.
unstable-unicorns-hint-upgrade = It helps you on every turn from now on.
unstable-unicorns-hint-stop = Keep your other cards for later.
unstable-unicorns-hint-swap = There is too little in this hand.
unstable-unicorns-hint-use = What it brings is worth its price.
unstable-unicorns-hint-no-use = It would cost more than it brings now.
unstable-unicorns-hint-may = It does you good, so take it.
unstable-unicorns-hint-may-not = You are better off without it.
unstable-unicorns-hint-nothing = Nothing there would help you.
unstable-unicorns-hint-either = Of the two this one suits you better now.
unstable-unicorns-hint-guard = The guard is worth less than what it saves.
unstable-unicorns-hint-no-guard = The guard is worth more than what would fall.
unstable-unicorns-hint-player = There is something to gain here.
unstable-unicorns-hint-player-favour = It does you little harm here.
unstable-unicorns-hint-player-leader = Nobody else is closer to winning.
unstable-unicorns-hint-player-weak = Nobody gains less from it.
unstable-unicorns-hint-player-self = It is best in your own stable.
unstable-unicorns-hint-theirs = Losing this one hurts them most.
unstable-unicorns-hint-give-up = You will miss this one least.
unstable-unicorns-hint-bounce = Played again it can do its work once more.
unstable-unicorns-hint-discard = Your hand needs this one least.
unstable-unicorns-hint-bring = The best your hand can send into the stable.
unstable-unicorns-hint-found = The best of what you can get.

## What a choice would bring

hilo-preview-coins = { $way ->
    [less] { $coins ->
        [one] One coin less here.
       *[other] { $coins } coins less here.
    }
   *[more] { $coins ->
        [one] One coin more here.
       *[other] { $coins } coins more here.
    }
}
hilo-preview-take = In the best place: { $coins ->
    [one] one coin more.
   *[other] { $coins } coins more.
}
kill-the-unicorns-preview-points = { $way ->
    [less] −{ $points } for your herd
   *[more] +{ $points } for your herd
}
kill-the-unicorns-preview-set = Adds to a set: +{ $bonus }. In all { $way ->
    [less] −{ $points }
   *[more] +{ $points }
}
kill-the-unicorns-preview-rainbow = Makes a rainbow: +{ $bonus }. In all { $way ->
    [less] −{ $points }
   *[more] +{ $points }
}
kill-the-unicorns-preview-breaks = Breaks a set: −{ $bonus }. In all { $way ->
    [less] −{ $points }
   *[more] +{ $points }
}
unstable-unicorns-preview-unicorns = Your unicorn { $unicorns } of { $goal }
unstable-unicorns-preview-win = Unicorn { $unicorns } of { $goal }: you win, unless somebody neighs.
hint-same-idea = { $behind ->
    [0] The same idea, and about as good.
    [one] The same idea; it wins 1 game in 100 fewer.
   *[other] The same idea; it wins { $behind } games in 100 fewer.
}
hint-same-again = { $behind ->
    [0] One more way to do the same.
    [one] One more way to do the same; it wins 1 game in 100 fewer.
   *[other] One more way to do the same; it wins { $behind } games in 100 fewer.
}
