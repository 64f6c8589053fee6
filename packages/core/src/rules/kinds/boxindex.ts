import { fault } from '../fault.ts';
import { defineKind, type NamedKind } from '../kind.ts';
import { indexed } from '../lowering.ts';
import { regionOf } from '../places.ts';

export const boxindex: NamedKind<'boxindex'> = /* @__PURE__ */ defineKind({
  name: 'boxindex',
  says: 'a marked cell at place p of its box says at which place of the box the digit p stands',
  form: { order: 'any', cells: [1, Number.POSITIVE_INFINITY] },
  fault: ({ cells: [cells = []] }, { boxes }) =>
    cells.some((cell) => boxes[cell]! < 0) ? fault('A marked cell lies in no box.') : undefined,
  demandsOf: ({ cells: [cells = []] }, frame) =>
    cells.flatMap((cell) => {
      const region = regionOf(cell, frame);
      return indexed(cell, region, region.indexOf(cell) + 1, frame);
    }),
  signsOf: ({ cells: [cells = []] }) => [{ kind: 'area', cells, role: 'indexer' }],
  isKept: ([digits = []], { cells: [cells = []] }, { frame: { boxes }, solution }) =>
    digits.every((digit, index) => {
      const inside = Array.from(boxes.keys()).filter((cell) => boxes[cell] === boxes[cells[index]!]);
      return solution[inside[digit - 1]!] === inside.indexOf(cells[index]!) + 1;
    }),
});
