# The lessons: what is said on a prepared table, step by step. Short: two or three lines on a phone.

## Around a lesson

lesson-offer = Naucz się w trzy minuty
lesson-title = Lekcja: { $game }
lesson-next = Dalej
lesson-skip = Zakończ lekcję
lesson-done = Zagraj naprawdę
lesson-others = Grają inni…
lesson-not-that = To przyjdzie później. Wybierz to, co świeci.
lesson-you = Ty
lesson-again = Jeszcze raz

## HiLo

lesson-hilo-aim = Te dwanaście zakrytych kart to twoje królestwo. Kto na końcu ma najwięcej talarów, wygrywa.
lesson-hilo-start = Każdy zaczyna od odkrycia jednej karty. Dotknij tej, która świeci.
lesson-hilo-take = Rycerz z połówkami talarów na trzech brzegach! Bard ze stosu odrzuconych pasuje obok: weź go.
lesson-hilo-place = Połóż go tuż obok rycerza. Dwie stykające się połówki dają całego talara.
lesson-hilo-draw = Twój pierwszy talar. Teraz spróbuj szczęścia: dobierz zakrytą kartę.
lesson-hilo-discard = Rolnik nic ci tu nie da. Odłóż go na stos odrzuconych.
lesson-hilo-uncover = Kto odkłada dobraną kartę, odkrywa jedną ze swoich. Wybierz tę pod rycerzem.
lesson-hilo-magic = Księżniczka pasuje do rycerza nad nią: drugi talar. Dobierz jeszcze raz.
lesson-hilo-magician = Czarodziej! Połóż go tutaj, a rzuci czar.
lesson-hilo-cast = Zamienia twoją kartę na cudzą. Dotknij zakrytej karty obok barda, a potem króla u góry.
lesson-hilo-end = Król daje od razu dwa talary! Gra kończy się, gdy czyjeś dwanaście kart leży odkrytych. To wszystko: teraz ty!

## Kill the Unicorns

lesson-kill-the-unicorns-aim = Jesteś na polowaniu. Gwiazdki jednorożców to punkty; kilka w jednym kolorze albo wszystkie cztery kolory dają ich dużo więcej.
lesson-kill-the-unicorns-trap = Najpierw każdy zastawia pułapkę. Dwurożec liczy się za dwa w swoim kolorze: dotknij go, a potem miejsca nad różowym jednorożcem.
lesson-kill-the-unicorns-lay = Polowanie na różowego jednorożca zaczynasz ty. Wybierz 3 oraz 2 i wyłóż je zakryte.
lesson-kill-the-unicorns-ties = Kto poluje, wykłada tyle kart co ty. Wygrywa najwyższa suma, ale równe sumy znoszą się nawzajem!
lesson-kill-the-unicorns-won = Obie pozostałe osoby wyłożyły 7 i odpadły: twoje 5 wygrywa. Pułapka odkryta, dwurożec zostaje przy twoim jednorożcu.
lesson-kill-the-unicorns-market = Po czterech polowaniach otwiera się czarny rynek. Karty na ręce to pieniądze. Dotknij różowej waty cukrowej za 3.
lesson-kill-the-unicorns-target = Wata barwi jednorożca. Dotknij zielonego, a stanie się różowy.
lesson-kill-the-unicorns-end = Twoje trzy liczą się teraz za cztery w jednym kolorze: 8 punktów więcej. Po czterech rundach wygrywa, kto ma ich najwięcej. Teraz ty!

## Unstable Unicorns

lesson-unstable-unicorns-aim = Każdy ma stajnię. Wygrywa ten, kto pierwszy ma w niej siedem jednorożców.
lesson-unstable-unicorns-play = W swojej turze zagrywasz kartę albo dobierasz. Jednorożce idą do stajni: zagraj tę kartę, która świeci.
lesson-unstable-unicorns-stable = Twój drugi jednorożec! Zanim wszedł, pozostali mogli go zatrzymać. Teraz ich kolej.
lesson-unstable-unicorns-neigh = O nie, ten jednorożec liczy się za dwa! Ale masz RzeNIE, które zatrzymuje kartę. Zagraj je!
lesson-unstable-unicorns-magic = Zatrzymany! Znowu twoja tura, na początku dobierasz kartę. Magia działa raz i znika: zagraj tę.
lesson-unstable-unicorns-player = Niszczy jednorożca. Czyjego? Dotknij imienia osoby z dwoma jednorożcami.
lesson-unstable-unicorns-target = Teraz dotknij jednorożca, który ma zniknąć.
lesson-unstable-unicorns-discard = To ma swoją cenę: każdy odrzuca kartę. Dotknij jednej ze swoich.
lesson-unstable-unicorns-last = Dużo później: sześć jednorożców w stajni, a siódmy na ręce. Zagraj go!
lesson-unstable-unicorns-end = Nikt go nie zatrzymał: wygrywasz! To wszystko, co trzeba wiedzieć. Czas na prawdziwą grę.
