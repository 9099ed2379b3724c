# What can be wrong with a card pack of Kill the Unicorns; as in mistakes.ftl, the place is put in front.

mistake-kill-pack-missing = The card "{ $card }" is a { $kind } without { $field }.
    .way-out = Give it a value for { $field }, as the other { $kind } cards have one.
mistake-kill-pack-extra = The card "{ $card }" is a { $kind }, and a { $kind } like this has no { $field }.
    .way-out = Remove { $field }, or correct the kind.
mistake-kill-pack-number = The card "{ $card }" says { $field } = { $found }.
    .way-out = Choose { $least } to { $most }.
mistake-kill-pack-too-few-unicorns = There are only { $found } unicorns to hunt.
    .way-out = Four rounds need at least { $needed }, besides the starters.
mistake-kill-pack-too-few-starters = There are only { $found } starters.
    .way-out = There must be one for each of the { $needed } characters.
mistake-kill-pack-colours = There are { $found } unicorns in { $colour }, but { $expected } in { $other }.
    .way-out = Every colour has as many unicorns as the others, starters included; correct the copies.
mistake-kill-pack-uneven = The { $copies } copies of "{ $card }" cannot be shared out among { $characters } characters.
    .way-out = All characters hold the same hunt cards, so choose a multiple of { $characters }.
mistake-kill-pack-hand = The hunt cards make hands of { $found }.
    .way-out = Every character holds { $expected }; correct the copies.
mistake-kill-pack-owner = The trap "{ $card }" lies in the deck of "{ $found }".
    .way-out = Choose from: { $known }.
mistake-kill-pack-decks = There are { $copies } copies of the trap "{ $card }", but its decks name { $decks } characters.
    .way-out = Each copy lies in the deck of one character; name as many as there are copies.
mistake-kill-pack-trap-deck = The deck of "{ $character }" has { $found } traps.
    .way-out = It needs { $expected }: two for each of the four rounds.
mistake-kill-pack-stall = The market has { $found } stalls for { $item }.
    .way-out = It needs exactly one.
mistake-kill-pack-token-colour = There are { $found } tokens for { $item } in { $colour }.
    .way-out = There must be exactly one in each colour.
mistake-kill-pack-tokens = There are only { $found } tokens for { $item }.
    .way-out = A full table needs at least { $needed }.
mistake-kill-pack-power = The characters "{ $other }" and "{ $card }" both have the power { $power }.
    .way-out = Each power belongs to one character. Nobody has yet: { $known }.
mistake-kill-pack-pinned = The trap "{ $card }" with the effect { $effect } is pinned or not the wrong way round.
    .way-out = These effects are pinned (pinned = true) and may change the points: { $known }. With all others write pinned = false and points = 0.
