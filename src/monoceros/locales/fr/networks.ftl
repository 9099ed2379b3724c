mistake-network-missing = Le réseau « { $file } » n’existe pas.
    .way-out = Nomme un fichier ONNX après onnx:, par exemple celui que crée examples/train_hilo.py.
mistake-network-extra = Un bot avec un réseau a besoin de { $module }, qui n’est pas installé.
    .way-out = Installe-le : pip install "monoceros[lab]"
mistake-network-table = Le réseau { $file } n’a pas été entraîné pour { $game } à { $seats } joueurs.
    .way-out = Choisis le nombre de joueurs pour lequel il a été entraîné, ou un autre réseau.
mistake-network-broken = Le réseau { $file } est illisible : { $reason }.
    .way-out = Enregistre-le à nouveau en ONNX, comme le fait examples/train_hilo.py.
