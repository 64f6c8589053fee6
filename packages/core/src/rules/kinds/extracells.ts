import type { Clue } from '../clue.ts';
import { canFill, withExtras } from '../demand.ts';
import { type Fault, fault } from '../fault.ts';
import { defineKind, type KindRow, MOST_EXTRAS, type NamedKind } from '../kind.ts';
import type { Frame } from '../rule.ts';
import type { Sign } from '../sign.ts';
import { toValue } from '../values.ts';
import { cellsOfAll, type Inner, innerOf } from './inner.ts';

/** Kinds whose meaning depends on where their cells lie. */
const OF_PLACES: readonly string[] = [
  'regionsum',
  'minimum',
  'maximum',
  'boxindex',
  'colindex',
  'rowindex',
  'diagonal',
];

/** The cells of some clues, and of the clues in them. */
const allCells = (clues: readonly Clue[]): number[] =>
  cellsOfAll(clues.flatMap((clue) => [clue, ...(clue.of?.flat() ?? [])]));

const isOnBoard = (cell: number, { size }: Frame): boolean => cell < size ** 2;

/** A board with the extra cells of a clue. */
const withExtraCells = (frame: Frame, { values: [count = 0] }: Clue): Frame => ({ ...frame, extras: count });

function faultOf(clue: Clue, frame: Frame, inner: Inner): Fault | undefined {
  const [count = 0] = clue.values;
  const [clues = []] = clue.of ?? [];
  if (count < 1 || count > MOST_EXTRAS)
    return fault('"{kind}" has {count} cells; expected 1 to {most}.', { kind: 'extracells', count, most: MOST_EXTRAS });
  if (clue.of?.length !== 1 || clues.length === 0)
    return fault('"{kind}" has one list of clues.', { kind: 'extracells' });
  for (const part of clues) {
    const misplaced = [part, ...(part.of?.flat() ?? [])].find(
      ({ rule, cells }) => OF_PLACES.includes(rule) && !cells.flat().every((cell) => isOnBoard(cell, frame)),
    );
    if (misplaced)
      return fault('"{kind}" asks where cells lie, and extra cells lie nowhere.', { kind: misplaced.rule });
    const wrong = inner.fault('extracells', part, withExtraCells(frame, clue));
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

/** Clues of other kinds that may name cells beside the board. */
export const extraCellsOf = (kinds: readonly KindRow<string>[]): NamedKind<'extracells'> => {
  const inner = innerOf(kinds);
  return defineKind({
    name: 'extracells',
    says: 'cells beside the board can be filled so that all clues of the list hold',
    form: {
      order: 'any',
      lists: [0, 0],
      cells: [0, 0],
      values: [1, 1],
      hasAlternatives: true,
      hasExtras: true,
    },
    fault: (clue, frame) => faultOf(clue, frame, inner),
    // Extra cells lie nowhere, so no cells of the clue stand for the whole clue.
    normal: (clue) => ({ ...clue, cells: [], of: inner.normal(clue.of) }),
    demandsOf: (clue, frame) => {
      const inside = withExtraCells(frame, clue);
      const demands = (clue.of?.flat() ?? []).flatMap((part) => inner.known(part).demandsOf(part, inside));
      return [withExtras(frame.size ** 2, clue.values[0]!, frame.size, demands)];
    },
    signsOf: (clue, frame) => {
      const clues = clue.of?.flat() ?? [];
      const signs = clues.flatMap((part) => inner.known(part).signsOf(part, withExtraCells(frame, clue)));
      const drawn = signs.filter(({ cells }) => cells.every((cell) => isOnBoard(cell, frame)));
      const area: Sign = {
        kind: 'area',
        cells: allCells(clues).filter((cell) => isOnBoard(cell, frame)),
        role: 'grey',
      };
      return drawn.length > 0 || area.cells.length === 0 ? drawn : [area];
    },
    isKept: (_, clue, { frame, solution }) => {
      const inside = withExtraCells(frame, clue);
      const extras = { first: frame.size ** 2, count: clue.values[0]!, size: frame.size };
      const digits = Array.from(solution, (value) => value - frame.least + 1);
      return canFill(extras, digits, clue.of?.flat() ?? [], (part, filled) =>
        inner.isKept(part, { frame: inside, solution: filled.map((digit) => toValue(digit, frame)) }),
      );
    },
  });
};
