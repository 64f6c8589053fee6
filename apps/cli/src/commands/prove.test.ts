import { expect, test } from 'vitest';
import { objectsOf, run } from '../testing.ts';

const PUZZLE = '.45.1...8....8......9..42..5...........143...6..5.7....7.6...1...1.25.6.8......3.';
const place = (...options: readonly string[]) => run(['prove', '--place', 'r3c2=8', ...options], PUZZLE);

test('a reason that holds is proven, with the step in words', async () => {
  const { code, out } = await place('--because', 'hidden-single:r2c5,r9c1');
  expect({ code, out }).toEqual({
    code: 0,
    out: expect.stringMatching(/^proven: 8 has only one place .*r3c2 is 8\.\n$/),
  });
  const german = await place('--because', 'hidden-single:r2c5,r9c1', '--language', 'de');
  expect(german.out).toContain('r3c2');
  expect(german.out).not.toContain('only one place');
});

test.each([
  [['--because', 'hidden-single:r2c5,r9c1'], 0, { verdict: 'proven', technique: 'hidden-single' }],
  [
    ['--because', 'hidden-single:r2c5,r9c1,r9c9'],
    1,
    { verdict: 'unproven', lack: 'cells', missing: [], superfluous: ['r9c9'] },
  ],
  [['--because', 'x-wing:r1c1'], 1, { verdict: 'unproven', lack: 'technique' }],
  [[], 1, { verdict: 'unproven', lack: 'none' }],
] as const)('%j: %i', async (options, code, said) => {
  const ran = await place('--json', ...options);
  expect(ran.code).toBe(code);
  expect(objectsOf(ran.out)).toEqual([{ puzzle: PUZZLE, claim: 'r3c2=8', ...said }]);
});

test('a candidate of a position that is false', async () => {
  const position =
    ':0300:x:..+67.......84.3.7..4.+8+6..156+3.2+45..1.+5+1+63+8.2.+28+4+97+1+5+6+34+93+187.5.+8+7+5+3+26+1+491+62+5+9+4...:219:::';
  const { code, out } = await run(['prove', '--strike', 'r3c7=9', '--because', 'x-wing:r2c1,r2c7,r5c1,r5c7'], position);
  expect({ code, out }).toEqual({ code: 0, out: expect.stringMatching(/^proven: In row 2 and row 5, 9 /) });
});

test('what is false is wrong, whatever the reason', async () => {
  const { code, out } = await run(['prove', '--strike', 'r3c2=8', '--because', 'naked-pair:r1c1,r1c4'], PUZZLE);
  expect({ code, out }).toEqual({ code: 1, out: 'wrong\n' });
});

test.each([
  [['prove'], PUZZLE, 2, /Expected --place or --strike/],
  [['prove', '--place', 'r3=8'], PUZZLE, 2, /Expected a cell and a digit, such as r3c2=8/],
  [['prove', '--place', 'r3c2=8', '--because', 'x-wings:r1c1'], PUZZLE, 2, /technique "x-wings".*x-wing/],
  [['prove', '--place', 'r3c2=8', '--because', 'x-wing:r1c1:r2c2'], PUZZLE, 2, /Expected a technique and its cells/],
  [['prove', '--place', 'r3c12=8'], PUZZLE, 2, /"r3c12" is not a cell/],
  [['prove', '--place', 'r3c2=A'], PUZZLE, 2, /"A" is no digit of the board/],
  [['prove', '--place', 'r3c2=8', '--strike', 'r3c2=7'], PUZZLE, 2, /--place.*--strike/],
  [['prove', '--place', 'r1c1=1'], '.'.repeat(81), 1, /not exactly one solution/],
] as const)('%j is refused', async (words, input, code, says) => {
  const ran = await run(words, input);
  expect({ code: ran.code, err: ran.err }).toEqual({ code, err: expect.stringMatching(says) });
});
