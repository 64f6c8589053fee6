import type { Cell } from '../../sets/cells.ts';
import { digitBit } from '../../sets/digits.ts';
import { anyOf, type Demand } from '../demand.ts';
import { fault } from '../fault.ts';
import { upTo } from '../groups.ts';
import { defineKind, type NamedKind, OUTSIDE } from '../kind.ts';
import { readAlong } from '../lowering.ts';
import type { Frame } from '../rule.ts';
import { toValue, type Values } from '../values.ts';

/** How many sides a board has. From each side, one line begins with a given digit. */
const SIDES = 4;

/** All rows and columns from both ends, side by side. */
function sidesOf({ size }: Pick<Frame, 'size'>): Cell[][][] {
  const across = upTo(size).map((row) => upTo(size).map((column) => row * size + column));
  const down = upTo(size).map((column) => upTo(size).map((row) => row * size + column));
  const backwards = (lines: readonly Cell[][]): Cell[][] => lines.map((line) => [...line].reverse());
  return [across, backwards(across), down, backwards(down)];
}

/** The state of the comparison of two lines that begin with the same digit. */
type Comparison = 'start' | 'even' | 'below' | 'above' | 'free' | readonly [digit: number];

/** Whether the other line, where it begins with a digit, ranks below the line, or above it. */
const ranks = (
  [first = 0, ...rest]: readonly Cell[],
  [, ...line]: readonly Cell[],
  digit: number,
  ends: readonly Comparison[],
  values: Values,
): Demand =>
  readAlong<Comparison>([first, ...rest.flatMap((cell, index) => [cell, line[index]!])], values, {
    start: 'start',
    next: (state, value) => {
      if (state === 'start') return value === digit ? 'even' : 'free';
      if (state === 'even') return [value];
      if (typeof state === 'string') return state;
      return state[0] === value ? 'even' : state[0] < value ? 'below' : 'above';
    },
    isEnd: (state) => state === 'free' || ends.includes(state),
  });

export const fullrank: NamedKind<'fullrank'> = /* @__PURE__ */ defineKind({
  name: 'fullrank',
  says: 'the place of the line among all rows and columns, read as numbers from both ends; with a 1 it may share it',
  form: { ...OUTSIDE, values: [1, 2], usual: (size) => upTo(SIDES * size).map((index) => [index + 1]) },
  fault: ({ values: [rank = 0, mayTie] }, { size, rows, columns, hasLines }) => {
    if (rows !== size || columns !== size || !hasLines)
      return fault('A full rank is for boards whose lines hold every digit.');
    if (mayTie !== undefined && mayTie !== 1) return fault('The second number of a full rank is 1 or missing.');
    return rank < 1 || rank > SIDES * size
      ? fault('A full rank is from 1 to {most}.', { most: SIDES * size })
      : undefined;
  },
  demandsOf: ({ cells: [line = []], values: [rank = 1, mayTie] }, frame) => {
    // Each digit begins one line of each side, so the first digit follows from the rank.
    const first = Math.ceil(rank / SIDES);
    const below = (rank - 1) % SIDES;
    const otherSides = sidesOf(frame).filter((side) => !side.some((sideLine) => sideLine.join() === line.join()));
    const even: Comparison[] = mayTie ? ['even'] : [];
    const choices = upTo(2 ** otherSides.length).filter(
      (choice) => otherSides.filter((_, at) => (choice >> at) % 2).length === below,
    );
    const demandsIf = (choice: number): Demand[] =>
      otherSides.flatMap((side, at) => {
        const ends: Comparison[] = [(choice >> at) % 2 ? 'below' : 'above', ...even];
        return side.map((sideLine) => ranks(sideLine, line, toValue(first, frame), ends, frame));
      });
    return [
      { kind: 'digits', cells: line.slice(0, 1), digits: digitBit(first) },
      ...(choices.length === 1 ? demandsIf(choices[0]!) : [anyOf(choices.map(demandsIf))]),
    ];
  },
  signsOf: ({ cells: [line = []], values: [rank] }) => [
    { kind: 'outside', cells: line, role: 'ink', text: `#${rank}`, hasArrow: false },
  ],
  isKept: ([digits = []], { values: [rank = 0, mayTie] }, { frame, solution }) => {
    const order = (cells: readonly number[]): string => cells.map((digit) => String.fromCharCode(65 + digit)).join('');
    const own = order(digits);
    const all = sidesOf(frame)
      .flat()
      .map((line) => order(line.map((cell) => solution[cell]!)));
    const less = all.filter((text) => text < own).length;
    const same = all.filter((text) => text === own).length;
    return mayTie ? less < rank && rank <= less + same : same === 1 && less + 1 === rank;
  },
});
