"""A small game as Gambit's extensive form: a text that Gambit, OpenSpiel and others read."""

from monoceros.lab.small.tree import Node, Tree


def gambit_text(tree: Tree) -> str:
    """The whole tree. Actions are written as people write them, information sets by their number."""
    players = " ".join(f'"{seat}"' for seat in range(tree.seats))
    title = f"{tree.game.id} {tree.setup.edition.id}"
    lines = [f'EFG 2 R "{title}" {{ {players} }}']
    chances = " ".join(f'"{number}" {likelihood}' for number, (likelihood, _) in enumerate(tree.deals, 1))
    lines.append(f'c "" 1 "deal" {{ {chances} }} 0')
    ends = 0

    def write(node: Node) -> None:
        nonlocal ends
        if not node.children:
            ends += 1
            worth = ", ".join(f"{one:g}" for one in node.worth)
            lines.append(f't "" {ends} "" {{ {worth} }}')
            return
        asked = tree.sets[node.asked]
        actions = " ".join(f'"{tree.game.format(tree.setup, asked.seat, action)}"' for action in asked.legal)
        lines.append(f'p "" {asked.seat + 1} {asked.number} "{asked.number}" {{ {actions} }} 0')
        for child in node.children:
            write(child)

    for _, node in tree.deals:
        write(node)
    return "\n".join(lines) + "\n"
