# Characters of bots.

web-style = Their character
web-style-of = Character of { $name }
web-style-plain = No particular one
    .text = They play the best move they see, without a taste of their own.
web-style-cautious = cautious
    .text = They keep what they have: the sure thing first, and nothing on a whim.
web-style-greedy = greedy
    .text = They want it all, and now: whatever can be had, they take.
web-style-sly = sly
    .text = They like to trip others up: a trap here, a swap there, a prize spoilt.
web-bot-styled = { $level }, { $style }
