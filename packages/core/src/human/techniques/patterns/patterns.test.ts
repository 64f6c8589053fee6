import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { puzzleOf } from '../../../format/parse.ts';
import { classic } from '../../../geometry/layouts.ts';
import { Grid, gridOf } from '../../../puzzle/grid.ts';
import { solve } from '../../../solve/solve.ts';
import { describeFamily, wrongIn } from '../../conformance.ts';
import { allSteps, applyStep, nextStep } from '../../path.ts';
import { claiming, pointing } from '../basics/locked-candidates.ts';
import { fullHouse, hiddenSingle, nakedSingle } from '../basics/singles.ts';
import { doubleExocet } from './double-exocet.ts';
import { juniorExocet, seniorExocet } from './exocets.ts';
import { multiSectorLockedSets } from './multi-sector.ts';
import { skLoop } from './sk-loop.ts';
import { tridagon } from './tridagon.ts';

const all = [tridagon, skLoop, juniorExocet, doubleExocet, seniorExocet, multiSectorLockedSets];
const along = [fullHouse, hiddenSingle, nakedSingle, pointing, claiming];

describeFamily('patterns', all, { along, puzzles: 1 });

/** The first puzzles of a file of corpus/sets. */
const puzzlesOf = (file: string, count: number) =>
  readFileSync(new URL(`../../../../../../corpus/sets/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => /^[.\d]/.test(line))
    .slice(0, count)
    .map((line) => puzzleOf(line));

test('in the hardest puzzles, where they occur, they never contradict the solution', () => {
  let count = 0;
  for (const puzzle of puzzlesOf('hardest1106.txt', 30)) {
    const solution = solve(puzzle)!;
    const grid = gridOf(puzzle);
    for (let next = nextStep(grid, { techniques: along }); next; next = nextStep(grid, { techniques: along }))
      applyStep(grid, next);
    for (const step of allSteps(grid, { techniques: all })) {
      expect(wrongIn(step, solution, grid.candidates), JSON.stringify(step)).toBe(undefined);
      count++;
    }
  }
  expect(count).toBeGreaterThan(30);
});

describe('a tridagon', () => {
  const DIAGONALS = [
    [0, 1, 2],
    [1, 2, 0],
    [2, 0, 1],
    [0, 2, 1],
    [1, 0, 2],
    [2, 1, 0],
  ];
  const { peerSets } = classic;

  /** Whether three digits can fill some cells. */
  const canFill = (cells: readonly number[], digits: readonly number[] = []): boolean =>
    digits.length === cells.length ||
    [1, 2, 3].some(
      (digit) =>
        digits.every((chosen, at) => chosen !== digit || !peerSets[cells[at]!]!.has(cells[digits.length]!)) &&
        canFill(cells, [...digits, digit]),
    );

  /** Twelve cells with the candidates 1, 2 and 3, one of them also with 4; all else is open. */
  const positionOf = (cells: readonly number[]): Grid => {
    const grid = new Grid(classic);
    grid.candidates.fill(classic.allDigits & ~0b111);
    for (const cell of cells) grid.candidates[cell] = 0b111;
    grid.candidates[cells[0]!]! |= 0b1000;
    return grid;
  };

  test('is found wherever three digits cannot fill such cells, and nowhere else', () => {
    let count = 0;
    for (const [a, b, c, d] of DIAGONALS.flatMap((diagonal) =>
      DIAGONALS.flatMap((two) => DIAGONALS.flatMap((three) => DIAGONALS.map((four) => [diagonal, two, three, four]))),
    )) {
      const cells = [a!, b!, c!, d!].flatMap((columns, box) =>
        columns.map((column, row) => (Math.floor(box / 2) * 3 + row) * 9 + (box % 2) * 3 + column),
      );
      const steps = [...allSteps(positionOf(cells), { techniques: [tridagon] })];
      expect(steps.length > 0, String(cells)).toBe(!canFill(cells));
      count += steps.length;
    }
    expect(count).toBe(648);
  });
});
