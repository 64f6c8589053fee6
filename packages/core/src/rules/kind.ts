import type { Cell } from '../sets/cells.ts';
import { LARGEST_DIGIT_SET } from '../sets/digits.ts';
import type { Clue } from './clue.ts';
import { clueText } from './clue-text.ts';
import type { Demand } from './demand.ts';
import { type Fault, type FaultText, fault } from './fault.ts';
import { isOnBoard, type Place, placeFault, placeOf } from './places.ts';
import type { Frame, NamedRule } from './rule.ts';
import type { Sign } from './sign.ts';
import { toValue } from './values.ts';

/** The least and the greatest number of something; `size` stands for the size of the board. */
export type Bounds = readonly [least: number, most: number | 'size'];

/** How the clues of a kind are written. */
export interface Form {
  /**
   * How the cells of a list are ordered: `any` is a set of cells, a list in `either` order may be
   * read backwards, in `given` order it begins where it begins.
   */
  readonly order: 'any' | 'either' | 'given';
  /** How many lists of cells a clue has; default one. */
  readonly lists?: Bounds;
  /** How many cells a list has. */
  readonly cells: Bounds;
  /** How many numbers a clue has; default none. */
  readonly values?: Bounds;
  /** The numbers that setters give on a board of a size; default: any with which a clue is true. */
  readonly usual?: (size: number) => readonly (readonly number[])[];
  /** Whether a list may name a cell twice, as a line that crosses itself does. */
  readonly mayRepeat?: boolean;
  /** Where the cells of a list must lie; default anywhere. */
  readonly place?: Place;
  /** Whether a clue holds lists of other clues. */
  readonly hasAlternatives?: true;
  /** Whether the first number says how many extra cells the clues in a clue may name. */
  readonly hasExtras?: true;
}

/** A clue has no more extra cells. */
export const MOST_EXTRAS = 400;

/** The bounds of a count that has only a least number. */
export const atLeast = (least: number): Bounds => [least, Number.POSITIVE_INFINITY];

/** A line that is drawn through cells; it may cross itself. */
export const LINE = { order: 'either', cells: [2, Number.POSITIVE_INFINITY], mayRepeat: true } as const;

/** Two cells, in any order. */
export const TWO_CELLS = { order: 'any', cells: [2, 2] } as const;

/** A number outside the board, at the end of a row or column. */
export const OUTSIDE = { order: 'given', cells: [1, 'size'], values: [1, 1], place: 'line' } as const;

/** A kind of clues, clue by clue. */
export interface KindRow<Name extends string> {
  /** As written in a geometry id: "9x9:killer_15:r1c1-3". */
  readonly name: Name;
  readonly says: string;
  readonly form: Form;
  /** A further fault of a clue that has the form; undefined when there is none. */
  fault?(clue: Clue, frame: Frame): Fault | undefined;
  /** The form of a clue that ids use, where the order of lists does not decide. */
  normal?(clue: Clue): Clue;
  /** The demands of a clue on cells. */
  demandsOf(clue: Clue, frame: Frame): readonly Demand[];
  /** How a clue is drawn. */
  signsOf(clue: Clue, frame: Frame): readonly Sign[];
  /**
   * Whether a complete grid keeps a clue. It follows the printed rule and does not use the demands.
   * So tests can compare the two. `digits` has the values of each list of cells, `solution` the
   * values of all cells.
   */
  isKept(
    digits: readonly (readonly number[])[],
    clue: Clue,
    context: { readonly frame: Frame; readonly solution: ArrayLike<number> },
  ): boolean;
}

/** A kind of clues as a rule of a board that has some. */
export interface NamedKind<Name extends string> extends NamedRule<Name>, KindRow<Name> {
  /** The kind and its clues as in the id of a board: "killer_15:r1c1-3_7:r4c4-5". */
  idPart(frame: Frame): string;
}

/** A kind as a rule: the demands of all its clues together. */
export function defineKind<Name extends string>(row: KindRow<Name>): NamedKind<Name> {
  const ownClues = ({ clues }: Frame): readonly Clue[] => clues.filter(({ rule }) => rule === row.name);
  return {
    ...row,
    idPart: (frame) => [row.name, ...ownClues(frame).map((clue) => clueText(clue, frame.size))].join('_'),
    demands: (frame) => ownClues(frame).flatMap((clue) => row.demandsOf(clue, frame)),
    signs: (frame) => ownClues(frame).flatMap((clue) => row.signsOf(clue, frame)),
    holds: (digits, frame) => {
      const solution = Array.from(digits, (digit) => toValue(digit, frame));
      return ownClues(frame).every((clue) =>
        row.isKept(
          clue.cells.map((list) => list.map((cell) => solution[cell]!)),
          clue,
          { frame, solution },
        ),
      );
    },
  };
}

/** No number of a clue is greater. */
export const LARGEST_VALUE = 99_999;

/** The fault of a clue of a kind on a board; undefined for a sound clue. */
export function faultOf(kind: KindRow<string>, clue: Clue, frame: Frame): Fault | undefined {
  const { lists = [1, 1], cells, values = [0, 0], mayRepeat = false, place } = kind.form;
  const { size } = frame;
  const isCell = (cell: Cell): boolean => Number.isInteger(cell) && isOnBoard(...placeOf(cell, size), frame);
  const isValue = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= LARGEST_VALUE;
  if (size > LARGEST_DIGIT_SET)
    return fault('Clues need a board of at most {most} digits.', { most: LARGEST_DIGIT_SET });
  const wrongCount =
    countFault(clue.cells.length, lists, size, 'lists of cells') ??
    countFault(clue.values.length, values, size, 'numbers') ??
    clue.cells.map((list) => countFault(list.length, cells, size, 'cells')).find((found) => found !== undefined);
  const wrong = (text: FaultText, holes: Fault['holes'] = {}): Fault => fault(text, { kind: kind.name, ...holes });
  if (wrongCount !== undefined) return wrong(wrongCount.text, wrongCount.holes);
  if (!clue.values.every(isValue))
    return wrong('The numbers of "{kind}" are whole, from 0 to {most}.', { most: LARGEST_VALUE });
  if (!clue.cells.flat().every(isCell)) return wrong('A cell of "{kind}" is not on the board.');
  if (!mayRepeat && clue.cells.some((list) => new Set(list).size < list.length))
    return wrong('"{kind}" names a cell twice.');
  // The clues of alternatives have to be looked at before they can be put in order.
  if (kind.form.hasAlternatives) return kind.fault?.(clue, frame);
  const ordered = normalClue(kind, clue);
  const misplaced = place && ordered.cells.map((list) => placeFault(place, list, frame)).find(Boolean);
  return misplaced ?? kind.fault?.(ordered, frame);
}

function countFault(
  count: number,
  [least, most]: Bounds,
  size: number,
  noun: 'lists of cells' | 'numbers' | 'cells',
): Fault | undefined {
  const last = most === 'size' ? size : most;
  if (count >= least && count <= last) return undefined;
  const range =
    least === last ? '{least}' : last === Number.POSITIVE_INFINITY ? '{least} or more' : '{least} to {most}';
  return fault(`"{kind}" has {count} ${noun}; expected ${range}.`, { count, least, most: last });
}

/** A clue as its kind writes it: the same for all clues with the same meaning and look. */
export function normalClue(kind: KindRow<string>, clue: Clue): Clue {
  const { order } = kind.form;
  const cells = clue.cells.map((list) => {
    if (order === 'any') return [...list].sort((a, b) => a - b);
    const backwards = [...list].reverse();
    return order === 'either' && compareLists(backwards, list) < 0 ? backwards : list;
  });
  const of = kind.form.hasAlternatives && clue.of;
  const ordered = { rule: clue.rule, cells, values: clue.values, ...(of && { of }) };
  return kind.normal?.(ordered) ?? ordered;
}

/** Which of two lists of numbers comes first: negative, zero or positive. */
export function compareLists(a: readonly number[], b: readonly number[]): number {
  const differs = a.findIndex((number, index) => number !== b[index]);
  return differs === -1 || differs >= b.length ? a.length - b.length : a[differs]! - b[differs]!;
}

/** The order of clues of a kind: by their cells, then by their numbers. */
export const compareClues = (a: Clue, b: Clue): number =>
  compareLists(a.cells.flat(), b.cells.flat()) ||
  compareLists(
    a.cells.map((list) => list.length),
    b.cells.map((list) => list.length),
  ) ||
  compareLists(a.values, b.values) ||
  compareTexts(JSON.stringify(a.of) ?? '', JSON.stringify(b.of) ?? '');

/** Which of two texts comes first: negative, zero or positive. */
export const compareTexts = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
