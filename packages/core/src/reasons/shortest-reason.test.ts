import { expect, test } from 'vitest';
import { isWhole, some } from '../../../../scripts/strength.mjs';
import { puzzleOf } from '../format/parse.ts';
import { generate } from '../generate/generate.ts';
import { boardOf } from '../geometry/clues.ts';
import type { Geometry } from '../geometry/geometry.ts';
import { houseName } from '../geometry/names.ts';
import { languageNamed } from '../human/languages.ts';
import { nextStep } from '../human/path.ts';
import { LANGUAGE_CODES } from '../languages/language.ts';
import { sentenceText } from '../languages/sentence.ts';
import { type Grid, gridOf } from '../puzzle/grid.ts';
import { isMet } from '../rules/demand.ts';
import { digitsOf } from '../sets/digits.ts';
import { type Deeds, type Ground, groundsOf } from './reason-board.ts';
import { reasonParts } from './reason-parts.ts';
import { shortestReason } from './shortest-reason.ts';

/** Whether a step follows from grounds: all ways to fill their cells are tried, cell by cell. */
function follows(grid: Grid, deeds: Deeds, grounds: readonly Ground[]): boolean {
  const demands = grounds.flatMap((ground) => ground.demands);
  const wrong = [
    ...deeds.placements.map(
      ({ cell, digit }) =>
        (digits: number[]) =>
          digits[cell] !== digit,
    ),
    ...deeds.eliminations.map(
      ({ cell, digit }) =>
        (digits: number[]) =>
          digits[cell] === digit,
    ),
  ];
  const touched = [...deeds.placements, ...deeds.eliminations].map(({ cell }) => cell);
  const cells = [...new Set([...touched, ...demands.flatMap((demand) => demand.cells)])];
  const digits: number[] = Array.from(grid.digits);
  const isWrong = (index: number): boolean => {
    if (index === cells.length)
      return wrong.some((test) => test(digits)) && demands.every((demand) => isMet(demand, digits));
    const cell = cells[index]!;
    if (grid.digits[cell] !== 0) return isWrong(index + 1);
    for (const digit of digitsOf(grid.candidates[cell]!)) {
      digits[cell] = digit;
      const isTwice = demands.some(
        ({ kind, cells: own }) =>
          kind === 'house' && own.includes(cell) && own.some((other) => other !== cell && digits[other] === digit),
      );
      const isFound = !isTwice && isWrong(index + 1);
      digits[cell] = 0;
      if (isFound) return true;
    }
    return false;
  };
  return !isWrong(0);
}

/** All sets of so many things. */
function* setsOf<Thing>(things: readonly Thing[], size: number): Generator<readonly Thing[]> {
  if (size === 0) yield [];
  else
    for (const [index, first] of things.entries())
      for (const rest of setsOf(things.slice(index + 1), size - 1)) yield [first, ...rest];
}

function fewest(grid: Grid, deeds: Deeds): number {
  const grounds = groundsOf(grid.geometry);
  for (let size = 0; ; size++) for (const set of setsOf(grounds, size)) if (follows(grid, deeds, set)) return size;
}

/** Of the claims on a board, one of so many is tried. */
const ONE_OF = isWhole ? 1 : 3;

/** Candidates of a puzzle that are false, and its solution as what is to be placed. */
function claimsOn(geometry: Geometry, seed: number): { readonly grid: Grid; readonly claims: readonly Deeds[] } {
  const { puzzle, solution } = generate({ geometry, seed, minimal: true });
  const grid = gridOf(puzzle);
  const claims = geometry.cells
    .filter((cell) => grid.digits[cell] === 0)
    .flatMap((cell) =>
      digitsOf(grid.candidates[cell]!).map(
        (digit): Deeds =>
          digit === solution[cell]
            ? { placements: [{ cell, digit }], eliminations: [] }
            : { placements: [], eliminations: [{ cell, digit }] },
      ),
    );
  return { grid, claims };
}

test.each(
  some([
    ['4x4', 12],
    ['4x4:x', 14],
    ['4x4:antiknight', 13],
    ['4x4:killer_5:r1c1-2', 13],
    ['4x4:thermo_r1c1-4', 13],
    ['4x4:thermo_r1c1-3_r4c1-3', 14],
    ['5x5', 10],
  ] as const),
)('%s: as few as when all sets of houses and clues are tried', (id, grounds) => {
  const geometry = boardOf(id);
  const sizes = new Set<number>();
  expect(groundsOf(geometry).length).toBe(grounds);
  const demands = groundsOf(geometry).flatMap(({ numbers }) => numbers);
  expect(demands).toEqual([...geometry.demands.keys()].filter((number) => geometry.demands[number]!.kind !== 'house'));
  const { grid, claims } = claimsOn(geometry, 1);
  for (const claim of claims.filter((_, index) => index % (id === '5x5' ? 9 : ONE_OF) === 0)) {
    const reason = shortestReason(grid, claim)!;
    expect(reason.isShortest).toBe(true);
    expect(reason.size).toBe(fewest(grid, claim));
    const own = groundsOf(geometry).filter(({ house, numbers }) =>
      house ? reason.houses.includes(house) : numbers.every((number) => reason.demands.includes(number)),
    );
    expect(own.length).toBe(reason.size);
    expect(follows(grid, claim, own)).toBe(true);
    sizes.add(reason.size);
  }
  expect(sizes.size).toBeGreaterThan(1);
});

const HARD = puzzleOf('89.6..2....795..1..2.....9.9...2.....6.59...4.42.....9...7...6...1....7......85.2');

test('a claim that is false, or true but unproven within the budget, has no reason', () => {
  const grid = gridOf(puzzleOf('1...............'));
  const claim = { placements: [{ cell: 5, digit: 2 }], eliminations: [] };
  expect(shortestReason(grid, claim)).toBeUndefined();
  const hard = gridOf(HARD);
  expect(shortestReason(hard, nextStep(hard)!, { maxCalls: 0 })).toBeUndefined();
});

test('after too many searches none can be left out, but perhaps fewer suffice', () => {
  const grid = gridOf(HARD);
  const step = nextStep(grid)!;
  const short = shortestReason(grid, step)!;
  const cut = shortestReason(grid, step, { maxSearches: 1 })!;
  expect(cut.isShortest).toBe(cut.size === 0);
  expect(cut.size).toBeGreaterThanOrEqual(short.size);
});

test('an X-Wing follows from two rows and two columns, and every language says so', () => {
  const grid = gridOf(puzzleOf('.'.repeat(81)));
  for (const cell of [1, 2, 3, 5, 6, 7, 8]) grid.eliminate({ cell, digit: 1 });
  for (const cell of [28, 29, 30, 32, 33, 34, 35]) grid.eliminate({ cell, digit: 1 });
  const reason = shortestReason(grid, { placements: [], eliminations: [{ cell: 54, digit: 1 }] })!;
  expect(reason.houses.map(houseName)).toEqual(['row 1', 'row 4', 'column 1', 'column 5']);
  const texts = LANGUAGE_CODES.map((code) =>
    sentenceText(reasonParts(reason, grid.geometry, { language: languageNamed(code) })),
  );
  expect(texts).toEqual([
    'This follows from row 1, row 4, column 1 and column 5 alone.',
    'Das folgt allein aus Zeile 1, Zeile 4, Spalte 1 und Spalte 5.',
    'Pour le voir, il suffit de la ligne 1, la ligne 4, la colonne 1 et la colonne 5.',
    '1行目、4行目、1列目と5列目だけから分かります。',
  ]);
  expect(sentenceText(reasonParts({ ...reason, isShortest: false }, grid.geometry))).toContain('perhaps from fewer');
  expect(sentenceText(reasonParts({ houses: [], demands: [], size: 0, isShortest: true }, grid.geometry))).toBe(
    'This follows from the candidates alone.',
  );
});
