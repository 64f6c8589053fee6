import { anyOf, type Demand } from '../demand.ts';
import { fault } from '../fault.ts';
import { atLeast, defineKind, type NamedKind } from '../kind.ts';
import { cellsWith, readAlong } from '../lowering.ts';
import { valuesOf } from '../values.ts';

/** An automaton has a state for each set of digits. */
const MOST_DIGITS = 10;

export const countdistinct: NamedKind<'countdistinct'> = /* @__PURE__ */ defineKind({
  name: 'countdistinct',
  says: 'each cell that counts says how many different digits the other cells hold',
  form: { order: 'any', lists: [2, 2], cells: atLeast(1) },
  fault: (_, { size }) =>
    size > MOST_DIGITS
      ? fault('"{kind}" is for boards of at most {most} digits.', { kind: 'countdistinct', most: MOST_DIGITS })
      : undefined,
  demandsOf: ({ cells: [control = [], cells = []] }, frame) => {
    const counts = valuesOf(frame).filter((count) => count > 0 && count <= cells.length);
    // A state is the set of digits that came before.
    const seen = (count: number): Demand =>
      readAlong<number>(cells, frame, {
        start: 0,
        next: (set, value) => set | (1 << (value - frame.least)),
        isEnd: (set) => set.toString(2).replaceAll('0', '').length === count,
      });
    return [anyOf(counts.map((count) => [...cellsWith(control, frame, (value) => value === count), seen(count)]))];
  },
  signsOf: ({ cells: [control = [], cells = []] }) => [
    { kind: 'ring', cells: control, role: 'grey' },
    { kind: 'area', cells: [...new Set(cells)], role: 'grey' },
  ],
  isKept: ([control = [], digits = []]) => control.every((count) => new Set(digits).size === count),
});
