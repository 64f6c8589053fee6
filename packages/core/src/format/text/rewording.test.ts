import { expect, test } from 'vitest';
import { isWhole, runs } from '../../../../../scripts/strength.mjs';
import { withClues } from '../../geometry/clues.ts';
import { sized } from '../../geometry/layouts.ts';
import { withRules } from '../../geometry/rules.ts';
import { goodClues } from '../../geometry/testing.ts';
import { emptyPuzzle, makePuzzle, type Puzzle } from '../../puzzle/puzzle.ts';
import { makeRandom } from '../../random.ts';
import type { Clue } from '../../rules/clue.ts';
import { isMet } from '../../rules/demand.ts';
import { KINDS } from '../../rules/kinds.ts';
import { RULE_NAMES } from '../../rules/rule-names.ts';
import { search } from '../../solve/search.ts';
import { formatNamed } from '../formats.ts';

const BOARD = sized(4);
const GRIDS = search(emptyPuzzle(BOARD), { keep: 288 }).solutions;

/** Which of all grids solve a puzzle, told by its demands alone. */
const solutionsOf = ({ geometry, givens, struckOut = [] }: Puzzle): string[] =>
  GRIDS.filter(
    (grid) =>
      geometry.demands.every((demand) => isMet(demand, grid)) &&
      givens.every((given, cell) => given === 0 || given === grid[cell]) &&
      struckOut.every(({ cell, digit }) => grid[cell] !== digit),
  ).map((grid) => grid.join(''));

/** Kinds for which a format has neither words nor other words, on any board that was tried. */
const UNSAYABLE: Readonly<Record<string, readonly string[]>> = {
  // ISS has these only of groups of cells, or of the numbers of regions that are to be found.
  iss: ['connected', 'chaos', 'countsame', 'samerun'],
  fpuzzles: [
    'lockout',
    'parityline',
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
    'countingcircles',
    'valueindex',
    'automaton',
    'connected',
    'chaos',
    'countdistinct',
    'countsame',
    'samerun',
    'anyof',
    'extracells',
  ],
};

test.each(['iss', 'fpuzzles'] as const)(
  'what %s writes of a clue, in its words or in others, means the same',
  (name) => {
    const format = formatNamed(name);
    const random = makeRandom(17);
    const written = new Set<string>();
    for (const kind of KINDS)
      for (let round = 0; round < runs(40); round++) {
        const puzzle = emptyPuzzle(withClues(BOARD, goodClues(kind, BOARD, random).slice(0, 1 + (round % 2))));
        if (puzzle.geometry.clues.length === 0 || !format.canPrint(puzzle)) continue;
        written.add(kind.name);
        const read = format.parse(format.print(puzzle));
        const { id } = puzzle.geometry;
        expect(read.ok, `${id}: ${read.ok || read.error.message}`).toBe(true);
        if (read.ok) expect(solutionsOf(read.value.puzzle), id).toEqual(solutionsOf(puzzle));
      }
    // Fewer rounds do not come to every kind.
    if (isWhole) expect(KINDS.map((kind) => kind.name).filter((one) => !written.has(one))).toEqual(UNSAYABLE[name]);
  },
);

test('a clue that a given breaks is not written as candidates, which would hide that', () => {
  const odd = withClues(BOARD, [{ rule: 'odd', cells: [[0]], values: [] }]);
  const having = (given: number): Puzzle => makePuzzle(odd, [given, ...new Array<number>(15).fill(0)]);
  expect([1, 2].map((given) => formatNamed('iss').canPrint(having(given)))).toEqual([true, false]);
  expect(formatNamed('iss').canPrint(emptyPuzzle(odd))).toBe(true);
});

const NOT_ON_4X4: readonly string[] = ['windows', 'dutchflatmates', 'regionsamevalues', 'globalentropy', 'globalmod'];

test.each(['iss', 'fpuzzles'] as const)('what %s writes of rules, in its words or by pairs, means the same', (name) => {
  const format = formatNamed(name);
  const dots: Clue[] = [
    { rule: 'difference', cells: [[0, 1]], values: [1] },
    { rule: 'ratio', cells: [[5, 9]], values: [2] },
    { rule: 'xv', cells: [[10, 11]], values: [5] },
  ];
  const written = RULE_NAMES.filter((rule) => !NOT_ON_4X4.includes(rule)).flatMap((rule) =>
    [[], dots].map((clues) => {
      const puzzle = emptyPuzzle(withClues(withRules(BOARD, [rule]), clues));
      if (!format.canPrint(puzzle)) return false;
      const read = format.parse(format.print(puzzle));
      expect(read.ok && solutionsOf(read.value.puzzle), `${rule} ${clues.length}`).toEqual(solutionsOf(puzzle));
      return true;
    }),
  );
  expect(written.filter(Boolean).length).toBeGreaterThanOrEqual(name === 'iss' ? 18 : 10);
});
