"""Train the network that judges positions of a game, from matches of its bots: numpy is enough.

    pip install "monoceros[lab]"
    python examples/train_values.py hilo --out values.json
    python -m monoceros.lab.value_leaves hilo values.json --seats 2 --matches 400

One network serves tables of every size. Matches are kept in the folder `--work`, some hundred to a file, and
so is the state of the training: a run that was broken off goes on where it stopped. Equal seeds, equal
networks, on however many cores (`--jobs`) or machines of a Ray cluster (`--on ray://...`) matches are played.
`--from` goes on with a network that is there already, for example on matches of experts (`--level expert`).
With `--others casual` it also learns from one player of the level among weaker ones, and is told who that
is: so was found what HiLo ships for more than two.

    python examples/train_values.py hilo --seats 3,4 --others casual --matches 50000 --hidden 32 --epochs 12
"""

from monoceros.games.registry import find_game
from monoceros.lab.skill import plan_for
from monoceros.lab.training_command import learnt_of, sizes, train, training_options
from monoceros.lab.value_notes import notes
from monoceros.lab.value_training import BATCH, Table


def main() -> None:
    """Play, learn, save, and tell how true the network is on positions it has not learnt from."""
    parser = training_options(__doc__.splitlines()[0], "values.json", "value-training")
    parser.add_argument("--matches", type=int, default=20_000, help="matches at tables of each size")
    parser.add_argument(
        "--others", default="", help="as many matches of one player among others of this level"
    )
    asked = parser.parse_args()
    others_of = {asked.level: asked.level}
    if asked.others:
        others_of[f"{asked.level}-{asked.others}"] = asked.others
    learnt: list[Table] = []
    held_out: dict[int, list[Table]] = {}
    for seats in sizes(asked):
        held_out[seats] = []
        for name, others in others_of.items():
            plan = plan_for(asked.game, [asked.level] + [others] * (seats - 1), asked.matches, asked.seed)
            rows, won = notes(plan, asked.work / f"{name}-{seats}", asked.jobs, asked.on)
            print(f"{seats} seats: {len(won)} positions of {asked.matches} matches", flush=True)
            some = learnt_of(len(won))
            learnt.append((rows[:some], won[:some]))
            held_out[seats].append((rows[some:], won[some:]))
    game = find_game(asked.game)
    inputs = game.guide(game.setup(min(held_out))).inputs()
    train(asked, inputs, learnt, held_out, BATCH, "-".join(others_of))


if __name__ == "__main__":
    main()
