import { popcount } from '../../../bits.ts';
import type { Geometry } from '../../../geometry/geometry.ts';
import type { Candidate } from '../../../puzzle/puzzle.ts';
import type { Cell } from '../../../sets/cells.ts';
import { type Digit, type DigitSet, digitBit, digitCount, digitsOf, hasDigit } from '../../../sets/digits.ts';
import { isOfBoxes } from '../../relations/crossings.ts';
import { candidatesOf, type Position } from '../../steps/position.ts';
import { makeIsNew } from '../../steps/results.ts';
import { cellMarks, houseMarks, markedAs, type Step } from '../../steps/step.ts';
import { defineTechnique } from '../../steps/technique.ts';

const SIDE = 3;
const SIZE = SIDE * SIDE;
const CHUTE = 0b111;

/** How many digits the base may choose from. With two, it is a pair. */
const FEWEST_DIGITS = 3;
const MOST_DIGITS = 4;

/** The digits of some cells, in the order of the cells. */
export interface Fill {
  readonly cells: readonly Cell[];
  readonly digits: readonly Digit[];
}

/**
 * Two base cells of a minirow, and two targets that hold the same two digits. It may lie on the
 * side: then lines are columns, and places are rows.
 *
 * ```text
 * B B .   . . .   . . .      Every digit needs a place in each of three cross lines: those of the
 * . . .   T . .   . . .      two targets, and that of the third cell beside the base. A digit of
 * . . .   . . .   . T .      the base cannot be in its box and its line. If elsewhere, and outside
 *     |   |         |        of the targets, it fits into at most two of the cross lines, then it
 *     |   |         |        is in a target.
 * ```
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

/** Whether a digit fits into three lines, which may have it at these places. */
const fitsThrice = (first: number, second: number, third: number): boolean =>
  first !== 0 &&
  second !== 0 &&
  third !== 0 &&
  popcount(first | second) > 1 &&
  popcount(first | third) > 1 &&
  popcount(second | third) > 1 &&
  popcount(first | second | third) > 2;

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

/** A target as a line and as which of the three cross lines it lies in. */
interface Target {
  readonly line: number;
  readonly at: number;
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

/** Whether every digit fits into two cross lines at most, without some lines and two targets. */
const isLocked = ({ masks }: Crossing, without: number, targets: readonly Target[]): boolean =>
  masks.every((mask) => {
    const [first, second, third] = mask.map((lines, at) =>
      targets.reduce((left, target) => (target.at === at ? left & ~(1 << target.line) : left), lines & ~without),
    );
    return !fitsThrice(first!, second!, third!);
  });

/** The pairs of targets that lock the digits of a base; at least one lies in its chute. */
function* targetsOf(crossing: Crossing, isTarget: (target: Target) => boolean): Generator<readonly [Target, Target]> {
  const chute = linesOfChute(crossing.line);
  const linesIn = (set: number): number[] => digitsOf(set).map((digit) => digit - 1);
  const near = [1, 2].map((at) =>
    linesIn(chute & ~(1 << crossing.line))
      .map((line) => ({ line, at }))
      .filter(isTarget),
  );
  // What fits without any cell of the chute, fits with some of them, too.
  if (isLocked(crossing, chute, []))
    for (const first of near[0]!)
      for (const second of near[1]!) if (isLocked(crossing, 0, [first, second])) yield [first, second];
  for (const at of [0, 1, 2])
    for (const line of linesIn(~chute & (CHUTE * 0b1001001))) {
      const far = { line, at };
      if (!isTarget(far) || !isLocked(crossing, chute, [far])) continue;
      for (const nearTarget of near.flat())
        if (nearTarget.at !== at && isLocked(crossing, 0, [nearTarget, far])) yield [nearTarget, far];
    }
}

/** Every exocet of a position, junior ones first in each chute. */
function* findExocets(position: Position): Generator<Exocet> {
  for (const isTurned of [false, true]) {
    const view = viewOf(position, isTurned);
    for (let line = 0; line < SIZE; line++)
      for (let third = 0; third < SIZE; third++)
        for (const crossing of crossingsAt(position, view, line, third)) yield* exocetsIn(position, view, crossing);
  }
}

/** The cross lines for a base that is beside a third cell of its minirow. */
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
  const [ones, twos] = [0, SIDE, 2 * SIDE].filter((start) => start !== left).map(placesIn);
  for (const first of ones!)
    for (const two of twos!) {
      const places = [third, first, two] as const;
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

function fillsOf({ candidates }: Position, base: readonly [Cell, Cell], targets: readonly [Cell, Cell]): Fill[] {
  const cells = [...base, ...targets];
  const fills: Fill[] = [];
  for (const first of digitsOf(candidates[base[0]]!))
    for (const second of digitsOf(candidates[base[1]]!))
      if (first !== second)
        for (const pair of [
          [first, second],
          [second, first],
        ])
          if (targets.every((cell, index) => hasDigit(candidates[cell]!, pair[index]!)))
            fills.push({ cells, digits: [first, second, ...pair] });
  return fills;
}

/**
 * What goes when some cells are filled in one of some ways: what no way has in its cells, and what
 * sees its digit in every way.
 */
export function lossesOfFills(position: Position, fills: readonly Fill[]): Candidate[] {
  const { geometry } = position;
  const cells = fills[0]!.cells;
  const inside = cells.flatMap((cell, index) => {
    const used = fills.reduce((set, { digits }) => set | digitBit(digits[index]!), 0);
    return candidatesOf(position, [cell], ~used);
  });
  const digits = new Set(fills.flatMap((fill) => fill.digits));
  const outside = [...digits]
    .sort((a, b) => a - b)
    .flatMap((digit) =>
      [...position.cellsWith(digit)]
        .filter((cell) => !cells.includes(cell))
        .filter((cell) =>
          fills.every((fill) =>
            fill.digits.some((chosen, at) => chosen === digit && geometry.peerSets[cell]!.has(cells[at]!)),
          ),
        )
        .map((cell) => ({ cell, digit })),
    );
  return [...inside, ...outside];
}

/** All exocets of a position, to be asked for through `get`. */
export const exocets = (position: Position): readonly Exocet[] => [...findExocets(position)];

function* stepsOf(position: Position, technique: string, isJunior: boolean): Generator<Step> {
  const isNew = makeIsNew();
  for (const exocet of position.get(exocets)) {
    if (exocet.isJunior !== isJunior) continue;
    const eliminations = lossesOfFills(position, exocet.fills);
    if (eliminations.length === 0 || !isNew(eliminations)) continue;
    const { base, targets, digits, lines } = exocet;
    yield {
      technique,
      placements: [],
      eliminations,
      marks: [
        ...houseMarks(lines, 'cover'),
        ...cellMarks(base, 'pattern'),
        ...cellMarks(targets, 'second'),
        ...markedAs('pattern', candidatesOf(position, base, digits)),
        ...markedAs('second', candidatesOf(position, targets, digits)),
      ],
      args: {
        base: { cells: base },
        targets: { cells: targets },
        digits: { digits: digitsOf(digits) },
        lines: { houses: lines },
      },
    };
  }
}

const EXOCET =
  '{base} hold two of {digits}. Each digit has a place in each of {lines}. If it is in one of {base}, it is nowhere else in their box and their line, and the cells of {lines} that are left, without {targets}, give it room in two of these three at most. So it is in one of {targets}: these two hold the same two digits as {base}.';

/** Exocets are looked for where boxes are three by three. */
export const supportsExocets = (geometry: Geometry): boolean =>
  isOfBoxes(geometry) && geometry.box?.width === SIDE && geometry.box.height === SIDE;

export const juniorExocet = defineTechnique({
  id: 'junior-exocet',
  name: 'Junior Exocet',
  family: 'patterns',
  says: EXOCET,
  supports: supportsExocets,
  find: (position) => stepsOf(position, 'junior-exocet', true),
});

export const seniorExocet = defineTechnique({
  id: 'senior-exocet',
  name: 'Senior Exocet',
  family: 'patterns',
  says: EXOCET,
  supports: supportsExocets,
  find: (position) => stepsOf(position, 'senior-exocet', false),
});
