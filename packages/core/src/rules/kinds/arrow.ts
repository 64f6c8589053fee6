import type { Cell } from '../../sets/cells.ts';
import { fault } from '../fault.ts';
import { atLeast, defineKind, type NamedKind } from '../kind.ts';
import { addsTimes, total } from '../lowering.ts';
import { placeOf } from '../places.ts';
import type { Sign } from '../sign.ts';

/** The longest bulb: a number of three digits. */
const LONGEST_BULB = 3;

/** The cell of a bulb where a shaft begins: the nearest to it. */
function rootOf(bulb: readonly Cell[], [first = 0]: readonly Cell[], size: number): Cell {
  const [row, column] = placeOf(first, size);
  const distanceTo = (cell: Cell): number => {
    const [ownRow, ownColumn] = placeOf(cell, size);
    return Math.max(Math.abs(ownRow - row), Math.abs(ownColumn - column));
  };
  return bulb.reduce((best, cell) => (distanceTo(cell) < distanceTo(best) ? cell : best));
}

export const arrow: NamedKind<'arrow'> = /* @__PURE__ */ defineKind({
  name: 'arrow',
  says: 'the digits on each shaft of an arrow add up to the number in its bulb',
  form: { order: 'given', lists: atLeast(2), cells: atLeast(1), mayRepeat: true },
  fault: ({ cells: [bulb = []] }) =>
    bulb.length > LONGEST_BULB || new Set(bulb).size < bulb.length
      ? fault('The bulb of an arrow has 1 to {most} different cells.', { most: LONGEST_BULB })
      : undefined,
  // The number in a bulb is read row by row, and from left to right.
  normal: (clue) => ({
    ...clue,
    cells: clue.cells.map((list, index) => (index === 0 ? [...list].sort((a, b) => a - b) : list)),
  }),
  demandsOf: ({ cells: [bulb = [], ...shafts] }, frame) =>
    shafts.map((shaft) => {
      const factors = [...bulb.map((_, index) => 10 ** (bulb.length - 1 - index)), ...shaft.map(() => -1)];
      return addsTimes([...bulb, ...shaft], factors, 0, frame);
    }),
  signsOf: ({ cells: [bulb = [], ...shafts] }, { size }) => [
    { kind: 'ring', cells: bulb, role: 'grey' },
    ...shafts.map((shaft): Sign => ({ kind: 'arrow', cells: [rootOf(bulb, shaft, size), ...shaft], role: 'grey' })),
  ],
  isKept: ([bulb = [], ...shafts]) => {
    const number = bulb.reduce((sum, digit) => sum * 10 + digit, 0);
    return shafts.every((shaft) => total(shaft) === number);
  },
});
