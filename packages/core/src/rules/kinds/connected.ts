import { pieceOf } from '../demand.ts';
import { fault } from '../fault.ts';
import { defineKind, type NamedKind } from '../kind.ts';
import { digitsThat } from '../lowering.ts';
import { touching } from '../places.ts';
import { greatestOf, isValueOf } from '../values.ts';

export const connected: NamedKind<'connected'> = /* @__PURE__ */ defineKind({
  name: 'connected',
  says: 'the cells with the digits named are connected; the first number says how many they are, if it is not 0',
  form: {
    order: 'any',
    cells: [1, Number.POSITIVE_INFINITY],
    values: [2, Number.POSITIVE_INFINITY],
    usual: () => [
      [0, 1, 2],
      [0, 3],
      [2, 1],
    ],
  },
  fault: ({ values: [, ...digits] }, frame) =>
    digits.every((value) => isValueOf(value, frame))
      ? undefined
      : fault('The digits are from {least} to {most}.', { least: frame.least, most: greatestOf(frame) }),
  normal: (clue) => {
    const [count = 0, ...digits] = clue.values;
    return { ...clue, values: [count, ...new Set(digits.sort((a, b) => a - b))] };
  },
  demandsOf: ({ cells: [cells = []], values: [count = 0, ...digits] }, frame) => [
    {
      kind: 'connected',
      cells,
      near: touching(cells, frame.size),
      digits: digitsThat(frame, (value) => digits.includes(value)),
      least: count,
      most: count === 0 ? cells.length : count,
    },
  ],
  signsOf: ({ cells: [cells = []] }) => [{ kind: 'area', cells, role: 'grey' }],
  isKept: ([held = []], { cells: [cells = []], values: [count = 0, ...digits] }, { frame }) => {
    const places = [...held.keys()].filter((place) => digits.includes(held[place]!));
    const isWhole = pieceOf(places, touching(cells, frame.size)).size === places.length;
    return isWhole && (count === 0 || places.length === count);
  },
});
