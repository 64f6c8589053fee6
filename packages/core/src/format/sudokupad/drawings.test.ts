import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withClues } from '../../geometry/clues.ts';
import { boxed, classic, withRules } from '../../geometry/layouts.ts';
import { emptyPuzzle, makePuzzle } from '../../puzzle/puzzle.ts';
import { makeRandom } from '../../random.ts';
import type { Clue } from '../../rules/clue.ts';
import { KINDS, type Kind } from '../../rules/kinds.ts';
import { goodClues } from '../../rules/testing.ts';
import { search } from '../../solve/search.ts';
import { parsePuzzle } from '../parse.ts';
import { sudokupad } from './sudokupad.ts';
import { documentJson } from './writing.ts';

const [SOLUTION] = search(emptyPuzzle(classic), { limit: 1 }).solutions;

/** Clues of a kind that the solution keeps. */
function keptClues(kind: Kind, seed: number): readonly Clue[] {
  const random = makeRandom(seed);
  for (let round = 0; round < 400; round++) {
    const clues = goodClues(kind, classic, random);
    if (clues.length > 0 && kind.holds(SOLUTION!, { ...classic, clues })) return clues;
  }
  return [];
}

/** A drawing as another program would have made it: nothing tells our board. */
const asForeign = (text: string): string => text.replace(/"pencilmark":"[^"]*"/, '"source":"elsewhere"');

test.each(KINDS.map((kind) => [kind.name, kind] as const))('%s: a drawing of clues is read again by its look', (_, kind) => {
  let count = 0;
  for (let seed = 1; seed <= 12; seed++) {
    const clues = keptClues(kind, seed);
    if (clues.length === 0) continue;
    const board = withClues(classic, clues);
    const json = documentJson(emptyPuzzle(board), { solution: SOLUTION! });
    const read = parsePuzzle(asForeign(json));
    expect(read.ok ? read.value.puzzle.geometry.id : read.error.message, json).toBe(board.id);
    count++;
  }
  expect(count).toBeGreaterThan(0);
});
