# Raporty o równowadze i to, co może pójść nie tak po drodze.

# How figures are written: what parts the thousands, what begins the decimals, and what follows a percentage.
report-thousands = { "\u202F" }
report-decimal = ,
report-percent = %

report-title = { $game }: raport o równowadze
report-made = Karty: { $pack } ({ $provenance }). Opcje: { $options }. Ziarno { $seed }, Monoceros { $version }, wersja zasad { $rules }.
report-lead = Partii: { $games }, graczy: { $seats }, wydanie { $edition }, grały boty: { $bots }.
report-written = Raport jest w pliku { $file }.

report-stands-out = Co się wyróżnia
report-length = Ile trwa partia
report-length-told = Typowa liczba ruchów w partii to { $median }; w dziewięciu partiach na dziesięć jest ich od { $low } do { $high } (średnio { $mean }).
report-median = połowa jest krótsza: { $median }
report-order = Kto zaczyna
report-order-note = Jak często kto wygrywa, zależnie od tego, kiedy ma pierwszą turę. Równy udział to { $even }.
report-place = { $number ->
   *[other] { $number }. w kolejce
}
report-seats = Kto gdzie siedzi
report-seats-note = Jak często wygrywa każde miejsce, ktokolwiek zaczyna. Równy udział to { $even }; wszystko inne byłoby wadą gry albo sposobu grania.
report-seat = Miejsce { $seat }
report-endings = Jak kończą się partie
report-parts = Skąd biorą się punkty
report-winners = zwycięzcy, średnio
report-others = cała reszta
report-cards = Które karty wygrywają
report-cards-note = O ile częściej wygrywa ten, kto miał kartę, niż inni przy tym samym stole bez niej: w punktach procentowych z przedziałem 95%. Strzałka i pogrubienie znaczą, że coś się wyróżnia; przerywana linia to brak różnicy.
report-rests = Te liczby opierają się na kartach częściowo zrekonstruowanych: { $fields }. Jeśli twoje pudełko jest inne, powtórz badanie z własnym zestawem (--pack).
report-no-cards = Te wyniki zasymulowano bez kart (--no-cards). Zasymuluj jeszcze raz bez tej opcji, żeby zobaczyć, które karty wygrywają.
report-won = { $times ->
    [one] { $number } raz, z tego wygrane: { $rate }
   *[other] { $number } razy, z tego wygrane: { $rate }
}
report-more = { $cards ->
    [one] jedna karta pomiędzy
    [few] { $cards } karty pomiędzy
   *[other] { $cards } kart pomiędzy
}
report-to = { $low } do { $high }

report-way-dealt = Rozdane
    .about = Na początku karta leżała zakryta w układzie.
report-way-drawn = Dobrane
    .about = Karta przyszła ze stosu dobierania albo z początkową ręką.
report-way-taken = Wzięte
    .about = Kartę wzięto ze stosu kart odrzuconych.
report-way-played = Zagrane
    .about = Kartę zagrano albo wyłożono.
report-way-held = Na koniec
    .about = Karta leżała przed graczem, gdy partia się skończyła.
report-way-character = Postać
    .about = Kim się gra.
report-way-power = Użyta moc
    .about = Mocy postaci użyto co najmniej raz.
report-way-starter = Pierwszy jednorożec
    .about = Jednorożec, z którym się zaczyna.
report-way-caught = Złapane
    .about = Zdobycz z wygranego polowania.
report-way-set = Zastawiona pułapka
    .about = Własna pułapka została zastawiona, niezależnie od tego, czy zadziałała.
report-way-sprung = Własna pułapka odkryta
    .about = Własna pułapka została odkryta.
report-way-hit = Wpadka w pułapkę
    .about = Odkryto ją, gdy zdobycz była już prawie w ręku.
report-way-bought = Kupione
    .about = Zakup na czarnym rynku.

report-behind-luck = Która przyjdzie, to czysty przypadek, więc różnice między kartami to różnice ich wartości.
report-behind-choice = To po części wybór, więc różnica pokazuje też, kogo było na niego stać.
report-behind-end = To po części skutek wygranej, więc nie jest to miara samej karty.
report-within-character = Tego, co postać i tak wygrywa, nie liczymy.

report-judged = Jak to oceniamy
report-judged-points = Miejsca i karty porównujemy wewnątrz każdej partii: kto miał kartę, a kto przy tym samym stole jej nie miał. Wspólna wygrana liczy się w części.
report-judged-spread = Przedziały zawierają prawdziwą wartość 95 razy na 100. Ich szerokość bierze się z rozrzutu między rozdaniami, bo gracze jednej partii i partie jednego rozdania nie są niezależni.
report-judged-holm = Porównań było { $tests }, a około { $expected } z nich wyglądałoby ciekawie przez czysty przypadek. Dlatego oceniamy je razem (metodą Holma): szansa, że choć jedno z { $telling } zaznaczonych to fałszywy alarm, wynosi najwyżej 5%.
report-judged-bots = Grały boty, nie ludzie. Karta, która wymaga planu, jakiego one nie mają, wygląda tu słabiej, niż jest.
report-again = Te same partie jeszcze raz:

report-sum-first = { $how ->
    [more] Kto zaczyna, ma przewagę: odsetek wygranych to { $rate }, równy udział to { $even }.
    [less] Kto zaczyna, ma gorzej: odsetek wygranych to { $rate }, równy udział to { $even }.
   *[even] Nie ma większego znaczenia, kto zaczyna: odsetek wygranych pierwszego gracza to { $rate }, równy udział to { $even }.
}
report-sum-seats-even = Żadne miejsce nie jest lepsze od innych.
report-sum-seat = { $how ->
    [less] Miejsce { $seat } jest gorsze: odsetek wygranych to { $rate } zamiast { $even }.
   *[more] Miejsce { $seat } jest lepsze: odsetek wygranych to { $rate } zamiast { $even }.
}
report-sum-ending = Najczęstsze zakończenie ({ $share } wszystkich partii): { $ending }.
report-sum-parts = Zwycięzcy mają średnio { $total } pkt, najwięcej stąd: { $part } ({ $points }). Największą przewagę mają tu: { $gap } (o { $more } więcej niż inni).
report-sum-good = { $way } – częściej wygrywają: { $cards }.
report-sum-bad = { $way } – rzadziej wygrywają: { $cards }.
report-sum-nothing = { $way } – nic się nie wyróżnia.
report-sum-judged = Porównania ocenione razem: { $tests }; wyróżniające się bardziej, niż tłumaczy to przypadek: { $telling }.

## Błędy

mistake-extra-missing = Potrzebny jest do tego pakiet { $module }, a nie jest on zainstalowany.
    .way-out = Zainstaluj go: { $command }
mistake-on-unknown = Symulacja nie może działać na „{ $on }”.
    .way-out = Napisz --on ray dla tego komputera albo --on ray://HOST:PORT dla klastra.
mistake-ray-refused = Klaster Ray { $on } odpowiada, ale odmawia: wymaga tokenu, a twojego brakuje albo jest błędny.
    .way-out = Wpisz jego token do RAY_AUTH_TOKEN lub ~/.ray/auth_token i ustaw RAY_AUTH_MODE=token.
mistake-ray-unreachable = Ray pod adresem { $on } nie odpowiada: { $problem }
    .way-out = Sprawdź adres i czy klaster działa, albo pomiń --on, żeby grać na tym komputerze.
mistake-results-none = W tym folderze nie ma wyników.
    .way-out = Najpierw je utwórz: monoceros simulate GRA --out FOLDER
mistake-results-gone = Tego folderu nie ma albo już nie ma.
    .way-out = Sprawdź nazwę; przebieg, którego folder usunięto, trzeba zacząć od nowa.
mistake-results-empty = W tym folderze nie skończyła się jeszcze żadna partia.
    .way-out = Uruchom tę samą symulację jeszcze raz; ruszy od miejsca, w którym ją przerwano.
mistake-results-damaged = Tego pliku z wynikami nie da się odczytać.
    .way-out = Usuń go i uruchom tę samą symulację jeszcze raz; rozegrane zostanie tylko to, czego brakuje.
mistake-results-other-plan = W tym folderze zaczęto inną symulację; różnią się: { $fields }.
    .way-out = Wybierz inny folder przez --out albo powtórz stare polecenie, żeby ją dokończyć (jej plan jest w plan.json).
mistake-results-other-game = To wyniki gry { $found }, a nie { $game }.
    .way-out = Napisz: monoceros report { $found } FOLDER
mistake-decisions-nowhere = Decyzje zapisuje się razem z wynikami, a nie podano, gdzie.
    .way-out = Dodaj --out FOLDER.
