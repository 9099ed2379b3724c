# The end of a game on the page, and what people feel on the way: sounds, faces, a neigh.

## The end

web-counting = Liczymy punkty…
web-decisive = Decydujący moment:
web-decisive-soon = Szukamy decydującego momentu…
web-rematch = Rewanż
web-rematch-vote = Powiedz, że chcesz zagrać w to samo jeszcze raz
web-other-game = Następna gra…
web-share-short = Udostępnij

## A result to send

web-share-result = Udostępnij wynik
web-result-drawing = Rysujemy obrazek…
web-result-no-picture = Obrazka nie da się teraz narysować. Link poniżej mówi to samo.
web-result-picture = Wynik na obrazku: { $headline }
web-result-send = Wyślij
web-result-save = Zapisz obrazek
web-result-record = Zapis gry
web-result-link = Link do tego wyniku
result-title = Wygrana w { $game }: { $names }
result-title-shared = Wspólna wygrana w { $game }: { $names }
result-title-nobody = Tym razem w { $game } nikt nie wygrał
result-line = { $name } { $total }
result-decided = Decydujący moment: ruch { $n } z { $of } ({ $name }).
result-invite = Obejrzyj grę jeszcze raz albo zagraj: bez konta i bez pobierania.
result-picture = Wynik gry { $game }: { $standing }
result-foot = { $date } · Monoceros, gry karciane z jednorożcami w przeglądarce

## Faces

web-emotes = Szybkie reakcje
web-emotes-of = Pokazuj reakcje: { $name }
web-emote-hello = Cześć!
web-emote-bravo = Dobra gra!
web-emote-laugh = Ha, ha!
web-emote-wow = O rety!
web-emote-oops = Ups!
web-emote-thanks = Dzięki!
web-emote-said = { $name }: { $emote }
web-neigh-cry = RzeNIE!
