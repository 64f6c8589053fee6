import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGE_CODES } from '@pencilmark/core/human/language';
import { afterAll, describe, expect, test } from 'vitest';
import { objectsOf, run } from './testing.ts';

const PUZZLE = '.45.1...8....8......9..42..5...........143...6..5.7....7.6...1...1.25.6.8......3.';
const SEVERAL = `1${'.'.repeat(80)}`;
const NONE = `11${'.'.repeat(79)}`;
const FINISHED = '123456789456789123789123456231674895875912364694538217317265948542897631968341572';

const folder = mkdtempSync(join(tmpdir(), 'pencilmark-human-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe.each(['rate', 'hint', 'explain', 'steps', 'steps --technique hidden-single --all'])('%s', (line) => {
  const args = line.split(' ');

  test('answers at once what has no answer, each with its line', async () => {
    const lines = [
      [NONE, 'No solution: the givens of r1c1 r1c2 are in conflict.'],
      [FINISHED, 'Every cell is filled: nothing is left to do.'],
      ['hello', 'cell'],
    ] as const;
    const input = lines.map(([puzzle]) => puzzle).join('\n');
    const [{ code, out, err }, json] = await Promise.all([run(args, input), run([...args, '--json'], input)]);
    expect([code, out]).toEqual([2, '']);
    expect(err.trimEnd().split('\n')).toEqual(
      lines.map(([, says], index) => expect.stringMatching(new RegExp(`^standard input:${index + 1}:.*${says}`))),
    );
    expect(objectsOf(json.out)).toMatchObject(
      lines.map(([, says], index) => ({ error: { message: expect.stringContaining(says) }, line: index + 1 })),
    );
  });

  test('gives the same answers in threads', { tags: ['whole'] }, async () => {
    const file = join(folder, 'four.txt');
    writeFileSync(file, `${PUZZLE}\n${SEVERAL}\n${NONE}\n${PUZZLE}\n`);
    for (const json of [[], ['--json']]) {
      const here = await run([...args, ...json, file]);
      const bulk = await run([...args, ...json, file, '--threads', '2']);
      expect(bulk.out).toBe(here.out);
      expect(bulk.code).toBe(here.code);
    }
  });
});

test.each(['rate', 'hint', 'explain'])('%s refuses a puzzle with several solutions', async (command) => {
  const { code, out, err } = await run([command], SEVERAL);
  expect([code, out]).toEqual([1, '']);
  expect(err).toMatch(/Several solutions: r\dc\d may be \d or \d\./);
});

test.each(['rate', 'hint', 'explain', 'steps'])(
  '%s does not report the other parts of a library line as left out',
  async (command) => {
    expect((await run([command], `:0300:1:${PUZZLE.replace('.', '+8')}::812::`)).err).not.toMatch(/Left out/);
  },
);

test('on wish a hint tells the fewest houses from which the step follows', async () => {
  const full = (await run(['hint', '--level', 'full'], PUZZLE)).out;
  const { code, out } = await run(['hint', '--reason'], PUZZLE);
  expect([code, out.startsWith(full)]).toEqual([0, true]);
  const text = out.slice(full.length).trim();
  const [, house] = text.match(/^This follows from (\w+ \d) alone\.$/)!;
  const { level, reason } = JSON.parse((await run(['hint', '--reason', '--json'], PUZZLE)).out);
  expect({ level, reason }).toEqual({ level: 'full', reason: { houses: [house], size: 1, isShortest: true, text } });
  expect(JSON.parse((await run(['hint', '--json'], PUZZLE)).out)).not.toHaveProperty('reason');
});

test('a hint has three levels: where to look, which technique, and the whole step', async () => {
  const ran = await Promise.all(['where', 'technique', 'full'].map((level) => run(['hint', '--level', level], PUZZLE)));
  expect(ran.map(({ out }) => out)).toEqual([
    'Look at box 1.\n',
    'Look at box 1: there is a step of the technique “Hidden Single”.\n',
    '8 has only one place left in box 1: r3c2. Every other cell there is filled, sees 8 already, or has had it ruled out. So r3c2 is 8.\n',
  ]);
});

test.each([
  // r3c2 belongs to 8.
  [`:0000:x:${PUZZLE.slice(0, 19)}+3${PUZZLE.slice(20)}::::`, 'Wrong: r3c2=3.'],
  [`:0000:x:${PUZZLE}:832:::`, 'Ruled out by mistake: r3c2<>8.'],
])('a hint tells a mistake first: %s', async (line, says) => {
  const { code, err } = await run(['hint'], line);
  expect(code).toBe(1);
  expect(err).toContain(says);
});

test('explain prints the steps to the end, from any step on, in every language', async () => {
  const whole = await run(['explain'], PUZZLE);
  expect(whole.code).toBe(0);
  const lines = whole.out.trimEnd().split('\n');
  expect(lines.at(-1)).toBe('Solved.');
  expect(lines[0]).toMatch(/^1\. Hidden Single: /);
  expect((await run(['explain', '--from', '55'], PUZZLE)).out.split('\n')[0]).toMatch(/^55\. /);
  expect((await run(['explain', '--from', '55', '--language', 'de'], PUZZLE)).out).toMatch(/Also gehört/);
  expect((await run(['explain', '--from', '55', '--language', 'fr'], PUZZLE)).out).toMatch(/Donc \d va dans/);
  expect((await run(['explain', '--from', '55', '--language', 'ja'], PUZZLE)).out).toMatch(/だから.*です。/);
  const ends = { en: 'Solved.', de: 'Gelöst.', fr: 'Résolu.', ja: '解けました。' };
  for (const language of LANGUAGE_CODES) {
    const { code, out, err } = await run(['explain', '--from', '57', '--language', language], PUZZLE);
    expect({ code, last: out.split('\n').at(-2), err }).toEqual({ code: 0, last: ends[language], err: '' });
  }
  const [object] = objectsOf((await run(['explain', '--json', '--from', '55'], PUZZLE)).out);
  expect(object).toMatchObject({ puzzle: PUZZLE, end: 'solved', steps: [{ step: 55 }, {}, {}, {}] });
});

test('every step that a command prints can be drawn', async () => {
  const to = join(folder, 'pictures');
  const { code } = await run(['explain', '--from', '56', '--svg', to], `${PUZZLE}\n${PUZZLE}\n`);
  expect(code).toBe(0);
  expect(readdirSync(to)).toEqual([
    'line-2-step-056.svg',
    'line-2-step-057.svg',
    'line-2-step-058.svg',
    'step-056.svg',
    'step-057.svg',
    'step-058.svg',
  ]);
  expect(readFileSync(join(to, 'step-056.svg'), 'utf8')).toMatch(
    /^<svg [\s\S]*<title id="b-title">56\. Full House<\/title>[\s\S]*<\/svg>\n$/,
  );
  const file = join(folder, 'pictures', 'step-056.svg');
  expect((await run(['hint', '--svg', file], PUZZLE)).code).toBe(2);
});

test('steps reads the candidates that a position strikes out', async () => {
  const position = `:0000:x:${PUZZLE}:122 132:::`;
  const find = (text: string) => run(['steps', '--technique', 'pointing', '--all', '--json'], text);
  const [plain, ruledOut] = await Promise.all([find(PUZZLE), find(position)]);
  expect(ruledOut.out).not.toBe(plain.out);
  expect(objectsOf(plain.out)[0]).toEqual({
    puzzle: PUZZLE,
    technique: 'pointing',
    placements: [],
    eliminations: ['r2c2<>1', 'r3c2<>1'],
    text: expect.stringContaining('So 1 goes from r2c2 and r3c2.'),
  });
});

test('steps says what it does not find, and which technique does not exist', async () => {
  expect(await run(['steps', '--technique', 'hidden-quad'], PUZZLE)).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringContaining('No step of hidden-quad.'),
  });
  const { code, err } = await run(['steps', '--technique', 'x-wings'], PUZZLE);
  expect(code).toBe(2);
  expect(err).toContain('x-wing');
});

type RatedRow = {
  readonly se: { readonly er: number };
  readonly hodoku: { readonly level: string; readonly score: number };
  readonly difficulty: string;
  readonly techniques: object;
};

describe('generate meets wishes about solving', () => {
  const made = async (...args: string[]) => {
    const { code, out } = await run(['generate', '--seed', '1', ...args]);
    const rated = await run(['rate', '--json'], out);
    return { code, rated: objectsOf(rated.out) as RatedRow[] };
  };

  test.each(['gentle', 'easy', 'moderate', 'tricky', 'hard', 'fiendish', 'extreme'])('%s', async (difficulty) => {
    const { code, rated } = await made('--count', '2', '--difficulty', difficulty);
    expect([code, ...rated.map((row) => row.difficulty)]).toEqual([0, difficulty, difficulty]);
  });

  test('with a rating, with a technique and without', async () => {
    const { rated } = await made(
      '--count',
      '2',
      '--rating',
      '3.0-4.2',
      '--technique',
      'x-wing',
      '--without',
      'naked-pair,claiming',
    );
    expect(rated.length).toBe(2);
    for (const { se, techniques } of rated) {
      expect(se.er).toBeGreaterThanOrEqual(3);
      expect(se.er).toBeLessThanOrEqual(4.2);
      expect(Object.keys(techniques)).toEqual(expect.arrayContaining(['x-wing']));
      expect(techniques).not.toHaveProperty('naked-pair');
      expect(techniques).not.toHaveProperty('claiming');
    }
  });

  test("with HoDoKu's level and score", async () => {
    const { rated } = await made('--count', '2', '--hodoku-level', 'hard', '--score', '500-1500');
    expect(rated.length).toBe(2);
    for (const { hodoku } of rated) {
      expect(hodoku.level).toBe('Hard');
      expect(hodoku.score).toBeGreaterThanOrEqual(500);
      expect(hodoku.score).toBeLessThanOrEqual(1500);
    }
  });

  test.each([
    [['--hodoku-level', 'hard', '--score', '1700-1800'], 2, 'puzzles of this level have a score of 1600 at most'],
    [['--hodoku-level', 'mild'], 2, 'medium'],
    [['--score', '500', '--size', '6'], 2, 'HoDoKu rates 9×9 boards only'],
    [['--score', '500-400'], 2, 'the smaller bound first'],
    [['--rating', '7.5', '--tries', '3'], 1, 'No puzzle as wished was found in 3 tries'],
    [['--rating', '7-6'], 2, 'the smaller bound first'],
    [['--difficulty', 'nasty'], 2, 'gentle'],
    [['--technique', 'x-wings'], 2, 'x-wing'],
    [['--size', '36', '--difficulty', 'easy'], 2, 'no rating'],
  ])('or says why it does not: %j', async (args, code, says) => {
    const answer = await run(['generate', '--seed', '1', ...args]);
    expect(answer.code).toBe(code);
    expect(answer.err).toContain(says);
  });
});

test('rate and explain both say that their paths differ', async () => {
  const puzzle = '.65.7...3..........4....98......2.4..7685..3.3..4....55.93.7.......2....134......';
  expect((await run(['explain'], puzzle)).out).toContain('Skyscraper');
  expect((await run(['rate'], puzzle)).out).not.toContain('Skyscraper');
  const help = async (command: string) => (await run([command, '--help'])).out.replaceAll(/\s+/g, ' ');
  expect(await help('rate')).toContain('The path that "pencilmark explain" tells has other techniques too');
  expect(await help('explain')).toContain('The path of "pencilmark rate" has fewer techniques');
});

test('a profile prints the steps that its rater takes', async () => {
  const named = (text: string) => [...text.matchAll(/^\d+\. ([^:]+)/gm)].map(([, name]) => name);
  const paths = await Promise.all(
    ['own', 'se', 'hodoku'].map(async (name) => named((await run(['explain', '--profile', name], PUZZLE)).out)),
  );
  expect(paths.map((path) => path.includes('Direct Hidden Pair'))).toEqual([false, true, false]);
  expect(paths[2]!.filter((name) => name === 'Pointing')).toHaveLength(4);
  const hinted = await run(['hint', '--profile', 'hodoku', '--level', 'technique'], PUZZLE);
  expect(hinted.out).toContain(paths[2]![0]!);
  const small = await run(['hint', '--profile', 'hodoku'], '1234341221434321'.replaceAll('2', '.'));
  expect([small.code, small.err]).toEqual([2, expect.stringContaining('The profile hodoku knows the board 9x9 only')]);
});

test('rate prints the numbers of Sudoku Explainer and HoDoKu, a difficulty and the techniques', async () => {
  expect((await run(['rate'], PUZZLE)).out).toBe(
    '2.6/1.2/1.2  tricky    HoDoKu Medium 538      needs: Direct Hidden Pair 3, Pointing 5  standard input:1\n',
  );
  const [object] = objectsOf((await run(['rate', '--json'], PUZZLE)).out);
  expect(object).toEqual({
    puzzle: PUZZLE,
    se: { er: 2.6, ep: 1.2, ed: 1.2 },
    hodoku: { level: 'Medium', score: 538 },
    difficulty: 'tricky',
    techniques: expect.objectContaining({ pointing: 5, 'direct-hidden-pair': 3 }),
    hardestStep: { number: 20, technique: 'pointing' },
    solved: true,
  });
  const small = objectsOf((await run(['rate', '--json'], '1234341221434321'.replaceAll('2', '.'))).out);
  expect(small).toMatchObject([{ pencilmark: { hardest: 1 }, difficulty: 'gentle', solved: true }]);
});

test('rate runs the raters that are named and no others', async () => {
  const said = async (...args: string[]) => objectsOf((await run(['rate', '--json', ...args], PUZZLE)).out)[0];
  const [first, other, both] = [await said('--raters', 'se'), await said('--raters', 'hodoku'), await said()];
  expect(Object.keys(first!)).toEqual(['puzzle', 'se', 'difficulty', 'techniques', 'hardestStep', 'solved']);
  expect(Object.keys(other!)).toEqual(['puzzle', 'hodoku', 'techniques', 'hardestStep', 'solved']);
  expect({ ...other, ...first }).toEqual(both);
  expect((await run(['rate', '--raters', 'hodoku'], PUZZLE)).out).toBe(
    'HoDoKu Medium 538      needs: Pointing 4  standard input:1\n',
  );
  const small = await run(['rate', '--raters', 'se,hodoku'], '1234341221434321'.replaceAll('2', '.'));
  expect([small.code, small.out]).toEqual([2, '']);
  expect(small.err).toContain('No rater out of se, hodoku knows boards such as 4x4');
});

test('rate writes columns, as text and as JSON, and draws histograms, in threads too', async () => {
  const file = join(folder, 'columns.txt');
  const output = join(folder, 'columns.tsv');
  writeFileSync(file, `${PUZZLE}\n${'1234341221434321'.replaceAll('2', '.')}\n`);
  const columns = 'er,hodoku-score,hardest,hardest-technique,hardest-step,work,backdoors,backdoor-cells,guesses';
  const args = ['rate', file, '--columns', columns, '--histogram'];
  const here = await run(args);
  expect(here.out).toBe('2.6\t538\t2.6\tpointing\t20\t20.4\t1\t17\t0\n-\t-\t1.0\tfull-house\t1\t0.0\t0\t0\t0\n');
  expect(here.err).toMatch(
    /^Hardest step:\n1\.0–1\.4 {2}1 {3}50\.0 % {2}█+\n(.*\n){2}2\.5–2\.9 {2}1 {3}50\.0 % {2}█+\n/,
  );
  expect(here.err).toMatch(/\ntricky +1 +50\.0 %/);
  const drawn = here.err.trimEnd();
  const chart = join(folder, 'chart.svg');
  expect((await run([...args, '--output', output, '--chart', chart])).err).toContain(drawn);
  expect(readFileSync(chart, 'utf8')).toContain('1 · 50.0 %');
  expect(readFileSync(output, 'utf8')).toBe(here.out);
  const json = objectsOf((await run([...args, '--json'])).out);
  expect(json.map((row) => Object.keys(row).join())).toEqual([columns, columns]);
  expect(json).toMatchObject([
    { er: 2.6, 'hodoku-score': 538, 'hardest-technique': 'pointing', backdoors: 1 },
    { er: null, 'hodoku-score': null, 'hardest-technique': 'full-house', backdoors: 0 },
  ]);
});

test('rate draws the hardest step of each puzzle', async () => {
  const to = join(folder, 'hardest');
  const { code, out } = await run(['rate', '--svg', to, '--columns', 'hardest-step'], `${PUZZLE}\n${PUZZLE}\n`);
  expect([code, out]).toEqual([0, '20\n20\n']);
  expect(readdirSync(to)).toEqual(['line-2-step-020.svg', 'step-020.svg']);
  expect(readFileSync(join(to, 'step-020.svg'), 'utf8')).toContain('20. Pointing');
  const output = (await run(['explain', '--profile', 'se', '--from', '20'], PUZZLE)).out;
  expect(output).toMatch(/^20\. Pointing: /);
  expect((await run(['rate', '--svg', to, '--threads', '2'], PUZZLE)).err).toContain('cannot go together');
});
