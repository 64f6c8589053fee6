import { describe, expect, test } from 'vitest';
import { faultOf } from './judge.ts';
import { taskOf } from './testing.ts';

const PROPER = '1234341221.34...';
const ONE = '1234341221434321';
// 1 and 2 can be swapped in the last rows.
const SEVERAL = '12343412........';
const TWO = ['1234341221434321', '1234341223414123'];
const NONE = '11..............';

const task = taskOf([PROPER, 1], [NONE, 0], [SEVERAL, 2]);

const judged = (solutions: readonly (readonly string[])[], id = 'mine') =>
  faultOf(task, { t: 'answer', id, solutions: solutions.map((list) => [...list]) });

test('an answer with every solution has no fault', () => expect(judged([[ONE], [], TWO])).toBeUndefined());

describe('each fault has its code and its place', () => {
  test.each([
    ['id', [[ONE], [], TWO], 'other', 'The answer is for "other", and the task is "mine".'],
    ['shape', [[ONE], []], 'mine', '2 lists of solutions for 3 puzzles.'],
    ['shape', [[`${ONE}1`], [], TWO], 'mine', 'Puzzle 1: solution 1: 17 characters for 16 cells.'],
    ['shape', [[`${ONE.slice(1)}5`], [], TWO], 'mine', 'Puzzle 1: solution 1: r4c4 is "5", which is no digit.'],
    ['shape', [[`.${ONE.slice(1)}`], [], TWO], 'mine', 'Puzzle 1: solution 1: r1c1 is ".", which is no digit.'],
    ['givens', [[ONE], [], [TWO[0]!, '2134341212434321']], 'mine', /^Puzzle 3: solution 2: r1c1 was given/],
    [
      'house',
      [[`${ONE.slice(0, 12)}4322`], [], TWO],
      'mine',
      /^Puzzle 1: solution 1: .+ does not hold every digit once/,
    ],
    ['twice', [[ONE], [], [TWO[0]!, TWO[0]!]], 'mine', 'Puzzle 3: the same solution stands there twice.'],
    ['count', [[ONE], [], [TWO[0]!]], 'mine', 'Puzzle 3: solutions listed: 1, expected: 2.'],
    ['count', [[], [], TWO], 'mine', 'Puzzle 1: solutions listed: 0, expected: 1.'],
  ] as const)('%s: %j', (code, solutions, id, text) => {
    expect(judged(solutions, id)).toEqual({
      code,
      text: typeof text === 'string' ? text : expect.stringMatching(text),
    });
  });
});
