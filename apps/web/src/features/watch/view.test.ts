import { SOLVERS } from '@pencilmark/core/solve';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PUZZLES } from './puzzles.ts';
import { FIRST_VIEW, GOALS, MOST_SOLVERS, queryOf, SPEEDS, viewOf, WATCHABLE } from './view.ts';

test('every solver that can be watched is offered', () => {
  const traced = SOLVERS.filter((solver) => solver.traces).map((solver) => solver.name);
  expect([...WATCHABLE].sort()).toEqual(traced.sort());
});

test('the puzzles of the tutorials come first', () => {
  expect(PUZZLES[0]).toMatchObject({ name: FIRST_VIEW.puzzle, group: 'tutorials' });
  const groups = PUZZLES.map(({ group }) => group);
  expect(groups.lastIndexOf('tutorials')).toBeLessThan(groups.indexOf('made'));
  expect(new Set(PUZZLES.map(({ name }) => name)).size).toBe(PUZZLES.length);
});

test('an address brings its view back', () => {
  const view = fc.record({
    puzzle: fc.string({ minLength: 1 }),
    solvers: fc.uniqueArray(fc.constantFrom(...WATCHABLE), { minLength: 1, maxLength: MOST_SOLVERS }),
    goal: fc.constantFrom(...GOALS),
    at: fc.nat(),
    speed: fc.constantFrom(...SPEEDS),
  });
  fc.assert(
    fc.property(view, (shown) => {
      expect(viewOf(new URLSearchParams(String(new URLSearchParams(queryOf(shown)))))).toEqual(shown);
    }),
  );
});

test.each([
  ['nothing', '', {}],
  ['solvers that there are not', 'solvers=nobody,bands', {}],
  ['one solver twice', 'solvers=singles,singles', { solvers: ['singles'] }],
  [
    'too many',
    `solvers=${WATCHABLE.join(',')}`,
    { solvers: ['linear-scan', 'backtracking', 'candidate-lists', 'possibles'] },
  ],
  ['a speed between two', 'speed=23', { speed: 20 }],
  ['a speed beyond the last', 'speed=99999999', { speed: 500_000 }],
  ['no numbers', 'at=-3&speed=fast', {}],
])('%s', (_name, query, expected) => {
  expect(viewOf(new URLSearchParams(query))).toEqual({ ...FIRST_VIEW, ...expected });
});
