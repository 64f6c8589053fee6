/*
 * The search for exocets. A base is two cells of a minirow, with three or four digits together. The
 * third cell of the minirow and the two targets give the three cross lines:
 *
 *     B B c   . . .   . . .      Every digit needs a place in each of three cross lines: those of
 *     . . .   T . .   . . .      the two targets, and that of the third cell c beside the base. A
 *     . . .   . . .   . T .      digit of the base cannot be in its box and its line. If elsewhere,
 *         |   |         |        and outside of the targets, it fits into at most two of the cross
 *         |   |         |        lines, then it is in a target.
 *
 * For each base and each choice of cross lines, a `Crossing` has the lines in which each digit of
 * the base may stand there, as bits (`masks`). Targets lock the base when no digit fits into all
 * three cross lines without them (`isLocked`). At least one target lies in the chute of the base.
 */

import { popcount } from '../../../bits.ts';
import type { Geometry } from '../../../geometry/geometry.ts';
import type { Cell } from '../../../sets/cells.ts';
import { type Digit, type DigitSet, digitCount, digitsOf, hasDigit } from '../../../sets/digits.ts';
import type { Position } from '../../steps/position.ts';
import type { Fill } from './fills.ts';

export const SIDE = 3;
const SIZE = SIDE * SIDE;
const CHUTE = 0b111;

/** How many digits the base may choose from. With two, it is a pair. */
const FEWEST_DIGITS = 3;
const MOST_DIGITS = 4;

/**
 * Two base cells of a minirow, and two targets that hold the same two digits. It may lie on the
 * side: then lines are columns, and places are rows.
 */
export interface Exocet {
  readonly base: readonly [Cell, Cell];
  readonly targets: readonly [Cell, Cell];
  readonly digits: DigitSet;
  /** The cross lines, as indexes of houses. */
  readonly lines: readonly number[];
  /** Whether both targets lie in the chute of the base. */
  readonly isJunior: boolean;
  readonly chute: string;
  /** The ways to fill the base, then the targets. */
  readonly fills: readonly Fill[];
}

/** All exocets of a position, for `position.get`. Junior exocets come first in each chute. */
export const exocets = (position: Position): readonly Exocet[] => [...findExocets(position)];

function* findExocets(position: Position): Generator<Exocet> {
  for (const isTurned of [false, true]) {
    const view = viewOf(position, isTurned);
    for (let line = 0; line < SIZE; line++)
      for (let third = 0; third < SIZE; third++)
        for (const crossing of crossingsAt(position, view, line, third)) yield* exocetsIn(position, view, crossing);
  }
}

/** A board, as it stands or on its side. */
interface View {
  readonly isTurned: boolean;
  cellAt(line: number, place: number): Cell;
  /** By digit and place: the lines where the digit is or may be. */
  readonly linesWith: readonly (readonly number[])[];
}

function viewOf({ grid, candidates }: Position, isTurned: boolean): View {
  const cellAt = (line: number, place: number): Cell => (isTurned ? place * SIZE + line : line * SIZE + place);
  const linesWith = Array.from({ length: SIZE + 1 }, () => new Array<number>(SIZE).fill(0));
  for (let line = 0; line < SIZE; line++)
    for (let place = 0; place < SIZE; place++) {
      const cell = cellAt(line, place);
      const digit = grid.digits[cell]!;
      for (const present of digit === 0 ? digitsOf(candidates[cell]!) : [digit])
        linesWith[present]![place]! |= 1 << line;
    }
  return { isTurned, cellAt, linesWith };
}

/** Three cross lines, and where each digit of a base may be in them when the base has it. */
interface Crossing {
  readonly base: readonly [Cell, Cell];
  readonly line: number;
  readonly digits: DigitSet;
  /** First the place of the third cell beside the base. */
  readonly places: readonly [number, number, number];
  /** By digit of the base and cross line: lines as bits. */
  readonly masks: readonly (readonly number[])[];
}

const linesOfChute = (line: number): number => CHUTE << (line - (line % SIDE));

/** The crossings of the base beside a third cell: one cross line in each of the three stacks. */
function* crossingsAt({ candidates }: Position, view: View, line: number, third: number): Generator<Crossing> {
  const left = third - (third % SIDE);
  const placesIn = (start: number): number[] => [start, start + 1, start + 2];
  const base = placesIn(left)
    .filter((place) => place !== third)
    .map((place) => view.cellAt(line, place)) as [Cell, Cell];
  const digits = candidates[base[0]]! | candidates[base[1]]!;
  const count = digitCount(digits);
  if (count < FEWEST_DIGITS || count > MOST_DIGITS || base.some((cell) => candidates[cell] === 0)) return;
  const chute = linesOfChute(line);
  const [firsts, seconds] = [0, SIDE, 2 * SIDE].filter((start) => start !== left).map(placesIn);
  for (const first of firsts!)
    for (const second of seconds!) {
      const places = [third, first, second] as const;
      const masks = digitsOf(digits).map((digit) =>
        places.map((place, at) => view.linesWith[digit]![place]! & ~(at === 0 ? chute : 1 << line)),
      );
      yield { base, line, digits, places, masks };
    }
}

function* exocetsIn(position: Position, view: View, crossing: Crossing): Generator<Exocet> {
  const { base, line, digits, places } = crossing;
  const { isTurned } = view;
  const chute = linesOfChute(line);
  const cellOf = (target: Target): Cell => view.cellAt(target.line, places[target.at]!);
  for (const pair of targetsOf(crossing, (target) => (position.candidates[cellOf(target)]! & digits) !== 0)) {
    const targets = [cellOf(pair[0]), cellOf(pair[1])] as const;
    const fills = fillsOf(position, base, targets);
    if (fills.length === 0) continue;
    yield {
      base,
      targets,
      digits,
      lines: places.map((place) => houseCalled(position.geometry, isTurned ? 'row' : 'column', place + 1)),
      isJunior: pair.every((target) => (chute >>> target.line) & 1),
      chute: `${isTurned} ${Math.floor(line / SIDE)}`,
      fills,
    };
  }
}

const houseCalled = ({ houses }: Geometry, kind: string, number: number): number =>
  houses.findIndex((house) => house.kind === kind && house.number === number);

/** A target: its line, and the index of its cross line among the three. */
interface Target {
  readonly line: number;
  readonly at: number;
}

/** The pairs of targets that lock the digits of a base. At least one lies in its chute. */
function* targetsOf(crossing: Crossing, isTarget: (target: Target) => boolean): Generator<readonly [Target, Target]> {
  const chute = linesOfChute(crossing.line);
  const targetsIn = (lines: number, at: number): Target[] =>
    digitsOf(lines)
      .map((digit) => ({ line: digit - 1, at }))
      .filter(isTarget);
  const near = [1, 2].map((at) => targetsIn(chute & ~(1 << crossing.line), at));
  // A digit that fits without any cell of the chute also fits with some of them.
  if (isLocked(crossing, chute, []))
    for (const first of near[0]!)
      for (const second of near[1]!) if (isLocked(crossing, 0, [first, second])) yield [first, second];
  for (const at of [0, 1, 2])
    for (const far of targetsIn(~chute & (CHUTE * 0b1001001), at)) {
      if (!isLocked(crossing, chute, [far])) continue;
      for (const nearTarget of near.flat())
        if (nearTarget.at !== at && isLocked(crossing, 0, [nearTarget, far])) yield [nearTarget, far];
    }
}

/** Whether every digit fits into at most two cross lines, without some lines and targets. */
const isLocked = ({ masks }: Crossing, without: number, targets: readonly Target[]): boolean =>
  masks.every((mask) => {
    const [first, second, third] = mask.map((lines, at) =>
      targets.reduce((left, target) => (target.at === at ? left & ~(1 << target.line) : left), lines & ~without),
    );
    return !fitsThrice(first!, second!, third!);
  });

/** Whether a digit fits into three lines, which may have it at these places. */
const fitsThrice = (first: number, second: number, third: number): boolean =>
  first !== 0 &&
  second !== 0 &&
  third !== 0 &&
  popcount(first | second) > 1 &&
  popcount(first | third) > 1 &&
  popcount(second | third) > 1 &&
  popcount(first | second | third) > 2;

/** The ways to fill base and targets: both have the same two digits, in either order. */
function fillsOf({ candidates }: Position, base: readonly [Cell, Cell], targets: readonly [Cell, Cell]): Fill[] {
  const cells = [...base, ...targets];
  const fit = (pair: readonly Digit[]): boolean => targets.every((cell, at) => hasDigit(candidates[cell]!, pair[at]!));
  const fillsWith = (first: Digit, second: Digit): Fill[] =>
    [
      [first, second],
      [second, first],
    ]
      .filter(fit)
      .map((pair) => ({ cells, digits: [first, second, ...pair] }));
  const [firsts, seconds] = base.map((cell) => digitsOf(candidates[cell]!));
  return firsts!.flatMap((first) => seconds!.flatMap((second) => (first === second ? [] : fillsWith(first, second))));
}
