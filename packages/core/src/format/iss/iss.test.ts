import { expect, test } from 'vitest';
import { isWhole, runs } from '../../../../../scripts/strength.mjs';
import { geometryOf, withClues } from '../../geometry/clues.ts';
import { sized } from '../../geometry/layouts.ts';
import { goodClues } from '../../geometry/testing.ts';
import { emptyPuzzle, type Puzzle } from '../../puzzle/puzzle.ts';
import { makeRandom, type Random } from '../../random.ts';
import { KINDS } from '../../rules/kinds.ts';
import { search } from '../../solve/search.ts';
import { formatNamed } from '../formats.ts';
import { parsePuzzle } from '../parse.ts';
import { makeReader } from '../reader.ts';
import { writeCells } from '../text/cells.ts';
import { iss } from './iss.ts';

/** The board of an ISS text, or what is wrong with the text. */
function boardIn(text: string): string {
  const read = parsePuzzle(text);
  return read.ok ? read.value.puzzle.geometry.id : read.error.message;
}

const GRIDS = [6, 9, 10].map((size) => search(emptyPuzzle(sized(size)), { limit: 40 }).solutions);

/** Whether some grids keep the clues and candidates of both puzzles, or break those of both. */
function meanAlike(one: Puzzle, other: Puzzle, random: Random): boolean {
  const grids = GRIDS.find(([grid]) => grid!.length === one.geometry.cellCount)!;
  const isKeptBy = ({ geometry, struckOut = [] }: Puzzle, grid: Uint8Array): boolean =>
    geometry.rules.every((rule) => rule.holds(grid, geometry)) &&
    struckOut.every(({ cell, digit }) => grid[cell] !== digit);
  return Array.from({ length: 10 }, () => grids[random.below(grids.length)]!).every(
    (grid) => isKeptBy(one, grid) === isKeptBy(other, grid),
  );
}

test('clues of every kind that are written are read back with the same meaning', () => {
  const random = makeRandom(16);
  const written = new Set<string>();
  for (const kind of KINDS)
    for (let round = 0; round < runs(100); round++) {
      const board = sized([6, 9, 10][round % 3]!);
      const clued = withClues(board, goodClues(kind, board, random).slice(0, 1));
      const puzzle = emptyPuzzle(clued);
      if (!iss.canPrint(puzzle)) {
        expect(() => iss.print(puzzle)).toThrow('clues of ISS');
        continue;
      }
      if (clued.clues.length > 0) written.add(kind.name);
      const text = iss.print(puzzle);
      const read = parsePuzzle(text, { format: iss });
      if (!read.ok) throw new Error(`${text}: ${read.error.message}`);
      const again = iss.print(read.value.puzzle);
      expect(boardIn(again)).toBe(read.value.puzzle.geometry.id);
      expect(meanAlike(puzzle, read.value.puzzle, random), text).toBe(true);
    }
  // Fewer rounds do not come to every kind.
  if (!isWhole) return;
  // ISS has these only of groups of cells, or of the numbers of regions that are to be found.
  const ofGroups = ['connected', 'chaos', 'countsame', 'samerun'];
  expect(KINDS.map(({ name }) => name).filter((name) => !written.has(name))).toEqual(ofGroups);
});

test('a board with one region of all its cells is not written: ISS takes that for a board without regions', () => {
  const [one, two] = ['1x1:1x1', '2x2:2x2+1-4'].map((id) => {
    const board = geometryOf(id);
    if (!board.ok) throw new Error(board.error.message);
    return emptyPuzzle(board.value);
  });
  expect(iss.canPrint(one!)).toBe(false);
  expect(boardIn(iss.print(two!))).toBe(two!.geometry.id);
});

test.each<[string, string]>([
  ['.Cage~15~R1C1~R1C2~R1C3', '9x9:killer_15:r1c1-3'],
  [' .Cage~ 0 ~R1C1\n~R1C2 .AllDifferent~R2C2~R3C3', '9x9:killer_r1c1-2+extraregion_r2-3c2-3'],
  ['.Shape~16x16.Thermo~RgCg~RfCa', '16x16:thermo_r16c16r15c10'],
  ['.Arrow~R1C1~R1C2~R1C3.PillArrow~2~R5C6~R5C5~R4C4', '9x9:arrow_r1c1.r1c2-3_r5c5-6.r4c4'],
  ['.Whisper~R1C1~R2C2.Whisper~4~R3C3~R3C4', '9x9:whisper_5:r1-2c1-2_4:r3c3-4'],
  ['.WhiteDot~R1C1~R1C2~R2C2', '9x9:difference_1:r1c1-2_1:r1-2c2'],
  ['.X~R1C1~R1C2.V~R2C2~R3C2', '9x9:xv_10:r1c1-2_5:r2-3c2'],
  ['.GreaterThan~R2C2~R2C1~R1C2', '9x9:inequality_r2-1c2_r2c2-1'],
  ['.Quad~R1C1~1~1~3', '9x9:quadruple_1.1.3:r1c1-2r2c1-2'],
  ['.SameValues~2~R1C1~R5C5', '9x9:clone_r1c1.r5c5'],
  ['.Indexing~C~R1C1~R2C1.Indexing~R~R1C1', '9x9:colindex_r1-2c1+rowindex_r1c1'],
  ['.LittleKiller~9~R2C1.LittleKiller~8~R1C3', '9x9:littlekiller_8:r1-3c3-1_9:r2-9c1-8'],
  ['.LittleKiller~7~R3C9.LittleKiller~6~R9C8', '9x9:littlekiller_7:r3-1c9-7_6:r9-8c8-9'],
  ['.Sandwich~8~C2.XSum~R1~~16', '9x9:sandwich_8:r1-9c2+xsum_16:r1c9-1'],
  ['.Skyscraper~C1~3~4', '9x9:skyscraper_3:r1-9c1_4:r9-1c1'],
  ['.Diagonal~1', '9x9:diagonal_r1-9c9-1'],
  ['.Diagonal~-1.Diagonal~1.AntiKnight.AntiConsecutive', '9x9:x+antiknight+nonconsecutive'],
  ['.StrictKropki.StrictXV', '9x9:neg-ratio+neg-diff+neg-xv'],
  ['.Shape~4x4.NoBoxes.Jigsaw~1112122233343444', '4x4:jigsaw-0001011122232333'],
  ['.Shape~4x4.Jigsaw~1112122233343444', '4x4:extraregion_r1c1-3r2c1_r1c4r2c2-4_r3c1-3r4c1_r3c4r4c2-4'],
  ['.Shape~6x6.NoBoxes', '6x6:noboxes'],
  ['.Shape~6x6~6', '6x6:2x3'],
  ['.Shape~4x6', '4x6:2x3'],
  ['.Shape~9x9~0-8', '9x9:0-8'],
  ['.Shape~6x6~9.RegionSize~9', '6x6:3x3+1-9'],
  [
    '.Shape~7x7~9.RegionSize~9.NoBoxes.Jigsaw~0004111000411100041114444444222433322243332224333',
    '7x7:jigsaw-000.111000.111000.111.......222.333222.333222.333+1-9',
  ],
  ['.Shape~5x5~0-5~Raw.Thermo~R1C1~R5C5', '5x5:0-5+raw+thermo_r1c1r5c5'],
])('%s is the board %s', (text, id) => {
  expect(boardIn(text)).toBe(id);
  const read = parsePuzzle(text);
  expect(read.ok && boardIn(iss.print(read.value.puzzle))).toBe(id);
});

test('givens, candidates and givens that are told twice', () => {
  const read = parsePuzzle('..~R1C1_5~R1C2_1_3.~R2C2_4_6.~R2C2_6_8');
  expect(read).toMatchObject({ ok: true, value: { format: { name: 'iss' } } });
  if (!read.ok) return;
  expect(writeCells(read.value.puzzle).slice(0, 11)).toBe('5.........6');
  expect(iss.print(read.value.puzzle)).toBe('.~R1C1_5~R1C2_1_3~R2C2_6');
});

test('an address holds the text behind q=, and errors have their places there', () => {
  const address = 'https://sigh.github.io/Interactive-Sudoku-Solver/?q=.Cage%7E15%7ER1C1~R1C2';
  expect(boardIn(address)).toBe('9x9:killer_15:r1c1-2');
  expect(boardIn(`https://example.org/?a=1&q=.Cage%7E15%7ER1C1~R1C2&layout=2`)).toBe('9x9:killer_15:r1c1-2');
  expect(parsePuzzle(`${address}%7ER1Ch`)).toMatchObject({ error: { code: 'iss', column: address.length + 4 } });
  const reader = makeReader();
  const entries = [...reader.push(`${address}\n.AntiKnight\n`), ...reader.end()];
  expect(entries.map(({ result }) => result.ok && result.value.puzzle.geometry.id)).toEqual([
    '9x9:killer_15:r1c1-2',
    '9x9:antiknight',
  ]);
});

test.each<[string, number, string]>([
  ['.Cage~15~R1C1~RaC2', 15, '"RaC2" is no cell of the board; expected R1C1 to R9C9'],
  ['.Cage~many~R1C1', 7, '"many" found; expected a whole number'],
  ['.Cage~15', 1, 'In .Cage: it names no cells'],
  ['.Cage~3~R1C1 x', 9, 'is no cell'],
  ['x.Cage~3~R1C1', 1, 'expected an item such as .Cage~15~R1C1'],
  ['.Shape~4x4.~R1C1_5', 13, '"5" is no digit; expected 1 to 4'],
  ['.~R1C1', 3, 'has no digit'],
  ['.AntiKnight.Thermo~R1C1', 12, 'In .Thermo: "thermo" has 1 cells; expected 2 or more'],
  ['.Shape~17x17', 8, 'expected rows and columns from 1x1 to 16x16'],
  ['.Shape~10x4.Diagonal~1', 1, 'A cell of "diagonal" is not on the board'],
  ['.Shape~9x9~8', 12, 'expected 9 to 16 digits, such as 9 or 0-8'],
  ['.Jigsaw~123', 9, 'is no map of regions'],
  ['.WhiteDot~R1C1~R5C5', 11, 'shares no edge'],
  ['.Quad~R9C1~1', 7, 'is not above and left of a corner'],
  ['.XSum~R10~5', 7, 'is no row or column'],
  ['.LittleKiller~5~R5C5', 17, 'names no diagonal'],
  ['.PillArrow~4~R1C1~R1C2', 12, 'expected 2 or 3'],
  ['.Or.Cage~3~R1C1~R1C2', 1, 'This .Or has no end'],
  ['.AntiKing.End', 10, 'This .End ends nothing'],
  ['.Cage~3~R1C1~R1C2\n.Moonwalk~R1C1', 1, 'rules that its board cannot hold: Moonwalk'],
])('%j is refused at column %d: %s', (text, column, message) => {
  const read = parsePuzzle(text, { format: formatNamed('iss')! });
  expect(read).toMatchObject({ ok: false, error: { column } });
  expect(!read.ok && read.error.message).toContain(message);
});

test('what is not understood is named, and left out on demand', () => {
  const text = '.Cage~3~R1C1~R1C2.Moonwalk~R1C1.Sunrise';
  expect(parsePuzzle(text)).toMatchObject({ error: { code: 'rules', message: expect.stringContaining('Sunrise') } });
  const read = parsePuzzle(text, { ignoreRules: true });
  expect(read).toMatchObject({ ok: true, value: { ignoredRules: ['Moonwalk', 'Sunrise'] } });
  expect(read.ok && read.value.puzzle.geometry.id).toBe('9x9:killer_3:r1c1-2');
});

test.each(['.C.F263..45....8', '..A.', '.B', '..54....9', '.', '. .'])('%j is no ISS text', (text) => {
  expect(iss.looksLike(text)).toBe(false);
});

test('a killer is 81 characters: sums, and arrows that point to them', () => {
  const cells = `3<F^${'0'.repeat(5)}${'0'.repeat(9)}..`.padEnd(81, '0').replace('..', 'a0').replace('F^', 'F<');
  expect(boardIn(cells)).toBe('9x9:killer_3:r1c1-2_15:r1c3-4_36:r3c1');
  expect(boardIn(`v${'0'.repeat(8)}B${'0'.repeat(71)}`)).toBe('9x9:killer_11:r1-2c1');
  expect(parsePuzzle(`00<>${'0'.repeat(77)}`)).toMatchObject({ ok: true });
  expect(parsePuzzle(`0><0${'0'.repeat(77)}`)).toMatchObject({ error: { code: 'iss', column: 2 } });
  expect(parsePuzzle(`${'0'.repeat(8)}>${'0'.repeat(72)}`)).toMatchObject({ error: { code: 'iss', column: 9 } });
  expect(iss.looksLike('.'.repeat(81))).toBe(false);
});
