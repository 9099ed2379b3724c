# Bad input: what is wrong, and in .way-out what to do instead. The place (file, line) is put in front.

## Names and numbers

mistake-command-unknown = Nie ma polecenia „{ $command }”.
    .way-out = Czy chodziło ci o: { $nearest }? „monoceros --help” pokazuje wszystkie.
mistake-game-missing = Która gra? Do wyboru: { $games }.
    .way-out = Podaj jedną po poleceniu: { $command } hilo
mistake-game-unknown = Nie ma tu gry „{ $game }”.
    .way-out = Czy chodziło ci o: { $nearest }? „monoceros games” pokazuje wszystkie.
mistake-edition-unknown = Nie ma wydania „{ $edition }” tej gry.
    .way-out = Spróbuj: { $nearest }.
mistake-small-edition = „{ $edition }” to wydanie drukowane, którego drzewa nikt nie przejdzie.
    .way-out = Wybierz małe wydanie: { $known }.
mistake-small-chance = To małe wydanie po rozdaniu zostawia jeszcze coś przypadkowi.
    .way-out = Daj nam znać: jego pozycja początkowa wymaga poprawki.
mistake-compare-count = W grze { $game } nie ma tu czego porównać.
    .way-out = Podaj co najmniej dwa różne wydania, rozdzielone przecinkami; do wyboru: { $known }.
mistake-seats-count = Ta liczba osób nie pasuje do gry { $game }: { $seats }.
    .way-out = { $only ->
        [yes] Musi być dokładnie tyle osób: { $most }.
       *[no] Wybierz od { $fewest } do { $most } osób.
    }
mistake-bot-unknown = Nie ma bota „{ $bot }”.
    .way-out = Spróbuj: { $nearest }.
mistake-bots-count = Nieprawidłowa liczba botów: { $found }.
    .way-out = Podaj od 1 do { $most }, oddzielone przecinkami; krótsza lista jest powtarzana od początku.
mistake-language-unknown = Nie ma tu języka „{ $language }”.
    .way-out = Do wyboru: { $known }.
mistake-option-unknown = Nie ma opcji „{ $option }”.
    .way-out = Czy chodziło ci o: { $nearest }? „monoceros games” wyjaśnia każdą opcję.
mistake-option-edition = Opcja „{ $option }” nie należy do wydania „{ $edition }”.
    .way-out = Należy do: { $known }.
mistake-option-past = Opcja „{ $option }” należy do dawnych zasad; nową partię gra się według obecnych.
    .way-out = Pomiń ją. Zapisy i partie rozpoczęte według tamtych zasad ją zachowują.
mistake-option-value = „{ $value }” nie jest wartością opcji „{ $option }”.
    .way-out = Do wyboru: { $known }.
mistake-option-pattern = „{ $value }” nie jest wartością opcji „{ $option }”.
    .way-out = „monoceros games” mówi, co można podać.
mistake-option-form = „{ $option }” nie jest opcją z wartością.
    .way-out = Napisz KEY=VALUE, na przykład start=A.
mistake-option-seat = Opcja „{ $option }” wskazuje miejsce { $seat }, a nikt tam nie siedzi.
    .way-out = Wybierz miejsce od A do { $last }.
mistake-seed-range = Ziarno { $seed } jest poza zakresem.
    .way-out = Wybierz liczbę od 0 do 18446744073709551615.
mistake-games-count = Nieprawidłowa liczba gier: { $games }.
    .way-out = Wybierz od 1 do { $most }.
mistake-tournament-bots = Turniej wymaga co najmniej dwóch różnych botów, a podano: { $found }.
    .way-out = Wymień je po przecinku, na przykład --bots skilled,expert.
mistake-iterations-count = Nie da się myśleć przez tyle iteracji: { $iterations }.
    .way-out = Wybierz od 1 do { $most }.
mistake-jobs-count = Nieprawidłowa liczba procesów roboczych: { $jobs }.
    .way-out = Wybierz od 1 do { $most }.
mistake-bench-seconds = Nieprawidłowy czas pomiaru w sekundach: { $seconds }.
    .way-out = Wybierz więcej niż 0 i najwyżej { $most }.

## Files

mistake-file-unreadable = Nie da się odczytać pliku: { $problem }.
    .way-out = Sprawdź jego nazwę i to, czy wolno ci go otworzyć.
mistake-file-not-text = Plik nie jest tekstem UTF-8: nie pasuje bajt { $place }.
    .way-out = Zapisz go jako UTF-8 albo wybierz inny plik.
mistake-file-unwritable = Nie da się zapisać pliku: { $problem }.
    .way-out = Wybierz nazwę w folderze, który istnieje i w którym wolno ci zapisywać.
mistake-folder-unusable = Nie da się użyć folderu: { $problem }.
    .way-out = Wybierz folder, w którym wolno ci zapisywać.

## Notation

mistake-notation-verb = „{ $text }” nie zaczyna się od akcji.
    .way-out = Akcje to: { $known }.
mistake-notation-words = W „{ $text }” nie zgadza się liczba słów po nazwie akcji: { $found } zamiast { $expected }.
    .way-out = Napisz akcję, a po niej dokładnie tyle słów.
mistake-notation-card = W „{ $text }” zapis „{ $found }” nie oznacza karty w układzie.
    .way-out = Karty mają numery od 1 do { $last }: najpierw górny rząd, od lewej do prawej.
mistake-notation-word = W „{ $text }” nie pasuje „{ $found }”.
    .way-out = Możesz tu napisać: { $known }.
mistake-notation-seat = W „{ $text }” podano miejsce { $seat }, a nikt tam nie siedzi.
    .way-out = Miejsca przy tym stole to litery od A do { $last }.
mistake-notation-own-seat = W „{ $text }” miejsce { $seat } jest twoje.
    .way-out = Podaj zamiast tego miejsce innej osoby.

## Records

mistake-record-first-line = To nie jest zapis gry.
    .way-out = Zapis gry zaczyna się od wiersza „{ $expected }”.
mistake-record-line = Ten wiersz nie należy do zapisu gry: { $text }
    .way-out = Wiersze nagłówka wyglądają jak „game: hilo” i stoją przed pierwszą akcją; komentarze zaczynają się od #.
mistake-record-move = Tej akcji nie da się odczytać: { $text }
    .way-out = Akcja to jej numer, miejsce i to, co się robi, na przykład: 12 B place 3
mistake-record-number = Akcje nie są po kolei: { $text }
    .way-out = Ta powinna mieć numer { $expected }.
mistake-record-twice = W nagłówku dwa razy jest „{ $field }”.
    .way-out = Usuń jeden z tych wierszy.
mistake-record-missing = W nagłówku brakuje „{ $field }”.
    .way-out = Dodaj ten wiersz z oryginalnego zapisu.
mistake-record-number-field = W nagłówku jest { $field } „{ $found }”, a to nie jest liczba.
    .way-out = Zapisz ją cyframi.
mistake-record-number-large = W nagłówku jest { $field } { $found }; to za dużo.
    .way-out = Użyj najwyżej 20 cyfr, tak jak w oryginalnym zapisie.
mistake-record-players = Nagłówek podaje { $found ->
    [one] jedną osobę
    [few] { $found } osoby
   *[other] { $found } osób
    }, a miejsc jest { $expected }.
    .way-out = Podaj po jednej na każde miejsce, po przecinku, albo usuń ten wiersz.
mistake-record-option = W nagłówku jest opcja „{ $found }” bez wartości.
    .way-out = Zapisuj opcje jako KEY=VALUE.
mistake-record-secret = Sekret (secret) nie jest zapisany szesnastkowo.
    .way-out = Skopiuj go jeszcze raz z oryginalnego zapisu.
mistake-record-cut-short = Zapis kończy się bez wyniku: plik jest ucięty.
    .way-out = Pobierz jeszcze raz cały plik; przerwana gra kończy się wierszem „result: *”.
mistake-record-after-result = Po wyniku jest coś jeszcze: { $text }
    .way-out = Wynik to ostatni wiersz; usuń to, co jest po nim.
mistake-record-rules = Zapisaną grę rozegrano według zasad w wersji { $found }, a ten program używa wersji { $expected }.
    .way-out = Odtwórz ją w tej wersji programu Monoceros, w której powstała.
mistake-record-pack = W zapisanej grze użyto zestawu kart „{ $found }”, a tutaj jest „{ $expected }”.
    .way-out = Jeśli to był własny zestaw, wskaż go przez --pack; jeśli nie, użyj wersji, w której gra powstała.
mistake-record-own-pack = Zapis wymienia twój zestaw „{ $found }”, a wskazany plik to „{ $expected }”: zmieniono go od tego czasu albo zapis pochodzi z wczesnej wersji, która obliczała ten numer inaczej.
    .way-out = Wskaż plik w ówczesnej postaci. Jeśli go nie zmieniano, wpisz w zapisie „pack: { $expected }”; wszystkie akcje i wynik i tak zostaną sprawdzone.
mistake-record-no-secret = W zapisie nie ma sekretu (secret): gra jeszcze trwała, gdy powstał zapis.
    .way-out = Pobierz zapis jeszcze raz, gdy gra się skończy.
mistake-record-refused = Zasady nie pozwalają na „{ $text }”: { $rule } ({ $clause })
    .way-out = Ktoś zmienił zapis albo należy on do innych zasad; porównaj go z oryginałem.
mistake-record-result = Zapis podaje wynik „{ $found }”, ale akcje prowadzą do „{ $expected }”.
    .way-out = Ktoś zmienił zapis; porównaj go z oryginałem.
mistake-verify-commitment = Sekret nie pasuje do zobowiązania złożonego przed rozdaniem.
    .way-out = Nie ufaj temu rozdaniu: sekret został podmieniony.
mistake-verify-trace = W pobliżu akcji { $number } zapis twierdzi, że los dał „{ $found }”, ale ziarno daje „{ $expected }”.
    .way-out = Nie ufaj temu zapisowi: ktoś go zmienił.
mistake-resume-game = To zapis gry { $found }, a nie { $expected }.
    .way-out = Uruchom ją poleceniem: monoceros play { $found } --resume …
mistake-resume-over = Ta gra już się skończyła.
    .way-out = Obejrzyj ją poleceniem: monoceros replay …

## Card packs

mistake-pack-not-toml = Zestawu nie da się odczytać jako TOML: { $problem }.
    .way-out = Popraw to miejsce; `monoceros cards GRA --template` zapisuje zestaw do uzupełnienia.
mistake-pack-head = Część [pack] jest nieprawidłowa: { $problem }.
    .way-out = Potrzebuje co najmniej id, a we własnym zestawie także extends.
mistake-pack-section = Jest tu część „{ $section }”, której zestaw nie ma.
    .way-out = Zestaw ma jedną część [pack] i dowolnie wiele części [[card]].
mistake-pack-empty = W zestawie nie ma kart.
    .way-out = Dodaj co najmniej jedną część [[card]].
mistake-pack-card-id = Karta numer { $number } nie ma id.
    .way-out = Zacznij każdą część [[card]] od wiersza takiego jak id = "king".
mistake-pack-duplicate = Karta „{ $card }” jest tu dwa razy.
    .way-out = Zostaw jedną część [[card]] z tym id i podaj w niej właściwą liczbę sztuk (copies).
mistake-pack-extends = W zestawie przy extends jest „{ $found }”.
    .way-out = Napisz extends = "{ $expected }" w jego części [pack].
mistake-pack-unknown-card = W grze nie ma karty „{ $card }”.
    .way-out = Czy chodziło ci o: { $nearest }?
mistake-pack-field = Karta „{ $card }” jest nieprawidłowa: { $problem }.
    .way-out = Porównaj ją z dołączonym zestawem: wypisze go „monoceros cards” z opcją --json.
mistake-pack-value = Karta „{ $card }” ma { $field } = { $found }.
    .way-out = Można tam wpisać: { $known }.
mistake-pack-field-unknown = Karta „{ $card }” ma pole „{ $field }”, którego nie ma w tej grze.
    .way-out = Czy chodziło ci o: { $nearest }?
mistake-pack-copies = Dla karty „{ $card }” podano nieprawidłową liczbę sztuk: { $copies }.
    .way-out = Wybierz od 0 do { $most }.
mistake-pack-total = Liczba sztuk wszystkich kart to razem { $found }, a zestaw podaje { $expected }.
    .way-out = Popraw liczby sztuk (copies) albo ustaw total w jego części [pack].
mistake-hilo-pack-family = Karta „{ $card }” ma rolę { $role }, a jej rodzina do tego nie pasuje.
    .way-out = Opiekunowie i zwierzęta mają rodzinę (dragon, unicorn albo wolf); inne karty jej nie mają.
mistake-hilo-pack-edge-twice = Karta „{ $card }” ma dwie połówki talara na jednej krawędzi.
    .way-out = Podaj left, right, top i bottom najwyżej po jednym razie.
mistake-hilo-pack-coins = Dla karty „{ $card }” podano nieprawidłową liczbę całych talarów: { $coins }.
    .way-out = Wybierz od 0 do { $most }.
mistake-hilo-pack-too-few = Poza czarodziejami kart jest za mało: { $found }.
    .way-out = Na cztery układy i oba stosy potrzeba ich co najmniej { $needed }.

## Positions

mistake-position-field = Pozycja nie ma części „{ $word }”.
    .way-out = Jej części to: { $known }.
mistake-position-value = { $field }={ $found } nie pasuje.
    .way-out = Wybierz z: { $known }.
mistake-position-moment = W kroku { $step } pole „{ $field }” nie pasuje do reszty pozycji.
    .way-out = Popraw je albo wybierz inny krok.
mistake-position-seat-missing = Brakuje układu dla miejsca { $seat }.
    .way-out = Opisz po jednym układzie dla każdego z { $seats } miejsc.
mistake-position-seat = { $field }={ $found } nie jest miejscem przy tym stole.
    .way-out = Liczba miejsc: { $seats }, począwszy od A.
mistake-position-step = Nie ma kroku „{ $found }”.
    .way-out = Do wyboru: { $known }.
mistake-position-card = „{ $found }” to nie karta.
    .way-out = Karty to { $known }, ze znakiem ? z przodu, gdy są zakryte, albo sam znak ? jako dowolna zakryta karta.
mistake-position-copies = Liczba kart { $card } w talii to tylko { $copies }.
    .way-out = Użyj innej karty.
mistake-position-layout = W układzie na miejscu { $seat } nie zgadza się liczba kart w rzędach: { $found }.
    .way-out = Dwa rzędy po sześć, z ukośnikiem między nimi: ?,?,?,?,?,?/?,?,?,?,?,?
mistake-position-face = W { $field } karta „{ $found }” leży niewłaściwą stroną do góry.
    .way-out = Karty stosu dobierania są zakryte (?Ki), karty stosu odrzuconych są odkryte (Ki).
mistake-position-held = W kroku { $step } nie zgadza się liczba kart w ręce: { $found }.
    .way-out = W krokach taken i drawn w ręce jest dokładnie jedna karta, w innych żadna.
mistake-position-too-many = Pozycja potrzebuje więcej kart, niż ma talia ({ $cards }).
    .way-out = Pomiń kilka z nich.
mistake-position-no-pile = Na stos dobierania nie została żadna karta.
    .way-out = Podaj mniej kart w innych miejscach.
mistake-position-no-discard = Stos odrzuconych jest pusty.
    .way-out = Może być pusty tylko wtedy, gdy ktoś ma kartę w ręce; podaj kartę.
mistake-position-over = Gra nie może być skończona, dopóki są zakryte karty.
    .way-out = Odkryj wszystkie karty albo wybierz inny krok.
mistake-position-finished = Wszystkie karty na miejscu { $seat } są odkryte, więc gra jest skończona.
    .way-out = Zakryj jedną kartę albo napisz step=over przy wszystkich kartach odkrytych.
mistake-position-start = W kroku start wszystkie układy są zakryte.
    .way-out = Zakryj wszystkie karty albo wybierz inny krok.
mistake-position-chosen = chosen={ $found } nie pasuje.
    .way-out = Potrzeba liczby od 1 do 12 albo - dla każdego z { $seats } miejsc; co najmniej jedno musi jeszcze wybrać.
mistake-record-entropy = Liczba miejsc z entropią w zapisie to { $found }, a przy stole było ich { $expected }.
    .way-out = Przepisz ten wiersz z oryginału; miejsce bez entropii ma kreskę.
mistake-pack-code-twice = Skrót „{ $found }” karty „{ $card }” występuje dwa razy.
    .way-out = Nadaj każdej karcie własny skrót.
mistake-pack-code = „{ $found }” nie może być skrótem karty „{ $card }”.
    .way-out = Skrót to wielka litera i najwyżej trzy kolejne litery lub cyfry, na przykład Ki.
mistake-pack-name = Karta „{ $card }” nie ma nazwy, której można użyć (język: { $language }).
    .way-out = Wpisz od 1 do { $most } znaków w jednym wierszu.
mistake-pack-id = „{ $found }” nie może być id zestawu.
    .way-out = Użyj małych liter, cyfr, - i _, na przykład my-box.
mistake-resume-players = Tej gry nie rozegrano w terminalu, więc nie ma w niej miejsca dla ciebie.
    .way-out = Zapisana gra ma w wierszu players najpierw „{ $expected }”, a potem boty.
mistake-match-endless = Gra { $number } z ziarnem { $seed } nie skończyła się po { $actions } akcjach.
    .way-out = Boty kręcą się w kółko: zgłoś to razem z tym wierszem, a na razie użyj innego ziarna.
mistake-position-n = n={ $found } nie jest liczbą akcji.
    .way-out = Zapisz ją cyframi.
