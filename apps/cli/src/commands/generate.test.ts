import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { objectsOf, run } from '../testing.ts';

test.each([
  [['--technique', 'x-wing', '--without', 'x-wing'], '--technique x-wing and --without x-wing contradict each other.'],
  [['--rating', '20-30'], '--rating 20-30: ratings on the board 9x9:3x3 go from 1.0 to 12.4.'],
  [
    ['--rating', '6-7', '--difficulty', 'tricky'],
    '--difficulty tricky and --rating 6-7: hardest steps of this difficulty are worth 3.6 at most.',
  ],
  [
    ['--technique', 'x-wing', '--difficulty', 'gentle'],
    '--technique x-wing and --difficulty gentle: steps of this technique are worth more than 1.2.',
  ],
  [
    ['--technique', 'franken-x-wing'],
    '--technique franken-x-wing: this technique makes no sense on the board 9x9:3x3.',
  ],
])('wishes that contradict each other are refused at once: %j', async (wishes, message) => {
  const ran = await run(['generate', '--seed', '1', ...wishes]);
  expect([ran.code, ran.out]).toEqual([2, '']);
  expect(ran.err).toContain(message);
});

test('a rare wish ends after --tries grids, with another puzzle as the answer', async () => {
  const ran = await run(['generate', '--seed', '1', '--rating', '0-1', '--tries', '40']);
  expect(ran.code).toBe(1);
  expect(ran.err).toContain('No puzzle as wished was found in 40 tries; this is another one.');
});

const folder = mkdtempSync(join(tmpdir(), 'near-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes puzzles to a file; its name. */
const fileOf = (text: string): string => {
  const name = join(folder, 'near.txt');
  writeFileSync(name, text);
  return name;
};
const START = '....2..78.2.1....68..7....3.56.3......4..9...2.3.4..1.36.....2.....1..........5.4';

test('a search near hard puzzles finds another, and goes on from the nearest', { tags: ['whole'] }, async () => {
  const near = ['generate', '--seed', '1', '--tries', '300', '--near', fileOf(START), '--json'];
  const ran = await run([...near, '--rating', '9.0-']);
  expect([ran.code, ran.err]).toEqual([0, '']);
  const [{ puzzle }] = objectsOf(ran.out) as [{ puzzle: string }];
  expect(puzzle).not.toBe(START);
  expect((await run(['rate', '--columns', 'er'], puzzle)).out).toMatch(/^9\.\d/m);
  const spent = await run([...near, '--rating', '11.5-']);
  expect(spent.code).toBe(1);
  expect(spent.err).toMatch(/^seed 1: No puzzle as wished was found in 300 tries; the nearest is rated [89]\.\d\.\n$/);
  expect(objectsOf(spent.out)).toMatchObject([{ reached: false }]);
});

test.each([
  ['..', ['--rating', '9.0-'], 'near.txt:1:1: 2 cells found; the board 9x9:3x3 has 81.'],
  ['.'.repeat(81), ['--rating', '9.0-'], 'near.txt:1: A puzzle to begin with must have one solution.'],
  [`${START}\n`.repeat(201), ['--rating', '9.0-'], 'near.txt:201: 200 puzzles are the most to begin with.'],
  [START, [], '--near is for wishes that a search can climb to: --rating or --score.'],
  [START, ['--rating', '9.0-', '--method', 'rounds'], '--near and --method rounds cannot go together'],
  [START, ['--rating', '12.5-'], '--rating 12.5-: ratings on the board 9x9:3x3 go from 1.0 to 12.4.'],
])('a start that cannot serve is refused: %#', async (text, wishes, message) => {
  const ran = await run(['generate', '--seed', '1', '--near', fileOf(text), ...wishes]);
  expect([ran.code, ran.out]).toEqual([2, '']);
  expect(ran.err).toContain(message);
});

test('the same seed makes the same puzzle, alone or among others', async () => {
  const three = objectsOf((await run(['generate', '--count', '3', '--seed', '7', '--json'])).out);
  const [third] = objectsOf((await run(['generate', '--seed', '9', '--json'])).out);
  expect(three[2]).toEqual(third);
  expect(Object.keys(third!)).toEqual(['puzzle', 'solution', 'givens', 'seed']);
  const { puzzle, solution, givens, seed } = third as {
    puzzle: string;
    solution: string;
    givens: number;
    seed: number;
  };
  expect(seed).toBe(9);
  expect(puzzle.replaceAll('.', '').length).toBe(givens);
  expect((await run(['solve', '--all'], puzzle)).out).toBe(`${solution}\n`);
});

test('meets wishes for minimal, symmetry, givens and board', async () => {
  const made = await run(['generate', '--minimal', '--symmetry', 'rotate180', '--seed', '1', '--to', 'drawn']);
  expect(made).toMatchObject({ code: 0, err: '' });
  const [verdict] = objectsOf((await run(['check', '--json'], made.out)).out);
  expect(verdict).toMatchObject({ verdict: 'proper' });
  const { puzzle } = verdict as { puzzle: string };
  const pattern = [...puzzle].map((character) => character !== '.');
  expect(pattern.toReversed()).toEqual(pattern);
  const [small] = objectsOf((await run(['generate', '--size', '6', '--givens', '12-14', '--seed', '1', '--json'])).out);
  expect([12, 13, 14]).toContain((small as { givens: number }).givens);
});

test('a random seed is printed, so that the run can be repeated', async () => {
  const ran = await run(['generate']);
  const seed = /^seed (\d+)\n$/.exec(ran.err)![1]!;
  expect((await run(['generate', '--seed', seed])).out).toBe(ran.out);
});

test('says when a wish is not met', async () => {
  const ran = await run(['generate', '--givens', '5', '--seed', '1']);
  expect(ran).toMatchObject({ code: 1, err: expect.stringContaining('seed 1: No puzzle with 5 givens') });
});

test('says which wish is not met, and in JSON that a wish is not', { tags: ['whole'] }, async () => {
  const ran = await run(['generate', '--minimal', '--symmetry', 'full', '--seed', '1', '--json']);
  expect(ran).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^seed 1: No minimal puzzle was found in [\d ]+ tries; /),
  });
  expect(Object.keys(objectsOf(ran.out)[0]!)).toEqual(['puzzle', 'solution', 'givens', 'seed', 'reached']);
  expect(objectsOf(ran.out)[0]).toMatchObject({ seed: 1, reached: false });
});

test('a size without usual boxes works when --geometry gives the boxes', async () => {
  const made = await run(['generate', '--geometry', '7x7:1x7', '--seed', '1']);
  expect(made).toMatchObject({ code: 0, err: '' });
  expect(await run(['check', '--geometry', '7x7:1x7'], made.out)).toMatchObject({ code: 0, err: '' });
});

test('puzzles with clues come with the id of their board, and are read back', async () => {
  const wishes = ['generate', '--kinds', 'killer,thermo', '--size', '6', '--givens', '0', '--seed', '4'];
  const ran = await run([...wishes, '--json']);
  expect([ran.code, ran.err]).toEqual([0, '']);
  const [made] = objectsOf(ran.out) as [{ geometry: string; puzzle: string; solution: string; givens: number }];
  expect(made.geometry).toMatch(/^6x6:killer_.*\+thermo_/);
  expect([made.puzzle, made.givens]).toEqual(['.'.repeat(36), 0]);
  expect((await run([...wishes, '--json', '--threads', '2'])).out).toBe(ran.out);
  for (const to of [[], ['--to', 'fpuzzles']]) {
    const { out } = await run([...wishes, ...to]);
    expect((await run(['solve', '--check'], out)).code, out).toBe(0);
    expect((await run(['solve', '--to', 'line'], out)).out).toContain(made.solution);
  }
});

test('cages cover the board, and an own rating is met', async () => {
  const wishes = ['--kinds', 'killer', '--cover', '--symmetry', 'rotate180', '--rating', '1.0-6.0', '--size', '4'];
  const ran = await run(['generate', ...wishes, '--seed', '1', '--json']);
  expect(ran.code).toBe(0);
  const [{ geometry, puzzle }] = objectsOf(ran.out) as [{ geometry: string; puzzle: string }];
  const rated = await run(['rate', '--columns', 'hardest', '--geometry', geometry], puzzle);
  expect(Number(rated.out.trim().split('\n').at(-1))).toBeLessThanOrEqual(6);
});

test.each([
  [['--kinds', 'killr'], 'Did you mean "killer"?'],
  [['--cover'], '--cover needs --kinds'],
  [['--kinds', 'thermo', '--cover'], 'Clues of the kind "thermo" cannot cover a board.'],
  [['--kinds', 'killer', '--minimal'], '--kinds and --minimal cannot go together'],
  [['--kinds', 'killer', '--size', '36'], 'Boards of more than 32 digits have no clues.'],
  [['--kinds', 'killer', '--rating', '20-30'], 'ratings on the board 9x9:3x3 go from 1.0'],
])('wishes for clues that make no sense are refused: %j', async (wishes, message) => {
  const ran = await run(['generate', '--seed', '1', ...wishes]);
  expect([ran.code, ran.out]).toEqual([2, '']);
  expect(ran.err).toContain(message);
});

test('what a format cannot hold is written as JSON, and too few givens are reported', async () => {
  const wishes = ['generate', '--kinds', 'even', '--size', '4', '--seed', '3', '--tries', '3'];
  const other = await run([...wishes, '--to', 'sdk']);
  expect([other.code, other.err]).toEqual([1, expect.stringContaining('it is written as JSON')]);
  expect(objectsOf(other.out)).toHaveLength(1);
  const few = await run([...wishes, '--givens', '0']);
  expect(few.err).toMatch(/No puzzle with 0 givens was found in 3 tries; the nearest has \d givens?\./);
});
