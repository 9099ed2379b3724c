# What the cards say, made from their fields; what needs more words is told by the rules.

kill-the-unicorns-says-unicorn = { $colour ->
    [pink] A pink unicorn
    [blue] A blue unicorn
    [green] A green unicorn
    [yellow] A yellow unicorn
   *[none] A unicorn without a colour
 }, worth { $stars ->
    [one] { $stars } point
   *[other] { $stars } points
 }.
kill-the-unicorns-says-hunt = Adds { $value } to your total in a hunt, or pays { $value } on the black market.
kill-the-unicorns-says-recolour = The unicorn counts as { $colour ->
    [pink] pink
    [blue] blue
    [green] green
   *[yellow] yellow
 }.
kill-the-unicorns-says-more = The unicorn is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
 } more at the end.
kill-the-unicorns-says-less = The unicorn is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
 } less at the end.
kill-the-unicorns-says-pate = Worth { $points ->
    [one] { $points } point
   *[other] { $points } points
 } at the end.
kill-the-unicorns-says-price = It costs { $price }.
kill-the-unicorns-says-nothing = It does nothing.
