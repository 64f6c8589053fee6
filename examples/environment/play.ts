/**
 * Plays a thousand games at once in this process, without a command: the environment as functions.
 *
 *     node --experimental-strip-types examples/environment/play.ts
 */
import { openEnvironment } from '@pencilmark/coach/environment';

interface Said {
  readonly done: boolean;
  readonly score?: number;
  readonly candidates?: Readonly<Record<string, string>>;
}

const environment = openEnvironment({ mostGames: 1000 });
const ask = (request: object): Said => environment.answer(request) as Said;

const names = Array.from({ length: 1000 }, (_, index) => `game-${index}`);
for (const [index, game] of names.entries())
  ask({ do: 'reset', game, seed: index % 20, wrong: 'end', observe: 'none' });

/** Places a digit where only one is legal, or else guesses in the cell with the fewest. */
function play(game: string): Said {
  const { candidates = {} } = ask({ do: 'actions', game });
  const [cell, digits] = Object.entries(candidates).sort(([, a], [, b]) => a.length - b.length)[0]!;
  return ask({ do: 'step', game, place: `${cell}=${digits[0]}` });
}

let [steps, score] = [0, 0];
let open = names;
while (open.length > 0)
  open = open.filter((game) => {
    const said = play(game);
    steps++;
    if (said.done) score += said.score ?? 0;
    return !said.done;
  });

console.log(`${steps} steps of ${environment.count} games, mean score ${score / names.length}`);
