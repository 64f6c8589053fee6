import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COMMAND, objectsOf, run } from './testing.ts';

// The example of the Wikipedia article on Sudoku.
const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SOLUTION = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
// Its solution without four cells, in which 6 and 7 can be swapped.
const TWO = '534..8912672195348198342567859..1423426853791713924856961537284287419635345286179';
const NONE = `55${PUZZLE.slice(2)}`;
// From our generator. Solvers that only try and propagate do not finish it.
const HARD_25 =
  '.3H.K.5....N.PA7.6..8.1J...6..N....G...B..K.E.H.CP...P.B9...6...8.OC.G5I7.MCE9..............81HAK..NN..J......1........5.....' +
  '...F2IDA...BC..5..7O.6...GM....8P...L.6E...HD....4...5...6MG8...1.3...JC..77...9J4B..MF.N.1.E.8.....4..1.....9..52O.LGCA.FPM8' +
  '52D...LM..3I48....OPHJC......7EH.JDK.NOPA65B.1428.J4NO.23...BC..H.E.LM...K..I.M.C.5OP.E6.....J..N..9...E..7F4.J921.D..K.LMG..' +
  '....J6.L...O8.D4.N...39.H..2N.5A..8.31LFO...K.B..G..F.OHC..NP..E26...3.LK7.3...6P.O.2IGAH....9.4.8NEI...D...7M.6.4N..BE.F.A..' +
  '..1AB.PNH.L..53.F.....I4.2O.H.LK.B.F1J.M.5.I.68.AD...D...8.IHKP....3.1N9..F.J.4...G..N8.D..BLM7O1...6GC...F..7.A..4.H.NJ....B';

/** A puzzle with a blank in each row. The rows of its solution are shifts of one row. */
function shifted(height: number, width: number): string {
  const digits = '123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ0'.slice(0, height * width);
  const rows = [...digits].map((_, row) => {
    const shift = width * (row % height) + Math.floor(row / height);
    return (digits.slice(shift) + digits.slice(0, shift)).split('').with(row, '.').join('');
  });
  return rows.join('');
}

const boardOf = (line: string): string => `${line.match(/.{9}/g)!.join('\n')}\n`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pencilmark-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('solve', () => {
  test('answers lines in their own alphabet, files and standard input in order', async () => {
    writeFileSync(join(folder, 'one.txt'), PUZZLE);
    const ran = await run(['solve', 'one.txt', '-'], `1...\n..2.\n.3..\n...4\n\n${'.'.repeat(16)}\nD...B...........`, {
      cwd: folder,
    });
    expect(ran).toMatchObject({ code: 0, err: '' });
    const [first, ...rest] = ran.out.split('\n');
    expect(first).toBe(SOLUTION);
    expect(rest.slice(0, 6).map((line) => line.length)).toEqual([0, 4, 4, 4, 4, 0]);
    expect(rest[6]).toMatch(/^[1-4]{16}$/);
    expect(rest[7]).toMatch(/^D[A-D]{15}$/);
  });

  test('answers rows with rows, and in another format with --to', async () => {
    const rows = await run(['solve'], boardOf(PUZZLE));
    expect(rows).toEqual({ code: 0, out: boardOf(SOLUTION), err: '' });
    const lines = await run(['solve', '--to', 'line'], boardOf(PUZZLE));
    expect(lines.out).toBe(`${SOLUTION}\n`);
    const drawn = await run(['solve', '--to', 'drawn'], `${PUZZLE}\n${PUZZLE}\n`);
    expect((await run(['convert', '--to', 'line'], drawn.out)).out).toBe(`${SOLUTION}\n${SOLUTION}\n`);
  });

  test('as JSON', async () => {
    const ran = await run(['solve', '--json', '--limit', '3'], `${PUZZLE}\n${PUZZLE.slice(1)}\n${TWO}\n${NONE}\n`);
    expect(ran.code).toBe(2);
    const [one, wrong, two, none] = objectsOf(ran.out);
    expect(one).toEqual({
      puzzle: PUZZLE,
      geometry: '9x9:3x3',
      count: 1,
      solutions: [SOLUTION],
      calls: expect.any(Number),
      guesses: expect.any(Number),
      stopped: 'exhausted',
      ms: expect.any(Number),
      solver: expect.any(String),
    });
    expect(Object.keys(one!).slice(0, 4)).toEqual(['puzzle', 'geometry', 'count', 'solutions']);
    expect(wrong).toEqual({
      error: { code: 'length', line: 2, column: 1, message: expect.stringContaining('80') },
      line: 2,
    });
    expect(two).toMatchObject({ count: 2, solutions: [expect.any(String), expect.any(String)] });
    expect(none).toMatchObject({ count: 0, solutions: [] });
  });

  test.each([
    [
      'the passes of a solver that thinks in passes',
      ['--solver', 'naked-singles'],
      { singlesPerPass: expect.any(Array), solver: 'naked-singles' },
    ],
    ['the simplest solver', ['--solver', 'backtracking'], { calls: expect.any(Number), solver: 'backtracking' }],
    ['all solutions, written as they are found', ['--all'], { count: 1, solutions: [SOLUTION], stopped: 'exhausted' }],
    ['a count', ['--count'], { count: 1, solutions: [] }],
    ['two solvers', ['--check'], { count: 1, solutions: [SOLUTION], solver: 'referee' }],
    [
      'a budget of calls',
      ['--solver', 'backtracking', '--max-calls', '10'],
      { count: 0, calls: 10, stopped: 'budget' },
    ],
  ])('as JSON, with %s', async (_name, args, expected) => {
    const [answer] = objectsOf((await run(['solve', '--json', ...args], PUZZLE)).out);
    expect(answer).toMatchObject(expected);
  });

  test('--all, --count and --limit count solutions', async () => {
    const all = await run(['solve', '--all'], TWO);
    expect(new Set(all.out.trim().split('\n')).size).toBe(2);
    expect(await run(['solve', '--count'], `${TWO}\n${'.'.repeat(16)}\n${NONE}`)).toMatchObject({
      code: 1,
      out: '2\n288\n0\n',
    });
    expect((await run(['solve', '--count', '--limit', '5'], '.'.repeat(81))).out).toBe('5\n');
  });

  test('--stats writes the work to standard error', async () => {
    const ran = await run(['solve', '--stats', '--solver', 'backtracking'], PUZZLE);
    expect(ran.out).toBe(`${SOLUTION}\n`);
    expect(ran.err).toMatch(
      /^standard input:1: 1 solution, [\d ]+ calls, [\d ]+ guess(es)?, [\d.]+ ms, stopped: limit, backtracking\n1 puzzle, 1 solved/,
    );
  });

  test('large boards are answered', async () => {
    const ran = await run(['solve'], '.'.repeat(256));
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(ran.out).toMatch(/^[1-9A-G]{256}\n$/);
  });

  test('a board with many rules gets a solver that finishes', async () => {
    const ran = await run(['solve', '--json', '--geometry', '9x9:antiknight+antiking+x'], '.'.repeat(81));
    expect(ran).toMatchObject({ code: 1, err: 'standard input:1: No solution.\n' });
    expect(objectsOf(ran.out)[0]).toMatchObject({ count: 0, stopped: 'exhausted', solver: 'singles+sat' });
  });

  test.concurrent.each([
    [25, HARD_25],
    [32, shifted(4, 8)],
    [36, shifted(6, 6)],
  ])('--check knows boards of size %i', async (_size, puzzle) => {
    const ran = await run(['solve', '--check', '--json'], puzzle);
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(objectsOf(ran.out)[0]).toMatchObject({ count: 1, solver: 'referee' });
  });

  test.concurrent.each(['singles+sat', 'sat', 'exact-cover'])('--check asks another solver than %s', async (solver) => {
    const args = ['solve', '--check', '--json', '--geometry', '8x8:x', '--limit', '2', '--solver', solver];
    expect(objectsOf((await run(args, '.'.repeat(64))).out)[0]).toMatchObject({ count: 2, solver: 'referee' });
  });

  test('other rules by --geometry', async () => {
    const [answer] = objectsOf((await run(['solve', '--json', '--geometry', '9x9:x'], '.'.repeat(81))).out);
    expect(answer).toMatchObject({ geometry: '9x9:x', count: 1 });
    const diagonal = [0, 10, 20, 30, 40, 50, 60, 70, 80].map(
      (cell) => (answer as { solutions: string[] }).solutions[0]![cell],
    );
    expect(new Set(diagonal).size).toBe(9);
  });
});

describe('check', () => {
  test('writes one line for each puzzle', async () => {
    const ran = await run(['check'], `${PUZZLE}\n${TWO}\n${NONE}\n`);
    expect(ran.code).toBe(1);
    const [proper, several, one, other, conflict] = ran.out.split('\n');
    expect(proper).toMatch(/^proper {4}30 givens {3}(not )?minimal +standard input:1$/);
    expect(several).toMatch(/^several {3}77 givens +standard input:2$/);
    expect([one, other].sort()).toEqual([`  ${SOLUTION}`, `  ${SOLUTION.replace('678', '768').replace('761', '671')}`]);
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
});

describe('generate', () => {
  test.each([
    [
      ['--technique', 'x-wing', '--without', 'x-wing'],
      '--technique x-wing and --without x-wing contradict each other.',
    ],
    [['--rating', '20-30'], '--rating 20-30: ratings on the board 9x9:3x3 go from 1.0 to 10.4.'],
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
    const [small] = objectsOf(
      (await run(['generate', '--size', '6', '--givens', '12-14', '--seed', '1', '--json'])).out,
    );
    expect([12, 13, 14]).toContain((small as { givens: number }).givens);
  });

  test('a random seed is told, so that the run can be repeated', async () => {
    const ran = await run(['generate']);
    const seed = /^seed (\d+)\n$/.exec(ran.err)![1]!;
    expect((await run(['generate', '--seed', seed])).out).toBe(ran.out);
  });

  test('says when a wish is not met', async () => {
    const ran = await run(['generate', '--givens', '5', '--seed', '1']);
    expect(ran).toMatchObject({ code: 1, err: expect.stringContaining('seed 1: No puzzle with 5 givens') });
  });

  test('says which wish is not met, and in JSON that one is not', async () => {
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
});

describe('convert, canonical, compare, list, completion', () => {
  test('every format that can hold a puzzle gives it back', async () => {
    const formats = objectsOf((await run(['list', 'formats', '--json'])).out) as { name: string }[];
    const back = await Promise.all(
      formats.map(async ({ name }) => {
        const there = await run(['convert', '--to', name], PUZZLE);
        return there.code === 0
          ? (await run(['convert', '--from', name, '--to', 'line', '--blank', '.'], there.out)).out.trim()
          : there.err;
      }),
    );
    back.forEach((text, index) => {
      expect([formats[index]!.name, text]).toEqual([
        formats[index]!.name,
        text.includes('cannot hold') ? text : PUZZLE,
      ]);
    });
  });

  test('a solution in a table has a column of its own', async () => {
    const ran = await run(['solve', '--to', 'csv'], `${PUZZLE}\n${PUZZLE}\n`);
    expect(ran.out).toBe(`puzzle,solution\n${PUZZLE},${SOLUTION}\n${PUZZLE},${SOLUTION}\n`);
  });

  test('convert keeps title, author and rules where the format has a place for them, in threads too', async () => {
    const about = { title: 'Two words', author: 'Ada', rules: 'Normal rules apply.' };
    const told = JSON.stringify({ geometry: '9x9', givens: PUZZLE, ...about });
    for (const threads of [[], ['--threads', '1']]) {
      const link = await run(['convert', '--to', 'fpuzzles', ...threads], told);
      expect(link).toMatchObject({ code: 0, err: expect.not.stringContaining('Left out') });
      const back = await run(['convert', '--to', 'json', ...threads], link.out);
      expect(objectsOf(back.out)).toMatchObject([{ givens: PUZZLE, ...about }]);
    }
    const line = await run(['convert', '--to', 'line'], told);
    expect(line.err.match(/(?<=Left out: ).*(?=\.)/g)).toEqual(['title', 'author', 'rules']);
    const sdk = await run(['convert', '--to', 'sdk'], told);
    expect(sdk).toMatchObject({ code: 0, out: expect.stringContaining('#AAda\n#DTwo words\n') });
    expect(sdk.err.match(/(?<=Left out: ).*(?=\.)/g)).toEqual(['rules']);
  });

  test('solutions stand in a column of their own in csv', async () => {
    const { out } = await run(['solve', '--to', 'csv'], PUZZLE);
    expect(out).toBe(`puzzle,solution\n${PUZZLE},${SOLUTION}\n`);
  });

  test('convert writes other blanks and digits, and refuses what does not fit', async () => {
    expect((await run(['convert', '--blank', '0', '--digits', 'A-I'], PUZZLE)).out).toBe(
      `${PUZZLE.replaceAll('.', '0').replaceAll(/[1-9]/g, (digit) => 'ABCDEFGHI'[Number(digit) - 1]!)}\n`,
    );
    expect(await run(['convert', '--blank', 'X', '--digits', 'R-Z'], PUZZLE)).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('"X" cannot be both'),
    });
    expect((await run(['convert', '--to', 'csv'], `${PUZZLE}\n${PUZZLE}\n`)).out).toBe(
      `puzzle\n${PUZZLE}\n${PUZZLE}\n`,
    );
    expect(await run(['convert', '--to', 'sdk'], '.'.repeat(256))).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('"sdk" cannot hold'),
    });
  });

  test('canonical is the same for equivalent puzzles', async () => {
    const turned = [...PUZZLE].toReversed().join('').replaceAll('5', 'x').replaceAll('3', '5').replaceAll('x', '3');
    const ran = await run(['canonical', '--json'], `${PUZZLE}\n${turned}\n`);
    const [one, other] = objectsOf(ran.out);
    expect(one).toEqual({
      puzzle: PUZZLE,
      canonical: expect.stringMatching(/^[.1-9]{81}$/),
      automorphisms: expect.any(Number),
    });
    expect(other!.canonical).toBe(one!.canonical);
    expect((await run(['canonical'], PUZZLE)).out).toBe(`${one!.canonical}\n`);
  });

  test('compare puts solvers side by side', async () => {
    const args = ['compare', '--solvers', 'backtracking,singles', '--limit', '2'];
    const { code, out } = await run(args, `${PUZZLE}\n${TWO}\n`);
    expect(code).toBe(0);
    const rows = out.trimEnd().split('\n');
    expect(rows[0]!.trim().split(/ +/)).toEqual(['backtracking', 'singles']);
    expect(rows[1]!.trim().split(/ +/)).toEqual([
      'puzzle',
      'givens',
      'calls',
      'guesses',
      'time',
      'calls',
      'guesses',
      'time',
      'speed',
    ]);
    expect(rows.slice(2).map((row) => row.trim().split(/ +/)[0])).toEqual(['1', '2', 'all']);
    const [first] = objectsOf((await run([...args, '--json'], PUZZLE)).out) as { runs: object[] }[];
    expect(first!.runs).toEqual([
      {
        solver: 'backtracking',
        calls: expect.any(Number),
        guesses: expect.any(Number),
        ms: expect.any(Number),
        stopped: 'exhausted',
        speed: 1,
      },
      {
        solver: 'singles',
        calls: expect.any(Number),
        guesses: expect.any(Number),
        ms: expect.any(Number),
        stopped: 'exhausted',
        speed: expect.any(Number),
      },
    ]);
  });

  test('compare stops a solver that takes too long, and leaves out one for other boards', async () => {
    const { code, out } = await run(
      ['compare', '--solvers', 'backtracking,bands', '--max-calls', '50'],
      '.'.repeat(256),
    );
    expect(out).toContain('> stopped by --max-calls');
    expect(out).toContain('– not for this board');
    expect(code).toBe(1);
  });

  test('the code of techniques is loaded only when it is needed', () => {
    const start = readFileSync(new URL('../dist/start.js', import.meta.url), 'utf8');
    expect(start).toMatch(/^import .*chunks/m);
    expect(start).not.toMatch(/^import .*TECHNIQUES/m);
  });

  test('list, version, help', async () => {
    expect((await run(['list', 'solvers'])).out).toMatch(/^backtracking +watch /m);
    const layouts = objectsOf((await run(['list', 'layouts', '--json'])).out).map(({ name }) => name);
    expect(layouts).toEqual(['2x3', 'jigsaw-MAP', 'x', 'windows', 'disjoint', 'antiknight', 'antiking']);
    const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
      version: string;
    };
    expect(await run(['--version'])).toEqual({ code: 0, out: `${version}\n`, err: '' });
    expect(await run(['help', 'solve'])).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringContaining('--max-calls'),
    });
    expect(await run([])).toMatchObject({ code: 2, out: '', err: expect.stringContaining('Commands:') });
  });

  test('the bash completion is a script that completes', async () => {
    const { out } = await run(['completion', 'bash']);
    const complete = (...words: string[]): Promise<string> =>
      new Promise((resolve) => {
        const script = `${out}\nCOMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length - 1}; _pencilmark; echo "\${COMPREPLY[*]}"`;
        const shell = spawn('bash', ['-c', script], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
        shell.stdout.setEncoding('utf8').on('data', resolve);
      });
    expect(await complete('pencilmark', 'so')).toBe('solve\n');
    expect(await complete('pencilmark', 'solve', '--solver', 'back')).toBe('backtracking\n');
    expect(await complete('pencilmark', 'list', 'la')).toBe('layouts\n');
    writeFileSync(join(folder, 'frames-of-yesterday'), '');
    expect(await complete('pencilmark', 'watch', '--frames', 'frames-')).toBe('frames-of-yesterday\n');
  });
});

describe('watch', () => {
  test('--frames writes a head and every event', async () => {
    const ran = await run(['watch', '--frames', '-'], PUZZLE);
    const [head, ...events] = objectsOf(ran.out);
    expect(head).toEqual({
      puzzle: PUZZLE,
      geometry: '9x9:3x3',
      solver: 'backtracking',
      events: events.length,
      cut: false,
    });
    expect(events[0]).toEqual({ kind: 'call', depth: 0 });
    expect(events.at(-1)).toMatchObject({ kind: 'solution' });
    await run(['watch', '--frames', 'events.jsonl'], PUZZLE, { cwd: folder });
    expect(readFileSync(join(folder, 'events.jsonl'), 'utf8')).toBe(ran.out);
  });

  test('shows the end of the search when there is no terminal', async () => {
    const ran = await run(['watch', '--solver', 'singles'], PUZZLE);
    expect(ran).toMatchObject({ code: 0, err: expect.stringContaining('Not a terminal') });
    expect(ran.out.replaceAll(/[^1-9\n]/g, '')).toContain(SOLUTION.match(/.{9}/g)!.slice(0, 3).join('\n'));
    expect(ran.out).not.toContain('\x1b');
  });
});

describe('files and pipes', () => {
  test('a source that cannot be read has its JSON object', async () => {
    const { code, out } = await run(['solve', '--json', 'nowhere.txt', '-'], '\n');
    expect(code).toBe(2);
    expect(objectsOf(out)).toEqual([
      { error: { code: 'file', line: 1, column: 1, message: 'nowhere.txt: There is no such file.' }, line: 1 },
      { error: { code: 'empty', line: 1, column: 1, message: 'No puzzle found.' }, line: 1 },
    ]);
  });

  test('a folder as standard input', async () => {
    const descriptor = openSync(folder, 'r');
    const child = spawn(process.execPath, [COMMAND, 'solve'], {
      stdio: [descriptor, 'ignore', 'pipe'],
      timeout: 20_000,
    });
    closeSync(descriptor);
    let err = '';
    child.stderr!.setEncoding('utf8').on('data', (text: string) => (err += text));
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect({ code, err }).toEqual({ code: 2, err: 'standard input: This is a folder; give the files in it.\n' });
  });

  test('a closed pipe ends quietly', async () => {
    const lines = `${PUZZLE}\n`.repeat(50_000);
    const child = spawn(process.execPath, [COMMAND, 'solve'], { timeout: 20_000 });
    let err = '';
    child.stderr.on('data', (text: Buffer) => {
      err += text;
    });
    child.stdin.on('error', () => {});
    child.stdin.end(lines);
    child.stdout.once('data', () => child.stdout.destroy());
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect({ code, err }).toEqual({ code: 0, err: '' });
  });

  test('answers are written before the command waits for more input', async () => {
    const child = spawn(process.execPath, [COMMAND, 'solve'], { timeout: 20_000, stdio: ['pipe', 'pipe', 'inherit'] });
    child.stdin.write(`${PUZZLE}\n`);
    const first = await new Promise((resolve) => child.stdout.setEncoding('utf8').once('data', resolve));
    expect(first).toBe(`${SOLUTION}\n`);
    child.stdin.end();
  });
});
