# Własne statystyki: jak szło do tej pory. Nikt inny ich nie widzi.

web-stats = Twoje gry do tej pory
web-stats-how = Gry rozegrane przez ciebie do samego końca. Widzisz to tylko ty.
web-stats-none = Nie masz jeszcze żadnej skończonej gry.
web-stats-games = Gry
web-stats-wins = Wygrane
web-stats-streak = Wygrane z rzędu
web-stats-best-streak = Najdłuższa seria
web-stats-game = Gra
web-stats-best = Najlepszy wynik
web-stats-bots = Pokonane boty
web-stats-level = Poziom
web-stats-times = Ile razy
web-stats-favourites = Najczęściej pokonywane: { $names }
web-stats-favourite = { $name } ({ $count })
web-stats-since = Liczone od { $when }.
web-stats-delete = Usuń moje statystyki
web-stats-delete-title = Usunąć twoje statystyki?
web-stats-delete-how = Dotychczasowe gry przestaną się liczyć, ale same nie znikną. Tego nie da się cofnąć.
web-stats-delete-do = Tak, zaczynam od zera
