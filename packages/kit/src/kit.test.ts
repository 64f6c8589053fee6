import { puzzleOf } from '@pencilmark/core/format';
import { de } from '@pencilmark/core/languages/de';
import { describe, expect, test } from 'vitest';
import { draw, generate, hint, type PuzzleInput, rate, read, solve } from './index.ts';

const TEXT = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SOLUTION = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const rowsOf = (text: string): string[] => text.match(/.{9}/g)!;
const digitsOf = (text: string): number[] => Array.from(text, (character) => Number(character) || 0);

/** The same puzzle in every shape, each with its solution in that shape. */
const SHAPES: readonly (readonly [name: string, puzzle: PuzzleInput, solution: unknown])[] = [
  ['a text in one line', TEXT, SOLUTION],
  ['a text with zeros', TEXT.replaceAll('.', '0'), SOLUTION],
  ['a text with spaces', TEXT.replaceAll('.', ' '), SOLUTION],
  ['a line that ends', `${TEXT}\r\n`, `${SOLUTION}\r\n`],
  ['one row a line', rowsOf(TEXT).join('\n'), rowsOf(SOLUTION).join('\n')],
  ['indented rows', `\n  ${rowsOf(TEXT).join('\n  ')}\n`, `\n  ${rowsOf(SOLUTION).join('\n  ')}\n`],
  ['rows as texts', rowsOf(TEXT), rowsOf(SOLUTION)],
  ['rows as texts with spaces', rowsOf(TEXT.replaceAll('.', ' ')), rowsOf(SOLUTION)],
  ['rows of numbers', rowsOf(TEXT).map(digitsOf), rowsOf(SOLUTION).map(digitsOf)],
  [
    'rows of numbers and null',
    rowsOf(TEXT).map((row) => digitsOf(row).map((d) => d || null)),
    rowsOf(SOLUTION).map(digitsOf),
  ],
  ['rows of characters', rowsOf(TEXT).map((row) => [...row]), rowsOf(SOLUTION).map((row) => [...row])],
  ['a list of numbers', digitsOf(TEXT), digitsOf(SOLUTION)],
  ['a list of characters', [...TEXT], [...SOLUTION]],
  ['bytes', Uint8Array.from(digitsOf(TEXT)), Uint8Array.from(digitsOf(SOLUTION))],
  ['a puzzle of core', puzzleOf(TEXT), puzzleOf(SOLUTION)],
];

describe.each(SHAPES)('%s', (_name, puzzle, solution) => {
  test('is solved, and the solution has its shape', () => {
    expect(solve(puzzle)).toEqual(solution);
    expect(solve(puzzle, { limit: 2 })).toEqual([solution]);
  });
  test('is rated, told and drawn like the text', () => {
    expect(rate(puzzle)).toEqual(rate(TEXT));
    expect(hint(puzzle)).toEqual(hint(TEXT));
    expect(draw(puzzle)).toBe(draw(TEXT));
  });
});

test('bytes that are answered have a buffer of their own', () => {
  expect(solve(Uint8Array.from(digitsOf(TEXT)))?.buffer.byteLength).toBe(81);
});

describe('boards', () => {
  const hexadecimal = (solution: string | undefined): boolean => /^[0-9A-F]{256}$/.test(solution ?? '');
  test('of 16×16 keep their letters', () => {
    expect(hexadecimal(solve(`0123456789ABCDEF${'.'.repeat(240)}`))).toBe(true);
    expect(solve([['1', 'G'], ...Array(254).fill('.')].flat())?.[1]).toBe('G');
    expect(solve([['1', '16'], ...Array(254).fill('')].flat())?.[1]).toBe('16');
    expect(solve([1, 16, ...Array(254).fill(0)])?.[1]).toBe(16);
  });
  test('with more rules are named', () => {
    const [first = ''] = solve('.'.repeat(81), { geometry: '9x9:x', limit: 1 });
    expect(new Set(Array.from({ length: 9 }, (_, index) => first[index * 10])).size).toBe(9);
    expect(solve('1'.padEnd(25, '.'), { geometry: '5x5:jigsaw-1112211222333443344455555' })).toHaveLength(25);
  });
});

describe('a puzzle without exactly one solution', () => {
  test('none: there is nothing to give', () => {
    const wrong = `55${'.'.repeat(79)}`;
    expect([solve(wrong), solve(wrong, { limit: 2 }), rate(wrong), hint(wrong)]).toEqual([
      undefined,
      [],
      undefined,
      undefined,
    ]);
  });
  test('several: `limit` tells', () => {
    const open = '.'.repeat(16);
    expect([solve(open)?.length, solve(open, { limit: 300 }).length]).toEqual([16, 288]);
    expect([rate(open), hint(open)]).toEqual([undefined, undefined]);
  });
});

test('a rating tells how hard, and what is needed', () => {
  expect(rate(TEXT)).toEqual({
    difficulty: 'gentle',
    hardest: 1.2,
    work: 6,
    se: { er: 1.2, ep: 1.2, ed: 1.2 },
    hodoku: { level: 'Easy', score: 204 },
    techniques: { 'hidden-single': 30, 'full-house': 21 },
    hardestStep: { number: 1, technique: 'hidden-single' },
    solved: true,
  });
  expect(rate(TEXT, { hodoku: false })).toEqual({ ...rate(TEXT), hodoku: undefined });
  expect(rate('1.....2..3.....4')).not.toHaveProperty('se');
});

test('a hint gives more away with each sentence, in two languages', () => {
  const { name, where, what, full, step } = hint(TEXT)!;
  expect([name, where]).toEqual(['Hidden Single', 'Look at box 2.']);
  expect(what).toContain('Hidden Single');
  expect(full).toContain('r1c6 is 8');
  expect(step.placements).toEqual([{ cell: 5, digit: 8 }]);
  expect(hint(TEXT, { language: de })!.name).not.toBe(name);
});

describe('generated puzzles', () => {
  test.each([
    ['without wishes', { seed: 1 }],
    ['of another size', { seed: 1, size: 6 }],
    ['with diagonals', { seed: 1, geometry: '9x9:x' }],
    ['minimal and symmetric', { seed: 1, minimal: true, symmetry: 'rotate180' }],
    ['with so many givens', { seed: 1, givens: [28, 30] }],
    ['with a difficulty', { seed: 1, difficulty: 'tricky' }],
  ] as const)('%s have the one solution that is told', (_wish, options) => {
    const { puzzle, solution, givens, seed, reached } = generate(options);
    const board = 'geometry' in options ? { geometry: options.geometry } : {};
    expect(solve(puzzle, { ...board, limit: 2 })).toEqual([solution]);
    expect([seed, reached]).toEqual([1, true]);
    expect(puzzle.replaceAll('.', '')).toHaveLength(givens);
    if ('difficulty' in options) expect(rate(puzzle)!.difficulty).toBe(options.difficulty);
    expect(generate(options)).toEqual({ puzzle, solution, givens, seed, reached });
  });
  test('that were not found say so', () => {
    expect(generate({ seed: 1, givens: 17, maxTries: 1 }).reached).toBe(false);
  });
});

test('pictures show title, candidates and steps when these are wanted', () => {
  const plain = draw(TEXT);
  expect(plain).toMatch(/^<svg.*<\/svg>$/s);
  expect(draw(TEXT, { title: 'Six & seven' })).toContain('Six &amp; seven');
  expect(draw(TEXT, { candidates: true }).split('class="candidate"').length).toBeGreaterThan(100);
  expect(draw(TEXT, { step: hint(TEXT)!.step })).toContain('var(--');
  expect(draw(TEXT, { names: false }).length).toBeLessThan(plain.length);
  expect(draw(TEXT, { theme: 'dark' })).not.toBe(plain);
});

describe('other texts', () => {
  const IPUZ = JSON.stringify({
    version: 'http://ipuz.org/v2',
    kind: ['http://ipuz.org/sudoku#1'],
    dimensions: { width: 9, height: 9 },
    puzzle: rowsOf(TEXT).map(digitsOf),
  });
  const CAGES = JSON.stringify({
    size: 9,
    grid: rowsOf(TEXT).map((row) => digitsOf(row).map((value) => (value ? { value, given: true } : {}))),
    cage: [{ cells: ['R1C1', 'R1C2'], value: '8' }],
  });
  test('are read by `read`', async () =>
    expect(solve((await read(IPUZ)).givens)).toEqual(Uint8Array.from(digitsOf(SOLUTION))));
  test('whose rules cannot be held are refused, unless that is wanted', async () => {
    await expect(read(CAGES)).rejects.toThrow(/rules that its board cannot hold: drawn cages/);
    expect(solve(await read(CAGES, { ignoreRules: true }))).toEqual(puzzleOf(SOLUTION));
  });
  test.each([
    ['solve', solve],
    ['rate', rate],
    ['hint', hint],
    ['draw', draw],
  ])('%s says that `read` reads them', (_name, ask) => {
    expect(() => ask(IPUZ)).toThrow('Other texts are read by `await read(text)`');
  });
});
