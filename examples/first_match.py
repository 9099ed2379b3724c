"""A match between bots: the first lines of the README."""

import monoceros

match = monoceros.new_match("hilo", seats=3, seed=42)
outcome = monoceros.play_out(match, ["expert", "casual", "random"])
print(match.result())  # A=5 B=7 C=5 winners=B

for move in match.moves[:3]:
    print("ABC"[move.seat], move.text)
