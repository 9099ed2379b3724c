mistake-network-missing = Nie ma sieci „{ $file }”.
    .way-out = Podaj po onnx: plik ONNX, na przykład taki, jaki tworzy examples/train_hilo.py.
mistake-network-extra = Bot z siecią potrzebuje pakietu { $module }, a nie jest on zainstalowany.
    .way-out = Zainstaluj go: pip install "monoceros[lab]"
mistake-network-table = Sieci { $network } nie trenowano do gry { $game } na { $seats ->
    [one] { $seats } osobę
    [few] { $seats } osoby
   *[other] { $seats } osób
    }.
    .way-out = Wybierz liczbę graczy, dla której ją trenowano, albo inną sieć.
mistake-network-broken = Nie da się odczytać sieci { $file }: { $reason }.
    .way-out = Zapisz ją jeszcze raz jako ONNX, tak jak robi to examples/train_hilo.py.
mistake-network-none = Gra { $game } nie ma własnej sieci.
    .way-out = Wybierz innego bota albo podaj po onnx: swój plik.
