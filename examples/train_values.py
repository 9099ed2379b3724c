"""Train the network that judges positions of a game, from matches of its bots: numpy is enough.

    pip install "monoceros[lab]"
    python examples/train_values.py hilo --out values.json
    python -m monoceros.lab.value_leaves hilo values.json --seats 2 --matches 400

One network serves tables of every size. Matches are kept in the folder `--work`, some hundred to a file, and
so is the state of the training: a run that was broken off goes on where it stopped. Equal seeds, equal
networks, on however many cores (`--jobs`) or machines of a Ray cluster (`--on ray://...`) matches are played.
`--from` goes on with a network that is there already, for example on matches of experts (`--level expert`).
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
    asked = parser.parse_args()
    learnt: list[Table] = []
    held_out: dict[int, list[Table]] = {}
    for seats in sizes(asked):
        plan = plan_for(asked.game, [asked.level] * seats, asked.matches, asked.seed)
        rows, won = notes(plan, asked.work / f"{asked.level}-{seats}", asked.jobs, asked.on)
        print(f"{seats} seats: {len(won)} positions of {asked.matches} matches", flush=True)
        some = learnt_of(len(won))
        learnt.append((rows[:some], won[:some]))
        held_out[seats] = [(rows[some:], won[some:])]
    game = find_game(asked.game)
    train(asked, game.guide(game.setup(min(held_out))).inputs(), learnt, held_out, BATCH)


if __name__ == "__main__":
    main()
