"""Train the network that says which moves of a game look promising, from where long searches look.

    pip install "monoceros[lab]"
    python examples/train_policy.py hilo --positions 6000 --out policy.json
    python -m monoceros.lab.value_leaves hilo policy.json --of policy --seats 2 --matches 400

One network serves tables of every size. Searches are kept in the folder `--work`, some dozen matches to a
file, and so is the state of the training: a run that was broken off goes on where it stopped. Equal seeds,
equal networks, on however many cores (`--jobs`) or machines of a Ray cluster (`--on ray://...`) it thinks.
"""

from monoceros.games.registry import find_game
from monoceros.lab.policy_notes import KEPT, Decision, notes, tables
from monoceros.lab.skill import plan_for
from monoceros.lab.training_command import learnt_of, sizes, train, training_options
from monoceros.lab.value_training import Table

BATCH = 64
"""Decisions of a step: there are fewer of them than of positions, and few between equally many moves."""


def main() -> None:
    """Play, think, learn, save, and tell how near the network comes to searches it has not learnt from."""
    parser = training_options(__doc__.splitlines()[0], "policy.json", "policy-training")
    parser.add_argument("--positions", type=int, default=6000, help="decisions at tables of all sizes")
    parser.add_argument("--iterations", type=int, default=3000, help="of the searches learnt from")
    parser.set_defaults(hidden=8, epochs=60)
    asked = parser.parse_args()
    at_tables = sizes(asked)
    matches = max(1, asked.positions // (KEPT * len(at_tables)))
    learnt: list[Decision] = []
    held_out: dict[int, list[Table]] = {}
    for seats in at_tables:
        plan = plan_for(asked.game, [asked.level] * seats, matches, asked.seed)
        folder = asked.work / f"{asked.level}-{seats}"
        found = notes(plan, folder, asked.iterations, asked.jobs, asked.on)
        print(f"{seats} seats: {len(found)} decisions of {matches} matches", flush=True)
        some = learnt_of(len(found))
        learnt += found[:some]
        held_out[seats] = tables(found[some:])
    game = find_game(asked.game)
    inputs = game.guide(game.setup(min(at_tables))).move_inputs()
    train(asked, inputs, tables(learnt), held_out, BATCH, asked.level)


if __name__ == "__main__":
    main()
