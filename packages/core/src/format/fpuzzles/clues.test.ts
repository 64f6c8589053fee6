import { expect, test } from 'vitest';
import { isWhole, runs } from '../../../../../scripts/strength.mjs';
import { geometryOf, withClues } from '../../geometry/clues.ts';
import { sized } from '../../geometry/layouts.ts';
import { goodClues } from '../../geometry/testing.ts';
import { emptyPuzzle } from '../../puzzle/puzzle.ts';
import { makeRandom } from '../../random.ts';
import { KINDS } from '../../rules/kinds.ts';
import { parsePuzzle } from '../parse.ts';
import { canWriteClue } from './clues.ts';
import { fpuzzles, fpuzzlesJson } from './fpuzzles.ts';

const SIZE = 6;

const json = (more: object): string =>
  JSON.stringify({ size: SIZE, grid: Array(SIZE).fill(Array(SIZE).fill({})), ...more });

/** The board that is read from an own text of f-puzzles. */
function boardIn(text: string): string {
  const read = parsePuzzle(text);
  return read.ok ? read.value.puzzle.geometry.id : read.error.message;
}

test('clues that f-puzzles has are written and read back, all others are refused', () => {
  const random = makeRandom(81);
  const written = new Set<string>();
  for (const kind of KINDS)
    for (let round = 0; round < runs(120); round++) {
      const board = sized([6, 9, 10][round % 3]!);
      const clued = withClues(board, goodClues(kind, board, random).slice(0, 1));
      const puzzle = emptyPuzzle(clued);
      // What it says in other words is compared by its meaning.
      if (clued.clues.some((clue) => clue.rule !== 'diagonal' && !canWriteClue(clue, board.size))) continue;
      if (!fpuzzles.canPrint(puzzle)) {
        expect(() => fpuzzles.print(puzzle)).toThrow('clues of that site');
        continue;
      }
      if (clued.clues.length > 0) written.add(kind.name);
      expect(boardIn(fpuzzlesJson(puzzle))).toBe(clued.id);
    }
  // Fewer rounds do not come to every kind.
  if (!isWhole) return;
  const others = KINDS.map(({ name }) => name).filter((name) => !written.has(name));
  expect(others).toEqual([
    'sum',
    'lockout',
    'parityline',
    'inequality',
    'numberedroom',
    'hiddenskyscraper',
    'fullrank',
    'rellik',
    'equality',
    'lookandsay',
    'containatleast',
    'containexact',
    'lunchbox',
    'sumline',
    'equalsum',
    'excess',
    'samevalues',
    'countingcircles',
    'valueindex',
    'pair',
    'pairx',
    'automaton',
    'connected',
    'chaos',
    'countdistinct',
    'countsame',
    'samerun',
    'anyof',
    'extracells',
  ]);
});

test.each<[string, object, string]>([
  ['a cage without a number', { killercage: [{ cells: ['R1C1', 'R1C2'] }] }, 'killer_r1c1-2'],
  ['a cage whose number is empty', { killercage: [{ cells: ['R1C1', 'R1C2'], value: '' }] }, 'killer_r1c1-2'],
  ['a whisper of the usual difference', { whispers: [{ lines: [['R1C1', 'R2C2']] }] }, 'whisper_3:r1-2c1-2'],
  ['a Dutch whisper', { whispers: [{ lines: [['R1C1', 'R2C2']], value: '2' }] }, 'whisper_2:r1-2c1-2'],
  ['dots', { difference: [{ cells: ['R1C1', 'R1C2'] }] }, 'difference_1:r1c1-2'],
  ['a letter and none', { xv: [{ cells: ['R1C2', 'R1C1'], value: 'V' }, { cells: ['R3C3', 'R3C4'] }] }, 'xv_5:r1c1-2'],
  [
    'an arrow with two shafts',
    {
      arrow: [
        {
          cells: ['R2C2'],
          lines: [
            ['R2C2', 'R1C1'],
            ['R2C2', 'R3C2', 'R4C3'],
          ],
        },
      ],
    },
    'arrow_r2c2.r1c1.r3-4c2-3',
  ],
  ['a pill', { arrow: [{ cells: ['R2C2', 'R2C1'], lines: [['R2C2', 'R1C3']] }] }, 'arrow_r2c1-2.r1c3'],
  ['a sandwich from the right', { sandwichsum: [{ cell: 'R3C7', value: '5' }] }, 'sandwich_5:r3c6-1'],
  [
    'a sandwich from above, and one without a sum',
    {
      sandwichsum: [
        { cell: 'R0C2', value: 5 },
        { cell: 'R0C3', value: '' },
      ],
    },
    'sandwich_5:r1-6c2',
  ],
  ['a little killer', { littlekillersum: [{ cell: 'R0C4', direction: 'DL', value: '7' }] }, 'littlekiller_7:r1-3c3-1'],
  [
    'a quadruple',
    {
      quadruple: [{ cells: ['R1C1', 'R1C2', 'R2C1', 'R2C2'], values: [4, 1] }],
    },
    'quadruple_1.4:r1c1-2r2c1-2',
  ],
  [
    'a clone that is partly itself',
    {
      clone: [{ cells: ['R1C1', 'R1C2'], cloneCells: ['R1C1', 'R5C5'] }],
    },
    'clone_r1c2.r5c5',
  ],
  ['one diagonal', { 'diagonal+': true, 'diagonal-': false }, 'diagonal_r1-6c6-1'],
  ['both diagonals', { 'diagonal+': true, 'diagonal-': true }, 'x'],
  ['what no pair may have', { negative: ['ratio', 'xv'], nonconsecutive: true }, 'nonconsecutive+neg-ratio+neg-xv'],
  [
    'dots and no others',
    {
      nonconsecutive: true,
      difference: [{ cells: ['R1C1', 'R1C2'] }],
    },
    'neg-diff+difference_1:r1c1-2',
  ],
  [
    'a line that is drawn along a clue',
    {
      renban: [{ lines: [['R1C1', 'R1C2']] }],
      line: [{ lines: [['R1C1', 'R1C2']], outlineC: '#fff' }],
    },
    'renban_r1c1-2',
  ],
  [
    'a line and a cage that are drawn on the cells of clues, in another order',
    {
      renban: [{ lines: [['R1C1', 'R1C2']] }],
      line: [{ lines: [['R1C2', 'R1C1']], outlineC: '#fff' }],
      cage: [{ cells: ['R1C2', 'R1C1'], outlineC: '#fff' }],
    },
    'renban_r1c1-2',
  ],
])('f-puzzles: %s', (_, more, parts) => {
  expect(boardIn(json(more))).toBe(`6x6:${parts}`);
  const board = geometryOf(`6x6:${parts}`);
  expect(board.ok && boardIn(fpuzzlesJson(emptyPuzzle(board.value)))).toBe(`6x6:${parts}`);
});

test.each<[object, string]>([
  [{ killercage: [{ cells: ['R1C7'] }] }, 'Entry 1 of "killercage" cannot be read: "R1C7" is no cell of the board'],
  [{ killercage: [{ cells: ['R1C1'], value: 'many' }] }, 'the value is "many"; expected a whole number'],
  [{ killercage: 15 }, '"killercage" is 15; expected a list'],
  [{ thermometer: [{}, 3] }, 'Entry 1 of "thermometer" cannot be read'],
  [{ odd: [3] }, 'Entry 1 of "odd" is 3; expected an object'],
  [{ xv: [{ cells: ['R1C1', 'R1C2'], value: 'Z' }] }, 'the value is "Z"; expected X or V'],
  [{ littlekillersum: [{ cell: 'R0C1', value: '3' }] }, 'expected UR, UL, DR or DL'],
  [{ sandwichsum: [{ cell: 'R1C1', value: '3' }] }, 'its cell is not beside a row or column'],
  [{ quadruple: [{ cells: ['R1C1', 'R1C2'], values: [1] }] }, '2 cells; expected 4'],
  [{ clone: [{ cells: ['R1C1'], cloneCells: [] }] }, '1 cells are paired with 0'],
  [{ negative: ['ratio', 'moon'] }, 'negative constraints'],
])('f-puzzles: %j is refused: %s', (more, message) => {
  const read = parsePuzzle(json(more));
  expect(read.ok).toBe(false);
  expect(boardIn(json(more))).toContain(message);
});
