# Die eigene Statistik: wie es bisher lief. Niemand sonst sieht sie.

web-stats = Deine Spiele bisher
web-stats-how = Spiele, die du selbst zu Ende gespielt hast. Nur du siehst das.
web-stats-none = Du hast noch kein Spiel beendet.
web-stats-games = Spiele
web-stats-wins = Siege
web-stats-streak = Siege in Folge
web-stats-best-streak = Längste Serie
web-stats-game = Spiel
web-stats-best = Bestes Ergebnis
web-stats-bots = Bots, die du geschlagen hast
web-stats-level = Stärke
web-stats-times = Wie oft
web-stats-favourites = Am häufigsten geschlagen: { $names }
web-stats-favourite = { $name } ({ $count })
web-stats-since = Gezählt seit { $when }.
web-stats-delete = Meine Statistik löschen
web-stats-delete-title = Deine Statistik löschen?
web-stats-delete-how = Was du bis jetzt gespielt hast, zählt dann nicht mehr. Die Spiele selbst bleiben. Das lässt sich nicht rückgängig machen.
web-stats-delete-do = Ja, wieder bei null anfangen
