import { expect, test } from 'vitest';
import { geometryOf } from '../../../geometry/clues.ts';
import type { Geometry } from '../../../geometry/geometry.ts';
import { boxed } from '../../../geometry/layouts.ts';
import { sentenceText } from '../../../languages/sentence.ts';
import { type Grid, gridOf } from '../../../puzzle/grid.ts';
import { emptyPuzzle } from '../../../puzzle/puzzle.ts';
import { type DigitSet, digitBit, digitsOf } from '../../../sets/digits.ts';
import { describeFamily, wrongIn } from '../../conformance.ts';
import { allowedBy } from '../../demands/allowed.ts';
import { allSteps, applyStep, nextStep } from '../../path.ts';
import { consequenceCount } from '../../steps/consequences.ts';
import type { Consequence, Step } from '../../steps/step.ts';
import { TECHNIQUES } from '../../techniques.ts';
import { explain } from '../../tell/explain.ts';
import { unfold } from '../../tell/unfold.ts';
import { casesOf, cluedPuzzle, positionOf } from '../../testing.ts';
import { hiddenSingle, nakedSingle } from '../basics/singles.ts';
import { digitCheck, longTrial, nestedTrial, shortTrial } from './trials.ts';

const boardOf = (id: string) =>
  positionOf(casesOf('clues.tsv').find(({ technique }) => technique === id)!).grid.geometry;

describeFamily(
  'clues',
  TECHNIQUES.filter(({ family }) => family === 'clues'),
  { along: [hiddenSingle, nakedSingle], puzzles: 1, boards: [boardOf('count-places'), boardOf('alternatives')] },
);

/** How many steps of a position are looked at. */
const STEPS = 20;

test('trials never contradict the solution, whatever the clues', () => {
  let tried = 0;
  for (let seed = 0; seed < 12; seed++) {
    const { puzzle, solution } = cluedPuzzle(boxed(2, 3), seed, { clues: 8 });
    const grid = gridOf(puzzle);
    const easy = TECHNIQUES.slice(0, TECHNIQUES.indexOf(shortTrial));
    for (let next = nextStep(grid, { techniques: easy }); next; next = nextStep(grid, { techniques: easy }))
      applyStep(grid, next);
    const steps = allSteps(grid, { techniques: [shortTrial, longTrial, nestedTrial], budget: { left: 3e5 } });
    for (let count = 0, next = steps.next(); count < STEPS && !next.done; count++, next = steps.next()) {
      expect(wrongIn(next.value, solution, grid.candidates)).toBe(undefined);
      tried++;
    }
  }
  expect(tried).toBeGreaterThan(50);
});

test('trials are made where clues only join pairs of cells, and not where cells only differ', () => {
  const isFound = (board: string): boolean => {
    const geometry = geometryOf(board);
    if (!geometry.ok) throw new Error(geometry.error.message);
    const grid = gridOf(emptyPuzzle(geometry.value));
    return allSteps(grid, { techniques: [shortTrial], budget: { left: 3e5 } }).next().value !== undefined;
  };
  expect(isFound('6x6:whisper_4:r1c1-3r2c4')).toBe(true);
  expect(isFound('6x6:x')).toBe(false);
});

/** The consequences of a trial. */
const consequencesIn = (args: Step['args']): readonly Consequence[] => {
  const { consequences } = args;
  return consequences && 'consequences' in consequences ? consequences.consequences : [];
};

test('a long trial is told in short, and read part by part, with the trials on its way', () => {
  const { grid } = positionOf(casesOf('clues.tsv').find(({ technique }) => technique === 'nested-trial')!);
  const step = [...allSteps(grid, { techniques: [nestedTrial] })].find(
    ({ args, measures }) => measures!.consequences! > Math.max(6, consequencesIn(args).length),
  )!;
  const all = consequencesIn(step.args);
  const count = consequenceCount(all);
  expect(count).toBeGreaterThan(all.length);
  expect(step.measures).toEqual({ consequences: count });
  expect(explain(step, grid.geometry, { isBrief: true })).toContain(`: ${count} consequences. In the end`);
  const parts = unfold(step, grid.geometry);
  expect(parts.map((part) => part.parts.length)).toEqual(
    all.map(({ cause }) => (cause.kind === 'trial' ? cause.consequences.length : 0)),
  );
  const whole = explain(step, grid.geometry);
  for (const { title, parts: within } of parts) {
    const [start = ''] = sentenceText(title).split(' (');
    expect(whole).toContain(start);
    for (const { title: inner } of within) expect(whole).toContain(sentenceText(inner));
  }
});

/**
 * What follows by definition: everything is looked at again and again until nothing changes.
 * Houses are demands too. Undefined where a cell has nothing left.
 */
function plainly(geometry: Geometry, start: ArrayLike<DigitSet>): Int32Array | undefined {
  const sets = Int32Array.from(start);
  const keep = (cell: number, digits: DigitSet): void => {
    sets[cell]! &= digits;
  };
  for (let before = ''; before !== `${sets}`; ) {
    before = `${sets}`;
    for (const demand of geometry.demands)
      allowedBy(demand, { geometry, sets, budget: { left: 1e9 } })?.forEach((digits, at) => {
        keep(demand.cells[at]!, digits);
      });
    for (const { cells } of geometry.houses)
      for (let digit = 1; digit <= geometry.size; digit++) {
        const places = cells.filter((cell) => (sets[cell]! & digitBit(digit)) !== 0);
        if (places.length === 0) return undefined;
        if (places.length === 1) keep(places[0]!, digitBit(digit));
        for (const cell of geometry.cells)
          if (places.every((place) => geometry.peerSets[place]!.has(cell))) keep(cell, ~digitBit(digit));
      }
    if (sets.some((set, cell) => set === 0 && geometry.cells.includes(cell))) return undefined;
  }
  return sets;
}

const heldIn = ({ candidates, digits }: Grid): Int32Array =>
  candidates.map((set, cell) => (digits[cell] === 0 ? set : digitBit(digits[cell]!)));

test('trials refute each candidate that fails by definition', () => {
  let failing = 0;
  for (let seed = 0; seed < 6; seed++) {
    const { puzzle } = cluedPuzzle(boxed(2, 3), seed, { clues: 8 });
    const grid = gridOf(puzzle);
    const { geometry } = puzzle;
    // What follows without any supposition is taken off first.
    const held = plainly(geometry, heldIn(grid))!;
    for (const cell of geometry.cells)
      for (const digit of digitsOf(grid.candidates[cell]! & ~held[cell]!)) grid.eliminate({ cell, digit });
    const techniques = [digitCheck, shortTrial, longTrial];
    const refuted = new Set(
      [...allSteps(grid, { techniques, budget: { left: 1e9 } })].flatMap(({ eliminations }) =>
        eliminations.map(({ cell, digit }) => `${cell} ${digit}`),
      ),
    );
    for (const cell of geometry.cells)
      for (const digit of digitsOf(grid.candidates[cell]!)) {
        const supposed = held.slice();
        supposed[cell] = digitBit(digit);
        if (plainly(geometry, supposed)) continue;
        failing++;
        expect(refuted).toContain(`${cell} ${digit}`);
      }
  }
  expect(failing).toBeGreaterThan(100);
});
