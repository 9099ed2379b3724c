# What the server says: problems by their code, and what it prints when it starts.

## Starting

serve-stopped = Zatrzymano. Przy następnym starcie stoły ruszą od tego samego miejsca.
serve-ready = Monoceros jest gotowy: { $address }
serve-network = Dla innych w twojej sieci: { $address }
admin-closed = Stół { $table } jest zamknięty.
admin-removed = Stół { $table } usunięto.
admin-blocked = Zablokowano: { $address }
admin-unblocked = Odblokowano: { $address }
doctor-engine = Silnik gry jest skompilowany.
doctor-engine-slow = Silnik gry nie jest skompilowany: boty myślą dużo wolniej. Zainstaluj kompilator C i uruchom `make compile`.
doctor-page = Strona jest zbudowana.
doctor-page-missing = Strona nie jest zbudowana: uruchom `make .venv/.page`.
doctor-files = Otwartych plików może być { $limit }.
doctor-files-few = Otwartych plików może być tylko { $limit }, a każdy gość potrzebuje jednego: zwiększ LimitNOFILE albo `ulimit -n`.
doctor-disk = Wolne miejsce na dysku: { $free } MiB.
doctor-disk-full = Na dysku jest tylko { $free } MiB wolnego miejsca: wkrótce nie zapisze się żaden ruch.
doctor-database = Baza danych działa: zatwierdzenie trwa { $ms } ms.
doctor-database-slow = Baza danych działa, ale zatwierdzenie trwa { $ms } ms, a czeka na nie każdy ruch: użyj szybszego dysku.
backup-written = Zapisano w pliku { $file }, liczba stołów: { $count }.
backup-restored = Przywrócono, liczba stołów: { $count }.
page-not-built = Serwer działa, ale jego strony nie są jeszcze zbudowane. Uruchom „make play” w folderze projektu i włącz go ponownie.
mistake-address-taken = Serwer nie może nasłuchiwać na { $host }, port { $port }: { $problem }.
    .way-out = Wybierz inny port przez --port albo zatrzymaj to, co go zajmuje.
mistake-host-unusable = Serwer nie może nasłuchiwać na { $host }: { $problem }.
    .way-out = Podaj przez --host adres tego komputera: 127.0.0.1 tylko dla siebie, 0.0.0.0 dla wszystkich w sieci.
mistake-setting-value = Nie da się użyć jednego z ustawień: { $problem }.
    .way-out = Ustawienia to zmienne środowiskowe, na przykład MONOCEROS_BOT_PAUSE=0.5.
mistake-database-kind = Baza danych typu „{ $kind }” się nie nadaje.
    .way-out = Podaj plik albo postgresql://…
mistake-database-unusable = Nie da się użyć bazy danych: { $problem }
    .way-out = Sprawdź jej adres i czy możesz w niej zapisywać.
mistake-database-newer = Baza danych ma wersję { $found }, a ten program zna najwyżej { $known }.
    .way-out = Użyj nowszego wydania Monoceros, w którym ją utworzono.
mistake-backup-exists = Plik { $file } już istnieje.
    .way-out = Podaj inny plik albo przenieś tamten.
mistake-backup-unreadable = { $file } nie jest kopią zapasową Monoceros: { $problem }
    .way-out = Użyj pliku zapisanego przez `monoceros backup`.
mistake-restore-not-empty = W tej bazie danych są już stoły.
    .way-out = Przywróć kopię do pustej bazy: podaj nową przez --database.
mistake-database-older = Baza danych ma wersję { $found }, a ten program tworzy kopie wersji { $known }.
    .way-out = Uruchom raz serwer z tego wydania, który ją zaktualizuje, albo użyj wydania, z którego pochodzi.
mistake-table-unknown = Nie ma stołu { $table }.
    .way-out = `monoceros admin list` pokazuje, jakie są.
mistake-table-not-begun = Gra przy stole { $table } jeszcze się nie zaczęła.
    .way-out = Nie ma jeszcze czego eksportować.
mistake-address-unusable = { $address } nie jest adresem.
    .way-out = Podaj adres, na przykład 192.0.2.7, albo sieć, na przykład 192.0.2.0/24.
mistake-address-not-blocked = { $address } nie jest zablokowany.
    .way-out = Podaj go tak, jak go zablokowano.
mistake-bus-kind = Przez „{ $kind }” nie da się przekazywać wiadomości.
    .way-out = Użyj redis://… albo bazy PostgreSQL, która sama je przekazuje.
mistake-redis-missing = Biblioteka Redis nie jest zainstalowana.
    .way-out = Zainstaluj ją: pip install redis

## Problems

problem-allowed = To jest dozwolone.
problem-analysis-busy = Zbyt wiele gier czeka już na analizę ({ $waiting }). Wróć za kilka minut: ta zostanie tutaj.
problem-bad-entropy = To się nie nadaje na twoją część losu: najpierw złóż zobowiązanie, podając jej skrót SHA-256, a potem ujawnij dokładnie tę część, najwyżej 128 liter i cyfr.
problem-bad-message = Tej wiadomości nie da się odczytać.
problem-bad-pace = Zegarowi brakuje liczby: sekund na ruch albo dni.
problem-bad-request = { $field ->
    [none] Tego, co wysłano, nie da się odczytać.
   *[other] Pola „{ $field }” brakuje, jest nieznane albo niewłaściwego typu.
    }
problem-blocked = Osoba prowadząca ten serwer zablokowała twój adres.
problem-chat-empty = W tej wiadomości nic nie ma.
problem-chat-too-fast = Pisz trochę wolniej.
problem-chat-too-long = Ta wiadomość jest za długa: najwyżej { $most } znaków.
problem-check-too-long = Za dużo do przeczytania: trwało to dłużej niż { $seconds } s. Przyślij coś mniejszego albo prostszego.
problem-checks-busy = Sprawdzanych jest teraz zbyt wiele zestawów i zapisów. Spróbuj ponownie za chwilę.
problem-entropy-not-asked = Nikt teraz o to nie pyta: twoja część losu już jest albo karty są rozdane.
problem-flood = Za dużo naraz. Poczekaj chwilę.
problem-foreign-origin = To mogą robić tylko strony tego serwera.
problem-future-version = Stół jeszcze tak daleko nie zaszedł. Odśwież stronę.
problem-hints-busy = Zbyt wiele osób prosi teraz o podpowiedź. Spróbuj za chwilę.
problem-hints-off = Przy tym stole nie ma podpowiedzi: tak zdecydował gospodarz.
problem-internal = Na serwerze coś poszło nie tak. Spróbuj jeszcze raz.
problem-match-not-over = To będzie dostępne dopiero po zakończeniu partii.
problem-match-over = Partia jest skończona.
problem-method = Pod tym adresem nie da się tego zrobić.
problem-no-such-page = Pod tym adresem nic nie ma.
problem-no-such-seat = Ten stół nie ma takiego miejsca.
problem-no-such-table = Nie ma takiego stołu. Sprawdź link albo kod.
problem-not-host = To może zrobić tylko gospodarz stołu.
problem-not-seated = Tylko oglądasz; to mogą zrobić osoby, które mają miejsce przy stole.
problem-not-started = Partia jeszcze się nie zaczęła.
problem-not-your-turn = To nie twoja kolej.
problem-other-seat = Ta przeglądarka ma już inne miejsce przy tym stole. Otwórz link w innej przeglądarce albo w oknie prywatnym.
problem-record-unusable = Tego zapisu nie da się sprawdzić.
problem-refused = Zasady na to nie pozwalają.
problem-seat-busy = To miejsce jest już zajęte.
problem-seat-link = Ten link do miejsca już nie działa.
problem-seat-present = Ta osoba siedzi przy stole i gra sama. Bot może ją zastąpić, gdy odejdzie.
problem-seats-open = Są jeszcze wolne miejsca.
problem-stale-version = Przy stole gra poszła dalej. Spójrz jeszcze raz, zanim zdecydujesz.
problem-started = Partia już się zaczęła.
problem-stood-in = Gra za ciebie bot. Odśwież stronę, żeby wrócić do gry.
problem-storage = Serwer nie może teraz niczego zapisać. Spróbuj za chwilę.
problem-table-crowded = Ten stół ogląda już zbyt wiele osób.
problem-table-full = Wszystkie miejsca przy tym stole są zajęte.
problem-table-outdated = Ta partia zaczęła się w starszym wydaniu programu i nie da się jej tu dokończyć.
problem-too-large = To jest za duże.
problem-undo-card-shown = Nie możesz tego cofnąć: pokazano kartę.
problem-undo-chance-spoke = Nie możesz tego cofnąć: przemówił los.
problem-undo-not-yours = Nie możesz tego cofnąć: ostatni ruch nie był twój.
problem-undo-nothing-played = Nie ma czego cofnąć.
problem-undo-others-asked = Nie możesz tego cofnąć: inni też zostali zapytani.
problem-undo-turn-passed = Nie możesz tego cofnąć: teraz kolej kogoś innego.
problem-unknown-type = Serwer nie zna takiej wiadomości.
problem-viewer-unknown = Nikt tu nie widzi partii jako „{ $viewer }”.
