# Two designs of a game compared: the same deals under both.

compare-title = { $game }: two designs compared
compare-lead = { $games } matches of each design at { $seats } seats, with the same deals, played by these bots: { $bots }. Seed { $seed }.
compare-design = { $name }: edition { $edition }. { $made }
compare-length = { $how ->
    [more] Matches take longer: { $before } actions under A, { $after } under B, a difference of { $more }.
    [less] Matches are shorter: { $before } actions under A, { $after } under B, a difference of { $more }.
   *[same] Matches take about as long: { $before } actions under A, { $after } under B, a difference of { $more }.
}
compare-points = { $how ->
    [more] Winners have more points: { $before } under A, { $after } under B, a difference of { $more }.
    [less] Winners have fewer points: { $before } under A, { $after } under B, a difference of { $more }.
   *[same] Winners have about as many points: { $before } under A, { $after } under B, a difference of { $more }.
}
compare-first = { $how ->
    [more] Whoever begins wins more often: { $before } under A, { $after } under B, a difference of { $more } percentage points.
    [less] Whoever begins wins less often: { $before } under A, { $after } under B, a difference of { $more } percentage points.
   *[same] Whoever begins wins about as often: { $before } under A, { $after } under B, a difference of { $more } percentage points.
}
compare-cards-changed = { $number ->
    [one] One card changed its worth: { $cards }.
   *[other] { $number } cards changed their worth, these most: { $cards }.
}
compare-cards-same = No card changed its worth beyond chance.
compare-cards-alone = Only one of the designs has these, or hardly anybody met them in the other: { $cards }.
compare-judged = { $tests } differences were judged together; { $telling } of them stand out beyond chance.
compare-endings = How matches end
compare-cards = What cards are worth
compare-cards-note = How much more often players win who met a card, under B compared with under A, in percentage points with the 95% interval. These stand out:
compare-cards-rest = { $cards ->
    [one] one card that did not change beyond chance
   *[other] { $cards } cards that did not change beyond chance
}
compare-both = { $before } under A, { $after } under B
compare-method = Every deal was played under both designs by the same bots in the same seats. Differences are taken between the two matches of a pair, intervals come from the spread between deals, and everything is judged together (Holm's method): the chance that even one of the marked differences is a false alarm is at most 5%.

## Mistakes

mistake-compare-designs = There are not two designs of { $game } to compare.
    .way-out = Give something that differs: --pack once or twice, --edition twice, or --option twice with the same key and two values.
mistake-compare-seats = The two designs are played at tables of { $first } and of { $second }.
    .way-out = Say how many sit at a table: --seats NUMBER
