import type { Cell } from '../../sets/cells.ts';
import { anyOf, type Demand } from '../demand.ts';
import { fault } from '../fault.ts';
import { upTo } from '../groups.ts';
import { atLeast, defineKind, type NamedKind } from '../kind.ts';
import { cellsWith, related } from '../lowering.ts';
import type { Frame } from '../rule.ts';
import { valuesOf } from '../values.ts';

/** How many digits at the beginning of a list are the same. */
const runOf = (digits: readonly number[]): number => {
  const changeAt = digits.findIndex((digit) => digit !== digits[0]);
  return changeAt < 0 ? digits.length : changeAt;
};

/** An arm whose first `length` cells hold the same digit, and the next cell another digit. */
const hasRun = (arm: readonly Cell[], length: number, frame: Frame): Demand[] => [
  ...related(
    arm.slice(1, length).map((cell) => [arm[0]!, cell] as const),
    frame,
    (a, b) => a === b,
  ),
  ...related(
    arm.slice(length, length + 1).map((cell) => [arm[0]!, cell] as const),
    frame,
    (a, b) => a !== b,
  ),
];

/** All ways to give each arm a length so that they make a total. */
function lengthsOf(arms: readonly (readonly Cell[])[], total: number): number[][] {
  const [arm, ...rest] = arms;
  if (!arm) return total === 0 ? [[]] : [];
  return upTo(Math.min(arm.length, total)).flatMap((index) =>
    lengthsOf(rest, total - index - 1).map((lengths) => [index + 1, ...lengths]),
  );
}

export const samerun: NamedKind<'samerun'> = /* @__PURE__ */ defineKind({
  name: 'samerun',
  says: 'the digit of the first cell, and the number more, says how far its arms hold the same, the first cell once',
  form: { order: 'given', lists: [2, 5], cells: atLeast(1), values: [0, 1], usual: () => [[], [1]] },
  fault: ({ cells: [control = [], ...arms] }) => {
    if (control.length !== 1) return fault('"{kind}" has one cell that counts.', { kind: 'samerun' });
    return new Set(arms.map(([first]) => first)).size > 1
      ? fault('The arms of "{kind}" begin with the same cell.', { kind: 'samerun' })
      : undefined;
  },
  demandsOf: ({ cells: [control = [], ...arms], values: [more = 0] }, frame) => [
    anyOf(
      valuesOf(frame).flatMap((count) =>
        lengthsOf(arms, count + more + arms.length - 1).map((lengths) => [
          ...cellsWith(control, frame, (said) => said === count),
          ...lengths.flatMap((length, index) => hasRun(arms[index]!, length, frame)),
        ]),
      ),
    ),
  ],
  signsOf: ({ cells: [control = [], ...arms] }) => [
    { kind: 'ring', cells: control, role: 'grey' },
    { kind: 'area', cells: [...new Set(arms.flat())], role: 'grey' },
  ],
  isKept: ([[count = 0] = [], ...arms], { values: [more = 0] }) =>
    arms.reduce((sum, arm) => sum + runOf(arm) - 1, 1) === count + more,
});
