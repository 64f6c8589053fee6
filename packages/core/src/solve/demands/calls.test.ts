import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isWhole, some } from '../../../../../scripts/strength.mjs';
import { geometryOf, withClues } from '../../geometry/clues.ts';
import { makePuzzle } from '../../puzzle/puzzle.ts';
import { search } from '../search.ts';
import { demands } from './demands.ts';

// What a demand finds shows in how often the search is called: a step that is missing costs calls,
// and no other test would tell. Who makes the search stronger writes the file anew: vitest -u.

/** More calls take too long. */
const MOST = 2000;

const FILE = new URL('../../../../../corpus/calls.tsv', import.meta.url);
const HEAD = readFileSync(FILE, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('#'));
const ROWS = readFileSync(FILE, 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

/** Calls of the search: to the proof, and for up to 100 solutions of less of the board. */
function callsOf(board: string, givens: string): readonly [number, number] {
  const geometry = geometryOf(board);
  if (!geometry.ok) throw new Error(board);
  const digits = Array.from(givens, (character) => Number.parseInt(character, 36) || 0);
  const solvers = [demands];
  const { count, calls } = search(makePuzzle(geometry.value, digits), { limit: 2, maxCalls: MOST, solvers });
  expect(count).toBe(calls < MOST ? 1 : count);
  const spared = new Set([...digits.keys()].filter((cell) => digits[cell] !== 0).slice(0, 2));
  const fewer = digits.map((digit, cell) => (spared.has(cell) ? 0 : digit));
  const less = makePuzzle(withClues(geometry.value, geometry.value.clues.slice(0, -1)), fewer);
  return [calls, search(less, { limit: 100, maxCalls: MOST, solvers }).calls];
}

test('the search is called as often as it was', async () => {
  const rows = some(ROWS).map((row) => {
    const [board = '', givens = ''] = row.split('\t');
    return [board, givens, ...callsOf(board, givens)].join('\t');
  });
  if (!isWhole) return expect(rows).toEqual(some(ROWS));
  await expect(`${[...HEAD, ...rows].join('\n')}\n`).toMatchFileSnapshot(FILE.pathname);
});
