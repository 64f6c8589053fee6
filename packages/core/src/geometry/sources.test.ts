import { expect, test } from 'vitest';
import { makeRandom } from '../random.ts';
import { KINDS } from '../rules/kinds.ts';
import { geometryOf, withClues } from './clues.ts';
import type { Geometry } from './geometry.ts';
import { demandSources } from './sources.ts';
import { makeGeometry } from './spec.ts';
import { goodClues } from './testing.ts';

const boardCalled = (id: string): Geometry => {
  const read = geometryOf(id);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
};

test('each demand is known by the clue or rule that asks for it', () => {
  const random = makeRandom(16);
  const bases = ['6x6:x+nonconsecutive', '5x5:1-6+nonconsecutive'].map(boardCalled);
  for (let round = 0; round < 40; round++) {
    const base = bases[round % 2]!;
    const clues = [0, 1, 2].flatMap(() => goodClues(KINDS[random.below(KINDS.length)]!, base, random));
    const board = withClues(base, clues);
    const sources = demandSources(board);
    expect(sources.length).toBe(board.demands.length);
    for (const [index, source] of sources.entries()) {
      const { cells } = board.demands[index]!;
      if (source.kind === 'rule') expect(['x', 'nonconsecutive']).toContain(source.rule);
      else if (source.kind === 'board') expect(base.plain!.demands).toContain(board.demands[index]);
      else {
        const alone = withClues(base.plain!, [board.clues[source.clue]!]);
        expect(alone.demands).toContainEqual(board.demands[index]);
        expect(cells.length).toBeGreaterThan(0);
      }
    }
  }
});

test('the board asks for the demands of a board that was made with them', () => {
  const demands = [{ kind: 'digits', cells: [0], digits: 3 } as const];
  expect(demandSources(makeGeometry({ id: 'own', size: 2, boxes: [0, 0, 1, 1], demands }))).toEqual([
    { kind: 'board' },
  ]);
});
