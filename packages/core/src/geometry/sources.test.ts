import { expect, test } from 'vitest';
import { makeRandom } from '../random.ts';
import { KINDS } from '../rules/kinds.ts';
import { goodClues } from '../rules/testing.ts';
import { withClues } from './clues.ts';
import { sized } from './layouts.ts';
import { demandSources } from './sources.ts';
import { makeGeometry } from './spec.ts';

test('each demand is known by the clue or rule that asks for it', () => {
  const random = makeRandom(16);
  const base = sized(6, ['x', 'nonconsecutive']);
  for (let round = 0; round < 40; round++) {
    const clues = [0, 1, 2].flatMap(() => goodClues(KINDS[random.below(KINDS.length)]!, base, random));
    const board = withClues(base, clues);
    const sources = demandSources(board);
    expect(sources.length).toBe(board.demands.length);
    for (const [index, source] of sources.entries()) {
      const { cells } = board.demands[index]!;
      if (source.kind === 'rule') expect(['x', 'nonconsecutive']).toContain(source.rule);
      else {
        const alone = withClues(sized(6), [board.clues[source.clue]!]);
        expect(alone.demands).toContainEqual(board.demands[index]);
        expect(cells.length).toBeGreaterThan(0);
      }
    }
  }
});

test('nobody asks for the demands of a board that was made with them', () => {
  const demands = [{ kind: 'digits', cells: [0], digits: 3 } as const];
  expect(demandSources(makeGeometry({ id: 'own', size: 2, boxes: [0, 0, 1, 1], demands }))).toEqual([]);
});
