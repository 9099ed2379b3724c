mistake-network-missing = There is no network "{ $file }".
    .way-out = Name an ONNX file after onnx:, such as examples/train_hilo.py makes.
mistake-network-extra = A bot with a network needs { $module }, which is not installed.
    .way-out = Install it: pip install "monoceros[lab]"
mistake-network-table = The network { $file } was not trained for { $game } with { $seats } players.
    .way-out = Choose the number of players it was trained for, or another network.
mistake-network-broken = The network { $file } cannot be read: { $reason }.
    .way-out = Save it again as ONNX, as examples/train_hilo.py does.
