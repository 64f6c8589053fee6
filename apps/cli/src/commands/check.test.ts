import { expect, test } from 'vitest';
import { objectsOf, run } from '../testing.ts';
import { NONE, PUZZLE, SOLUTION, TWO } from './testing.ts';

test('writes one line for each puzzle', async () => {
  const ran = await run(['check'], `${PUZZLE}\n${TWO}\n${NONE}\n`);
  expect(ran.code).toBe(1);
  const [proper, several, third, other, conflict] = ran.out.split('\n');
  expect(proper).toMatch(/^proper {4}30 givens {3}(not )?minimal +standard input:1$/);
  expect(several).toMatch(/^several {3}77 givens +standard input:2$/);
  expect([third, other].sort()).toEqual([`  ${SOLUTION}`, `  ${SOLUTION.replace('678', '768').replace('761', '671')}`]);
  expect(conflict).toMatch(/^conflict {2}30 givens {3}r1c1 r1c2 +standard input:3$/);
});

test('as JSON', async () => {
  const ran = await run(['check', '--json'], `${PUZZLE}\n${NONE}\n${TWO}\n123....4........`);
  const [proper, conflict, several, impossible] = objectsOf(ran.out);
  expect(proper).toEqual({
    puzzle: PUZZLE,
    verdict: 'proper',
    givens: 30,
    minimal: expect.any(Boolean),
    conflicts: [],
  });
  expect(conflict).toEqual({
    puzzle: NONE,
    verdict: 'conflict',
    givens: 30,
    minimal: false,
    conflicts: ['r1c1', 'r1c2'],
  });
  expect(several).toMatchObject({
    verdict: 'several',
    minimal: false,
    solutions: [expect.any(String), expect.any(String)],
  });
  expect(impossible).toMatchObject({ verdict: 'none', givens: 4, minimal: false, conflicts: [] });
});

test('says whether a puzzle is minimal, or that the budget is too small to know', async () => {
  const { out: puzzle } = await run(['generate', '--minimal', '--seed', '1']);
  const ran = await run(['check', '--json'], `${puzzle}${SOLUTION}\n`);
  expect(objectsOf(ran.out).map(({ minimal }) => minimal)).toEqual([true, false]);
  const short = await run(['check', '--max-calls', '20'], puzzle);
  expect(short).toMatchObject({ code: 0, out: expect.stringMatching(/^proper +\d+ givens +minimal\? /) });
});

test('ends with 0 when all puzzles are proper, and says unknown when the budget is used up', async () => {
  expect(await run(['check'], PUZZLE)).toMatchObject({ code: 0, err: '' });
  const [answer] = objectsOf(
    (await run(['check', '--json', '--solver', 'backtracking', '--max-calls', '5'], PUZZLE)).out,
  );
  expect(answer).toMatchObject({ verdict: 'unknown', minimal: null });
});
