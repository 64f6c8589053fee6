import { expect, test } from 'vitest';
import { classic } from '../geometry/layouts.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { backtracking } from './backtracking.ts';
import { candidateLists } from './candidate-lists.ts';
import { COUNTS, corpusLines, puzzleFrom } from './conformance.ts';
import { crossCheck } from './cross-check.ts';
import { linearScan } from './linear-scan.ts';
import { lockedPairs } from './locked-pairs.ts';
import { nakedSingles } from './naked-singles.ts';
import { possibles } from './possibles.ts';
import type { Solver, TraceEvent } from './solver.ts';

const [header, ...lines] = corpusLines('tutorials.tsv').map((line) => line.split('\t'));
const rows = lines.map((fields) => Object.fromEntries(header!.map((name, index) => [name, fields[index]!])));
const calls = (solver: Solver, puzzle: Puzzle, limit?: number): number =>
  solver.prepare(puzzle.geometry)(puzzle, limit ? { limit } : {}).calls;

test.each(rows)('$name takes the published calls and passes', (row) => {
  const puzzle = puzzleFrom(row.puzzle!);
  for (const solver of [backtracking, candidateLists, possibles]) {
    expect(calls(solver, puzzle, 1)).toBe(Number(row.plain_calls));
    expect(calls(solver, puzzle)).toBe(Number(row.plain_calls_exhaustive));
  }
  expect(calls(linearScan, puzzle, 1)).toBe(Number(row.linear_scan_calls));

  const all = backtracking.prepare(classic)(puzzle);
  expect(all.count).toBe(Number(row.solutions));
  expect(all.solutions[0]!.join('')).toBe(row.solution);

  let placed = 0;
  const trace = (event: TraceEvent): void => void (placed += event.kind === 'place' ? 1 : 0);
  const { singlesPerPass } = nakedSingles.prepare(classic)(puzzle, { trace });
  expect(singlesPerPass?.join('+')).toBe(row.naked_singles_per_pass);
  expect(81 - puzzle.givens.filter((digit) => digit !== 0).length - placed).toBe(Number(row.empty_after));
});

test.each(COUNTS)('plain backtracking takes $calls calls: $what', ({ puzzle, calls: expected, solutions }) => {
  expect(backtracking.prepare(puzzle.geometry)(puzzle, { keep: 0 })).toMatchObject({
    calls: expected,
    count: solutions,
  });
});

// Facts about our own solvers: each thinks more than the one before, so it takes fewer calls.
test.each([
  ['nyt-easy', '15+23+5+0+0', [62, 1, 1, 1]],
  ['nyt-medium', '1+1+1+1+0+4+0+4+2+1+1+0+2+0+0', [11150, 3762, 1288, 1]],
  ['very-hard', '4+2+2+1+1+0+7+1+2+1+1+0+3+0+2+0+1+0+0', [6153, 2184, 84, 84]],
  ['extreme', '0+6+1+0+0', [10081, 10081, 5458, 2346]],
])('%s takes fewer calls when a solver thinks more', (name, passes, expected) => {
  const puzzle = puzzleFrom(rows.find((row) => row.name === name)!.puzzle!);
  expect([possibles, nakedSingles, crossCheck, lockedPairs].map((solver) => calls(solver, puzzle))).toEqual(expected);
  expect(crossCheck.prepare(classic)(puzzle).singlesPerPass?.join('+')).toBe(passes);
});

test('events name the reasoning', () => {
  const whys = new Set<string>();
  const trace = (event: TraceEvent): void => {
    if (event.kind === 'place' || event.kind === 'eliminate') whys.add(`${event.kind}: ${event.why}`);
  };
  lockedPairs.prepare(classic)(puzzleFrom(rows[1]!.puzzle!), { trace });
  expect([...whys]).toEqual(
    expect.arrayContaining([
      'place: naked single',
      'place: only place in box 2',
      'eliminate: locked in box 5 and column 4',
    ]),
  );
});

test('two naked singles of one pass that contradict each other leave no solution', () => {
  const puzzle = puzzleFrom('123. .... 231. ....'.replaceAll(' ', ''), '4x4');
  expect(nakedSingles.prepare(puzzle.geometry)(puzzle)).toMatchObject({ count: 0, calls: 0, singlesPerPass: [1] });
});
