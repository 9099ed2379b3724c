# What can go wrong with a card pack of Unstable Unicorns, and the way out.

mistake-unstable-unicorns-program = The program of the card "{ $card }" has a word that does not fit: "{ $word }".
    .way-out = Try: { $nearest }. The words are explained in games/unstable_unicorns/program.py.
mistake-unstable-unicorns-pack-kinds = There are { $found } different cards.
    .way-out = There is room for { $most }.
mistake-unstable-unicorns-pack-printed = The printed name of the card "{ $card }" in { $language } is empty or has signs that cannot be shown.
    .way-out = Write the name as it stands on the card, or leave it out.
mistake-unstable-unicorns-pack-moment = The card "{ $card }" cannot do anything at the moment "{ $moment }".
    .way-out = Magic cards have "play", instants "instant", magical unicorns "enter" and "turn_start", upgrades and downgrades "turn_start".
mistake-unstable-unicorns-pack-no-effect = The card "{ $card }" does nothing.
    .way-out = Say what it does under "{ $moment }".
mistake-unstable-unicorns-pack-foals = There are only { $found } foals.
    .way-out = Everyone begins with one, so there must be at least { $needed }.
mistake-unstable-unicorns-pack-too-few = There are only { $found } cards besides the foals.
    .way-out = Hands and deck need at least { $needed } of them.
mistake-unstable-unicorns-pack-neighs = The card "{ $card }" is missing, or there are not two of it for a game of two.
    .way-out = Give it at least 2 copies and two_player = true: both players begin with one.
mistake-notation-card-name = In "{ $text }", "{ $found }" is not a card of this game.
    .way-out = Did you mean: { $nearest }?
