/**
 * CPU time for one generated puzzle, for several kinds of wishes, with the solvers that the
 * command takes. The checksum covers every puzzle made.
 */

import { boxed, classic, generate } from '../packages/core/dist/index.js';
import { solversFor } from '../packages/solvers/dist/index.js';
import { checksumOf, interleaved } from './measure.mjs';
import { say } from './results.mjs';

export async function run() {
  const wishes = [
    ['9×9 minimal', 500, { geometry: classic, minimal: true }],
    ['9×9 rotate180', 500, { geometry: classic, symmetry: 'rotate180' }],
    ['9×9 rounds', 500, { geometry: classic, method: 'rounds' }],
    ['9×9 24 givens', 300, { geometry: classic, givens: 24 }],
    ['6×6 minimal', 500, { geometry: boxed(2, 3), minimal: true }],
    ['16×16 minimal', 3, { geometry: boxed(4, 4), minimal: true }],
    ['16×16', 5, { geometry: boxed(4, 4) }],
    ['25×25 ≤ 300', 2, { geometry: boxed(5, 5), givens: [0, 300] }],
    ['25×25', 1, { geometry: boxed(5, 5) }],
    ['36×36', 1, { geometry: boxed(6, 6) }],
  ];
  say('', 'puzzles', 'ms of CPU', 'givens', 'checksum');
  for (const [name, count, wish] of wishes) {
    const solvers = await solversFor(wish.geometry);
    let givens = 0;
    const work = () => {
      const made = Array.from({ length: count }, (_, seed) => generate({ seed, solvers, ...wish }));
      givens = made.reduce((sum, one) => sum + one.givens, 0) / count;
      return checksumOf(made.flatMap(({ puzzle }) => [...puzzle.givens]));
    };
    const [result] = interleaved([{ name, work }], count > 10 ? {} : { rounds: 1, warmups: 0 });
    say(name, count, ((result.median * 1e3) / count).toFixed(3), givens.toFixed(1), result.checksum);
  }
}
