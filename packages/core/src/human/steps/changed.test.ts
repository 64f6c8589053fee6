import { describe, expect, test } from 'vitest';
import { generate } from '../../generate/generate.ts';
import { gridOf } from '../../puzzle/grid.ts';
import { SE_LADDER } from '../../rate/se-ladder.ts';
import { BOARDS } from '../conformance.ts';
import { Position } from './position.ts';

/** The techniques that come first when a puzzle is rated. */
const easy = SE_LADDER.filter(({ least }) => least < 4.5).flatMap(({ techniques }) => techniques);
const facts = ({ places, onePlace, emptyCells, candidates, grid }: Position) =>
  structuredClone({ places, onePlace, emptyCells, candidates, digits: grid.digits });

describe.each(BOARDS.map((board) => [board.id, board] as const))('on %s', (_, geometry) => {
  test('a position that goes on is like a new one after every step, and finds the same', () => {
    const position = new Position(gridOf(generate({ geometry, seed: 2, minimal: true }).puzzle));
    for (;;) {
      const fresh = new Position(position.grid.copy());
      expect(facts(position)).toEqual(facts(fresh));
      const steps = easy.map(({ find }) => [...find(position)]);
      expect(steps).toEqual(easy.map(({ find }) => [...find(fresh)]));
      const [step] = steps.flat();
      if (!step) break;
      position.apply(step);
    }
  });
});

test('steps of a silent position do the same without evidence', () => {
  const { puzzle } = generate({ geometry: BOARDS[0]!, seed: 5, minimal: true });
  const [spoken, silent] = [new Position(gridOf(puzzle)), new Position(gridOf(puzzle), undefined, { isSilent: true })];
  for (const { find } of easy) {
    const bare = [...find(spoken)].map((step) => ({ ...step, marks: [], args: {} }));
    expect([...find(silent)]).toEqual(bare);
  }
});
