# Strona, która pokazuje, gdzie gra się odwróciła. $you to "yes", gdy mowa o osobie, która czyta.

web-analysis = Analiza
web-analysis-how = Każda chwila gry przemyślana jeszcze raz: kto był bliżej wygranej, gdzie to się zmieniło i co jeszcze można było zrobić.
web-analysis-running = Trwa analiza: { $done } z { $actions } ruchów
web-analysis-queued = Najpierw inne gry. Twoja jest w kolejce na miejscu { $place }.
web-analysis-leave = Możesz wyjść z tej strony i wrócić później: wynik zostanie.
web-analysis-failed = Ta analiza się nie udała. Spróbuj jeszcze raz.
web-analysis-again = Jeszcze raz
web-analysis-chances = Szansa na wygraną
web-analysis-chart = Szansa każdej osoby na wygraną po każdym ruchu, tak jak oceniłby ją ktoś, kto tylko patrzy. Liczby u góry oznaczają punkty zwrotne.
web-analysis-deal = Rozdanie:
web-analysis-move = Ruch { $n }:
web-analysis-moment = Ruch { $n }: { $words }
web-analysis-quiet = { $name } przepuszcza.
web-analysis-see = Zobacz
web-analysis-in-chart = Pokaż na wykresie
web-analysis-shift = { $you ->
    [yes] Twoja szansa na wygraną
   *[no] { $name }, szansa na wygraną
 }: { $from }% → { $to }%
web-analysis-chosen = Wybrano
web-analysis-better = Lepiej
web-analysis-cost = { $cost ->
    [one] Na 100 takich gier daje to około jednej wygranej więcej.
   *[other] Na 100 takich gier daje to około { $cost } wygranych więcej.
}
web-analysis-thought = „{ $thought }”
web-analysis-all = { $count ->
    [one] Pokaż
   *[other] Pokaż wszystkie ({ $count })
 }
web-analysis-split = Umiejętności to wartość własnych decyzji w porównaniu z decyzjami innych. Szczęście to cała reszta wyniku. Środek oznacza równy udział; 100 to cała wygrana.
web-analysis-won-lucky = { $you ->
    [yes] Los pomógł ci bardziej niż twoja gra.
   *[no] Do tej wygranej los przyczynił się bardziej niż gra.
 }
web-analysis-won-better = { $you ->
    [yes] Dobra gra: wygrały twoje decyzje.
   *[no] Dobra gra: wygrały dobre decyzje.
 }
web-analysis-lost-unlucky = { $you ->
    [yes] To bardziej wina kart niż twojej gry.
   *[no] To bardziej wina kart niż gry.
 }
web-analysis-lost-worse = { $you ->
    [yes] Twoje decyzje kosztowały cię więcej niż karty.
   *[no] Decyzje kosztowały tu więcej niż karty.
 }
web-analysis-even = { $you ->
    [yes] Dokładnie tyle, ile było warte twoje miejsce.
   *[no] Dokładnie tyle, ile było warte to miejsce.
 }
web-analysis-every = Ruch po ruchu
web-analysis-show = Pokaż listę
web-analysis-hide = Ukryj listę
web-analysis-number = Ruch
web-analysis-what = Co się stało
web-analysis-share = Link do tej analizy
