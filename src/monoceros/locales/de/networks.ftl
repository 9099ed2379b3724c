mistake-network-missing = Ein Netz „{ $file }“ gibt es nicht.
    .way-out = Nenne hinter onnx: eine ONNX-Datei, etwa eine aus examples/train_hilo.py.
mistake-network-extra = Ein Bot mit Netz braucht { $module }, und das ist nicht installiert.
    .way-out = Installiere es: pip install "monoceros[lab]"
mistake-network-table = Das Netz { $file } wurde nicht für { $game } mit { $seats } Spielern trainiert.
    .way-out = Wähle die Spielerzahl, für die es trainiert wurde, oder ein anderes Netz.
mistake-network-broken = Das Netz { $file } lässt sich nicht lesen: { $reason }.
    .way-out = Speichere es noch einmal als ONNX, so wie examples/train_hilo.py.
