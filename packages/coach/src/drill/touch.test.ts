import type { Grid } from '@pencilmark/core/puzzle';
import { expect, test } from 'vitest';
import { stepsOf } from './conclusions.ts';
import { cellsPointedAt, partsOf } from './pattern.ts';
import type { Touched, TouchReason } from './reason.ts';
import { someDrills, type Table, tableOf } from './testing.ts';
import { judgeTouch, type TouchVerdict } from './touch.ts';

const placesOf = (grid: Grid, house: number, digit: number): number[] =>
  grid.geometry.houses[house]!.cells.filter((cell) => grid.has(cell, digit));

type Holds<Code> = (reason: Extract<TouchReason, { code: Code }>, touched: Touched, look: Look) => boolean;

interface Look extends Table {
  readonly parts: ReturnType<typeof partsOf>;
  readonly pointedAt: readonly number[];
  readonly shown: readonly Touched[];
}

/** What each reason claims, looked up in the grid and in the steps. */
const HOLDS: { readonly [Code in TouchReason['code']]: Holds<Code> } = {
  filled: (_, { cell }, { grid }) => grid.digits[cell] !== 0,
  gone: (_, { cell, digit }, { grid }) => !grid.has(cell, digit!),
  digit: ({ digits }, { digit }, { parts, shown }) =>
    !digits.includes(digit!) && [...parts, ...shown].every((part) => digits.includes(part.digit!)),
  far: (_, { cell }, { grid, parts, pointedAt }) =>
    !pointedAt.includes(cell) && parts.every((part) => !grid.geometry.peerSets[cell]!.has(part.cell)),
  crowded: ({ count, most }, { cell }, { grid, parts }) =>
    count > most &&
    [...Array(grid.geometry.size).keys()].filter((index) => grid.has(cell, index + 1)).length === count &&
    parts.every(
      (part) => [...Array(grid.geometry.size).keys()].filter((index) => grid.has(part.cell, index + 1)).length <= most,
    ),
  places: ({ house, cells, most }, { cell, digit }, { grid, parts }) =>
    cells.length > most &&
    `${placesOf(grid, house, digit!)}` === `${cells}` &&
    grid.geometry.houses.every(
      ({ index, set }) => !set.has(cell) || placesOf(grid, index, digit!).length >= cells.length,
    ) &&
    parts.every(
      (part) =>
        part.digit !== digit ||
        grid.geometry.houses.some(
          ({ index, set }) => set.has(part.cell) && placesOf(grid, index, digit).length <= most,
        ),
    ),
  unseen: ({ candidate, cells }, { cell }, { grid: { geometry }, parts, shown }) =>
    cells.length > 0 &&
    shown.some((part) => part.cell === candidate.cell && part.digit === candidate.digit) &&
    cells.every(
      (other) =>
        geometry.peerSets[candidate.cell]!.has(other) &&
        !geometry.peerSets[cell]!.has(other) &&
        parts.some((part) => part.cell === other && part.digit === candidate.digit),
    ),
  inside: (_, { cell }, { pointedAt }) => pointedAt.includes(cell),
  solution: (_, { cell, digit }, { solution }) => solution[cell] === digit,
  beside: ({ cells }, { cell }, { grid, parts }) =>
    cells.every((seen) => grid.geometry.peerSets[cell]!.has(seen) && parts.some((part) => part.cell === seen)),
};

function check(verdict: TouchVerdict, touched: Touched, look: Look): void {
  const { cell, digit } = touched;
  const isTouched = (part: Touched): boolean => part.cell === cell && (digit === undefined || part.digit === digit);
  const isShown = look.shown.some(isTouched);
  const isPart = look.parts.some(isTouched);
  if (isShown) expect(verdict.kind).toBe('follows');
  else if (isPart) expect(verdict.kind).toBe('pattern');
  if (verdict.kind !== 'neither') return;
  expect([isShown, isPart]).toEqual([false, false]);
  const holds = HOLDS[verdict.reason.code] as Holds<TouchReason['code']>;
  expect(holds(verdict.reason, touched, look), `${JSON.stringify(touched)} ${JSON.stringify(verdict)}`).toBe(true);
}

test('whatever is said of a touched cell or candidate holds, and each reason comes up', () => {
  const seen = new Set<string>();
  for (const drill of someDrills(131)) {
    const table = tableOf(drill);
    const { grid, givens } = table;
    const steps = stepsOf(grid, drill.technique, givens);
    const look: Look = {
      ...table,
      parts: steps.flatMap((step) => partsOf(step, grid)),
      pointedAt: steps.flatMap((step) => cellsPointedAt(step, grid)),
      shown: steps.flatMap((step) => [...step.placements, ...step.eliminations]),
    };
    const digits = [undefined, ...Array.from({ length: grid.geometry.size }, (_, index) => index + 1)];
    for (const cell of grid.geometry.cells.filter((place) => place % 2 === 0))
      for (const digit of digits) {
        const touched = { cell, ...(digit && { digit }) };
        const verdict = judgeTouch(grid, drill.technique, touched, { ...table, steps });
        seen.add(verdict.kind === 'neither' ? verdict.reason.code : verdict.kind);
        check(verdict, touched, look);
      }
  }
  expect([...Object.keys(HOLDS), 'follows', 'pattern'].filter((code) => !seen.has(code))).toEqual([]);
});
