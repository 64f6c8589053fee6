import { type Code, type JudgedTask, makeTask, type Sort, USUAL_LIMITS } from '@pencilmark/arena';
import { exactCover, referee, SOLVERS, singles } from '@pencilmark/core/solve';
import { describe, expect, test } from 'vitest';
import { NO_LINUX, NO_UNIX } from '../../../../scripts/systems.mjs';
import type { Entry } from './entry.ts';
import { playLeg } from './leg.ts';
import { CHEATS, processesWithWord, rareWord } from './testing.ts';

const MAKERS = { solvers: SOLVERS, referee: referee(singles, exactCover) };

const program = (...words: string[]): Entry => ({
  name: words[0]!,
  command: [process.execPath, CHEATS, ...words],
  folder: process.cwd(),
});

/** Tasks of one puzzle each on the 4×4 board. */
const tasksOf = (sorts: readonly Sort[], ms: number): JudgedTask[] =>
  sorts.map((sort, index) => {
    const task = makeTask({ board: '4x4:2x2', sorts: [sort], limit: 2, ms, seed: index }, MAKERS);
    return { ...task, message: { ...task.message, id: `task-${index}` } };
  });

const LIMITS = { ...USUAL_LIMITS, lineBytes: 50_000, memoryBytes: 200 * 2 ** 20, processes: 4, startMs: 5000 };

/** The codes that a program gets for some puzzles, one a task. */
async function played(entry: Entry, sorts: readonly Sort[], ms = 5000, limits = LIMITS) {
  const tasks = tasksOf(sorts, ms);
  const { results } = await playLeg({ entry, limits, tasks, warmUp: [], earlier: [] });
  return { codes: results.map(({ code }) => code), text: results[0]!.text, results };
}

test('an honest program is right about every sort of puzzle, and its time is measured', async () => {
  const { codes, results } = await played(program('honest'), ['proper', 'none', 'several', 'easy']);
  expect(codes).toEqual(['right', 'right', 'right', 'right']);
  for (const { ms, cpuMs } of results) {
    expect(ms).toBeGreaterThanOrEqual(0);
    if (!NO_LINUX) expect(cpuMs).toBeGreaterThan(0);
  }
});

describe('a bad program gets its own code, and is out of the round', () => {
  test.each<[string, Sort, Code, RegExp]>([
    ['dies', 'proper', 'ended', /exit code 3: no more ideas/],
    ['crashes', 'proper', 'ended', NO_UNIX ? /exit code/ : /signal SIGSEGV/],
    ['other', 'proper', 'id', /for "task-0x"/],
    ['json', 'proper', 'json', /This is no JSON: .*solved: 1234/],
    ['message', 'proper', 'message', /solutions must be array/],
    ['chatty', 'proper', 'unasked', /./],
    ['line', 'proper', 'line', /more than 50000 bytes/],
    ['stderr', 'proper', 'stderr', /More than 10000 bytes/],
    ['shape', 'proper', 'shape', /0 lists/],
    ['letters', 'proper', 'shape', /no digit/],
    ['house', 'proper', 'house', /every digit once/],
    ['givens', 'proper', 'givens', /was given/],
    ['twice', 'several', 'twice', /twice/],
    ['lazy', 'several', 'count', /listed: 1, expected: 2/],
    ['eager', 'none', 'givens', /./],
    ['shy', 'proper', 'start', /No hello came in time/],
  ])('%s', async (name, sort, code, says) => {
    const limits = name === 'shy' ? { ...LIMITS, startMs: 300 } : LIMITS;
    const { codes, text } = await played(program(name), [sort, 'proper'], 5000, limits);
    expect({ codes, text }).toEqual({ codes: [code, 'out'], text: expect.stringMatching(says) });
  });

  test('a second answer to the same task is noticed before the next', async () =>
    expect((await played(program('twiceSaid'), ['proper', 'proper', 'proper'])).codes).toEqual([
      'right',
      'unasked',
      'out',
    ]));
});

describe('the third strike ends the round', () => {
  const four: readonly Sort[] = ['easy', 'easy', 'easy', 'easy'];
  test.each<[string, number, Code[]]>([
    ['silent', 0, ['missed', 'missed', 'missed', 'out']],
    ['late', 5000, ['late', 'late', 'late', 'out']],
    ['busy', 5000, NO_LINUX ? ['missed', 'missed', 'missed', 'out'] : ['cpu', 'cpu', 'cpu', 'out']],
  ])('%s', async (name, lateMs, codes) => {
    const { results } = await played(program(name), four, 100, { ...LIMITS, lateMs });
    expect(results.map(({ code }) => code)).toEqual(codes);
  });
});

describe.skipIf(NO_LINUX)('what only the kernel of Linux tells', () => {
  test('memory is bounded', async () => {
    const { codes, text } = await played(program('memory'), ['easy', 'easy']);
    expect({ codes, text }).toEqual({ codes: ['memory', 'out'], text: 'More than 200 MB of memory.' });
  });

  test('processes are bounded, and none is left, not even those that left the group', async () => {
    const seconds = rareWord();
    const { codes, text } = await played(program('forks', seconds), ['easy', 'easy']);
    expect({ codes, text }).toEqual({ codes: ['processes', 'out'], text: expect.stringMatching(/4 are allowed/) });
    expect(processesWithWord(seconds)).toEqual([]);
  });

  test('a few children that outlive their program are ended with it', async () => {
    const seconds = rareWord();
    const limits = { ...LIMITS, processes: 20 };
    const { codes } = await played(program('forks', seconds), ['easy'], 200, limits);
    expect(codes).toEqual(['missed']);
    expect(processesWithWord(seconds)).toEqual([]);
  });
});

test('a program that wants the table receives it, and no other does', async () => {
  const row = { rank: 1, entry: 'one', par2: 1, first: 0, right: 1, tasks: 1 };
  const table = { t: 'table' as const, round: 'one', rows: [row, row, row] };
  const tasks = tasksOf(['easy'], 5000);
  const plan = { limits: LIMITS, tasks, warmUp: [], earlier: [], table };
  const [honest, curious] = [program('honest'), program('curious')];
  expect((await playLeg({ ...plan, entry: honest })).results).toMatchObject([{ code: 'right' }]);
  const ended = { code: 'ended', text: expect.stringContaining('exit code 3') };
  expect((await playLeg({ ...plan, entry: curious })).results).toMatchObject([ended]);
});

test('a program that cannot be started is reported', async () => {
  const entry = { name: 'none', command: ['/nowhere/at/all'], folder: process.cwd() };
  expect(await played(entry, ['easy'])).toMatchObject({ codes: ['start'] });
});

test('words of a command are read by no shell', async () => {
  const entry = { ...program('honest'), command: [...program('honest').command, '; exit 5', '$(exit 5)', '*'] };
  expect((await played(entry, ['easy'])).codes).toEqual(['right']);
});
