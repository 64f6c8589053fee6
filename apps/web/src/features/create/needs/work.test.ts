import { unavoidableSets } from '@pencilmark/core/combinatorics';
import { fillGrid } from '@pencilmark/core/generate';
import { classic, sized, withClues } from '@pencilmark/core/geometry';
import { makeRandom } from '@pencilmark/core/random';
import { loadGivensSearch } from '@pencilmark/turbo';
import { describe, expect, test } from 'vitest';
import { loadKinds } from '../../../puzzles/boards.ts';
import { findPuzzles } from './puzzles.ts';
import { roughTime } from './rough-time.ts';
import { familyOf, findSets, mostCellsOn } from './sets.ts';
import type { Cells, SetsPart } from './tasks.ts';
import { puzzles, sets } from './work.ts';

await loadKinds();

const digitsOf = (text: string): number[] => Array.from(text.replaceAll('.', '0'), Number);
// The grid with most sets of four cells, 36; docs/combinatorics.md has its source and its counts.
const GRID = digitsOf('123568479864791352957243681218657934536489127749312865391825746472136598685974213');
const SMALL = digitsOf('1234341221434321');

/** Hears what some work reports, and puts the sets together. */
function heard() {
  const parts: SetsPart[] = [];
  const progress = (_: number, part: SetsPart): void => void parts.push(part);
  return { parts, progress, transfer: () => {}, sets: () => parts.flatMap((part) => part.sets) };
}

describe('the sets of the puzzle on the table', () => {
  test('a complete grid: all sets of up to 12 cells, the smallest first', async () => {
    const work = heard();
    expect(await sets({ board: classic.id, givens: GRID }, work)).toEqual({ end: 'all', size: 12, canSearch: true });
    const lengths = work.sets().map(({ length }) => length);
    expect([lengths.length, lengths.filter((length) => length === 4).length]).toEqual([78, 36]);
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
    expect(familyOf(work.sets())).toMatchObject({ isLargest: true, sets: { length: 15 } });
  });

  test('a puzzle with one solution has the sets of its solution', async () => {
    const work = heard();
    await sets({ board: sized(4).id, givens: digitsOf('....3..2.14.....') }, work);
    expect(work.parts[0]!.digits).toEqual(SMALL);
    expect(work.sets()).toEqual([...unavoidableSets(sized(4), SMALL)]);
  });

  const caged = withClues(sized(4), [{ rule: 'killer', cells: [[0, 1, 4]], values: [6] }]);
  test.each([
    ['several solutions', sized(4).id, digitsOf('1234............'), 'open'],
    ['none', sized(4).id, digitsOf('1234321..4......'), 'open'],
    ['a board with a cage', caged.id, SMALL, 'all'],
    ['a board with extra cells', '4x4:extracells_1:arrow:r5c1.r1c1', SMALL, 'board'],
  ])('%s', async (_, board, givens, end) => expect(await sets({ board, givens }, heard())).toMatchObject({ end }));
});

describe('a search that is cut short tells what it has', () => {
  const terms = { most: 12, mostSets: 1000, ms: 1e9, clock: () => 0 };
  test('after so many sets', () => {
    const { sets: found, progress } = heard();
    const reply = findSets(classic, GRID, { ...terms, mostSets: 40, progress });
    expect(reply).toEqual({ end: 'cut', size: found()[39]!.length - 1 });
    expect(found()).toEqual([...unavoidableSets(classic, GRID)].slice(0, 40));
  });

  test('after so long: all sets up to the size that it tells', () => {
    let time = 0;
    const { sets: found, progress } = heard();
    const { end, size } = findSets(classic, GRID, { ...terms, ms: 1000, clock: () => time++, progress });
    expect(end).toBe('cut');
    const all = [...unavoidableSets(classic, GRID, { most: size })];
    expect([size > 4, found().slice(0, all.length)]).toEqual([true, all]);
  });
});

test('many sets give no smaller family than the small ones among them', () => {
  const board = sized(16);
  const grid = fillGrid(board, makeRandom(1));
  const sixteen: Cells[] = [...unavoidableSets(board, grid, { most: 10 })];
  const small = familyOf(sixteen.filter(({ length }) => length <= 6));
  const { sets: family } = familyOf(sixteen, 300);
  expect(family.length).toBeGreaterThanOrEqual(small.sets.length);
  const cells = family.flatMap((number) => sixteen[number]!);
  expect(new Set(cells).size).toBe(cells.length);
  expect([mostCellsOn(board), mostCellsOn(sized(25))]).toEqual([12, 8]);
});

describe('the puzzles of a grid', () => {
  const wish = { board: sized(4).id, givens: SMALL, count: 4 };
  const ask = async (most: number) => {
    const found: Cells[] = [];
    const { isAll } = await puzzles(
      { ...wish, most },
      { progress: (_, more) => void found.push(...more), transfer: () => {} },
    );
    return [isAll, found.length];
  };
  test.each([
    [12, [true, 12]],
    [11, [false, 11]],
  ])('with room for %i', async (most, reply) => expect(await ask(most)).toEqual(reply));

  test('what was found is told while the search goes on', async () => {
    const shares: number[] = [];
    let time = 0;
    const progress = (share: number): void => void shares.push(share);
    const search = (await loadGivensSearch())!;
    findPuzzles(
      search,
      { geometry: classic, digits: GRID },
      { count: 15, most: 1, clock: () => (time += 200), progress },
    );
    expect(shares.length).toBeGreaterThan(2);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  });
});

test.each([
  [400, '1 second'],
  [59_000, '59 seconds'],
  [200_000, '3.3 minutes'],
  [86_400_000 * 3, '3 days'],
  [1e18, '30,000,000 years'],
])('%i ms are %s', (ms, text) => expect(roughTime(ms, 'en')).toBe(text));
