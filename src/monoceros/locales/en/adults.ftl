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
