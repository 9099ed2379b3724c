# Tables for adults.

problem-forfeits-adults = Eigene Pfänder gehören an einen Tisch für Erwachsene. Schalte 18+ ein oder lass sie weg.

web-adult = 18+: Namen und Partyregeln für Erwachsene
web-adult-sure = Die gedruckten Kartennamen und die Partyregeln sind für Erwachsene. Wollen das alle am Tisch, und sind alle mindestens 18?
web-adult-yes = Ja, alle
web-adult-no = Nein
web-adult-table = Ein Tisch für Erwachsene
web-adult-door = An diesem Tisch ist eingeschaltet, was für Erwachsene ist: derbe Namen wie gedruckt und vielleicht Partyregeln. Setz dich nur, wenn du mindestens 18 bist und das willst.
web-forfeits = Eigene Pfänder, eines pro Zeile (optional)
web-forfeit = Eigenes Pfand: { $text }
web-adult-look = Zeig es mir: Ich bin 18 oder älter
web-adult-names = Ehrlich gesagt: Gedruckte Namen für Erwachsene gibt es nur auf Polnisch, eine Handvoll. In allen anderen Sprachen behalten die Karten ihre üblichen Namen.
web-party-sips = Ein Schluck, sobald eines deiner Einhörner geopfert oder zerstört wird. Nach drei Wieherkarten in einem Zug darf die Person, deren Karte durchkam, jemanden für einen Schluck bestimmen. Einmal im Spiel: neue Hand gegen ein leeres Glas.
web-party-layers = Etwas ausziehen für jede abgeworfene Karte und jede Abwertung, die in deinen Stall kommt; etwas anziehen für jede Aufwertung. Einmal im Spiel: neue Hand gegen eine Schicht mehr.
web-party-calls = Der Tisch sagt den Moment nur an. Nein sagen ist immer in Ordnung.
