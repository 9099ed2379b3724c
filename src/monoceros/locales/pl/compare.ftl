# Dwa projekty gry w porównaniu: te same rozdania w obu.

compare-title = { $game }: porównanie dwóch projektów
compare-lead = { $games } partii każdego projektu przy { $seats } miejscach, z tymi samymi rozdaniami; grały te boty: { $bots }. Ziarno { $seed }.
compare-design = { $name }: wydanie { $edition }. { $made }
compare-length = { $how ->
    [more] Partie trwają dłużej: { $before } ruchów w A, { $after } w B, różnica { $more }.
    [less] Partie są krótsze: { $before } ruchów w A, { $after } w B, różnica { $more }.
   *[same] Partie trwają mniej więcej tyle samo: { $before } ruchów w A, { $after } w B, różnica { $more }.
}
compare-points = { $how ->
    [more] Zwycięzcy mają więcej punktów: { $before } w A, { $after } w B, różnica { $more }.
    [less] Zwycięzcy mają mniej punktów: { $before } w A, { $after } w B, różnica { $more }.
   *[same] Zwycięzcy mają mniej więcej tyle samo punktów: { $before } w A, { $after } w B, różnica { $more }.
}
compare-first = { $how ->
    [more] Kto zaczyna, wygrywa częściej: { $before } w A, { $after } w B, różnica { $more } punktu procentowego.
    [less] Kto zaczyna, wygrywa rzadziej: { $before } w A, { $after } w B, różnica { $more } punktu procentowego.
   *[same] Kto zaczyna, wygrywa mniej więcej tak samo często: { $before } w A, { $after } w B, różnica { $more } punktu procentowego.
}
compare-cards-changed = { $number ->
    [one] Jedna karta zmieniła wartość: { $cards }.
    [few] { $number } karty zmieniły wartość, te najbardziej: { $cards }.
   *[other] { $number } kart zmieniło wartość, te najbardziej: { $cards }.
}
compare-cards-same = Żadna karta nie zmieniła wartości bardziej, niż tłumaczy to przypadek.
compare-cards-alone = Tylko jeden z projektów ma te karty albo w drugim prawie nikt ich nie dostał: { $cards }.
compare-judged = Oceniono razem różnice: { $tests }; poza przypadek wykracza z nich: { $telling }.
compare-endings = Jak kończą się partie
compare-cards = Ile warte są karty
compare-cards-note = O ile częściej wygrywa ten, kto dostał kartę, w B w porównaniu z A, w punktach procentowych z przedziałem 95%. Te się wyróżniają:
compare-cards-rest = { $cards ->
    [one] jedna karta bez zmiany większej niż przypadkowa
    [few] { $cards } karty bez zmiany większej niż przypadkowa
   *[other] { $cards } kart bez zmiany większej niż przypadkowa
}
compare-both = { $before } w A, { $after } w B
compare-method = Każde rozdanie zostało rozegrane w obu projektach przez te same boty na tych samych miejscach. Różnice liczy się między dwiema partiami pary, przedziały biorą się z rozrzutu między rozdaniami, a wszystko ocenia się razem (metoda Holma): szansa, że choć jedna z zaznaczonych różnic jest fałszywym alarmem, wynosi najwyżej 5%.

## Błędy

mistake-compare-designs = Nie ma dwóch projektów gry { $game } do porównania.
    .way-out = Podaj coś, czym się różnią: --pack raz lub dwa razy, --edition dwa razy albo --option dwa razy z tą samą nazwą i dwiema wartościami.
mistake-compare-seats = Te projekty mają różną liczbę osób przy stole: { $first } i { $second }.
    .way-out = Powiedz, ile osób siedzi przy stole: --seats LICZBA
