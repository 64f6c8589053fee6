import { describe, expect, test } from 'vitest';
import { loadLineSolver } from './lines.ts';

const PUZZLE = '5...8.1.6....732844.712...37.926......3.45.1...1...625.9.7.4.3..7...289.1259.....';
const SOLUTION = '532489176916573284487126953759261348263845719841397625698714532374652891125938467';
// A puzzle whose blanks are nine, beside one that is as full and looks like a map of regions.
const FULL = SOLUTION.replaceAll('5', '.');
const MAP = '111222333'.repeat(3) + '444555666'.repeat(3) + '777888999'.repeat(3);

async function solved(text: string, limit = 1) {
  const bytes = new TextEncoder().encode(text);
  const solver = (await loadLineSolver(bytes.length, 2))!;
  solver.input.set(bytes);
  const done = solver.solve(0, bytes.length, 1, 0, limit);
  return { ...done, text: new TextDecoder().decode(solver.outputs[1]!.subarray(0, 82 * done.lines)) };
}

test('lines are solved as they lie, whatever ends them', async () => {
  const text = `${PUZZLE}\n${PUZZLE.replaceAll('.', '0')}\r\n${FULL}\n${PUZZLE}`;
  expect(await solved(text)).toEqual({ bytes: text.length, lines: 4, text: `${SOLUTION}\n`.repeat(4) });
});

describe('what is no plain line with one solution is left', () => {
  test.each([
    ['text', 'what?'],
    ['a cell too few', PUZZLE.slice(1)],
    ['a cell too many', `${PUZZLE}.`],
    ['a comment after it', `${PUZZLE} # easy`],
    ['CR alone', `${PUZZLE}\r${PUZZLE}`],
    ['both kinds of blanks', PUZZLE.replace('.', '0')],
    ['a map of regions', MAP],
    ['no solution', `11${'.'.repeat(79)}`],
    ['an empty line', ''],
  ])('%s', async (_what, line) => {
    for (const rest of [`${line}\n`, `${line}\n${PUZZLE}\n`])
      expect(await solved(`${PUZZLE}\n${rest}`)).toEqual({ bytes: 82, lines: 1, text: `${SOLUTION}\n` });
  });
  test('several solutions, when they are looked for', async () => {
    const open = `${'.'.repeat(81)}\n`;
    expect((await solved(open, 1)).lines).toBe(1);
    expect((await solved(open, 2)).lines).toBe(0);
  });
});

test('places outside are a mistake of the caller', async () => {
  const solver = (await loadLineSolver(100, 1))!;
  expect(() => solver.solve(0, 101, 0, 0, 1)).toThrow(RangeError);
  expect(() => solver.solve(0, 82, 1, 0, 1)).toThrow(RangeError);
  expect(() => solver.solve(0, 82, 0, 19, 1)).toThrow(RangeError);
});
