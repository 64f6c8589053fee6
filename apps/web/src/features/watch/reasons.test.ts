import { puzzleOf } from '@pencilmark/core/format';
import { boxed } from '@pencilmark/core/geometry';
import { emptyPuzzle } from '@pencilmark/core/puzzle';
import { SOLVERS } from '@pencilmark/core/solve';
import { expect, test } from 'vitest';
import { PUZZLES } from './puzzles.ts';
import { HOUSES, REASONS } from './reasons.ts';
import { WATCHABLE } from './view.ts';

const NINES = PUZZLES.filter(({ text }) => text.length === 81).map(({ text }) => puzzleOf(text));

test.each(WATCHABLE)('every reason of %s can be told in another language', (name) => {
  const solver = SOLVERS.find((known) => known.name === name)!;
  const reasons = new Set<string>();
  for (const puzzle of [...NINES, emptyPuzzle(boxed(3, 3, ['x']))])
    solver.prepare(puzzle.geometry)(puzzle, {
      maxCalls: 200,
      trace: (event) => 'why' in event && reasons.add(event.why),
    });
  for (const reason of reasons) {
    const [, ...houses] = REASONS.map(([pattern]) => pattern.exec(reason)).find((match) => match !== null) ?? [];
    expect(
      REASONS.some(([pattern]) => pattern.test(reason)),
      reason,
    ).toBe(true);
    for (const house of houses)
      expect(
        HOUSES.some(([pattern]) => pattern.test(house)),
        house,
      ).toBe(true);
  }
});
