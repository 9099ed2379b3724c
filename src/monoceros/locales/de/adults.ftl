# Tables for adults.

problem-forfeits-adults = Eigene Pfänder gehören an einen Tisch für Erwachsene. Schalte 18+ ein oder lass sie weg.

web-adult = 18+: Namen und Partyregeln für Erwachsene
web-adult-sure = Die gedruckten Kartennamen und die Partyregeln sind für Erwachsene. Wollen das alle am Tisch, und sind alle mindestens 18?
web-adult-yes = Ja, alle
web-adult-no = Nein
web-adult-table = Ein Tisch für Erwachsene
web-adult-door = An diesem Tisch ist eingeschaltet, was für Erwachsene ist: derbe Namen wie gedruckt und vielleicht Partyregeln. Setz dich nur, wenn du mindestens 18 bist und das willst.
web-forfeits = Eigene Pfänder, eines pro Zeile (optional)
web-forfeit = Pfand des Hauses: { $text }
