# Tables for adults.

problem-forfeits-adults = Forfeits of your own belong to a table for adults. Switch 18+ on, or leave them out.

web-adult = 18+: names and party rules for adults
web-adult-sure = The names printed on the cards and the party rules are for adults. Does everybody at this table want that, and is everybody 18 or older?
web-adult-yes = Yes, all of us
web-adult-no = No
web-adult-table = A table for adults
web-adult-door = The host has switched on what is for adults: crude names as printed, and perhaps party rules. Sit down only if you are 18 or older and want that.
web-forfeits = Forfeits of your own, one a line (optional)
web-forfeit = House forfeit: { $text }
web-adult-look = Let me look: I am 18 or older
web-adult-names = To be honest: printed names for adults exist in Polish only, a handful of them. In every other language the cards keep their usual names.
web-party-sips = A sip whenever one of your unicorns is sacrificed or destroyed. After three Neighs in one turn, whoever came through may name someone for a sip. Once a game: a new hand for an empty glass.
web-party-layers = Something off for each card you discard and for each downgrade that comes into your stable; something on for each upgrade. Once a game: a new hand for one more layer.
web-party-calls = The table only calls the moment out. Saying no is always fine.
