import type { Cell } from '../../sets/cells.ts';
import { defineKind, LINE, type NamedKind } from '../kind.ts';
import { addsAlike } from '../lowering.ts';

/** A line cut wherever it comes to another region. */
function stretches(line: readonly Cell[], regionOf: (cell: Cell) => number): Cell[][] {
  const parts: Cell[][] = [];
  for (const cell of line) {
    const last = parts.at(-1);
    if (last && regionOf(last[0]!) === regionOf(cell)) last.push(cell);
    else parts.push([cell]);
  }
  return parts;
}

export const regionsum: NamedKind<'regionsum'> = /* @__PURE__ */ defineKind({
  name: 'regionsum',
  says: 'every stretch of the line inside a region has the same sum',
  form: LINE,
  demandsOf: ({ cells: [line = []] }, { boxes }) => {
    const [first, ...others] = stretches(line, (cell) => boxes[cell]!);
    return others.map((stretch) => addsAlike(first!, stretch));
  },
  signsOf: ({ cells: [line = []] }) => [{ kind: 'line', cells: line, role: 'regionsum', width: 0.14 }],
  isKept: ([digits = []], { cells: [line = []] }, { frame: { boxes } }) => {
    const sums: number[] = [];
    for (const [index, cell] of line.entries()) {
      const isSameRegion = index > 0 && boxes[line[index - 1]!] === boxes[cell];
      if (isSameRegion) sums[sums.length - 1]! += digits[index]!;
      else sums.push(digits[index]!);
    }
    return new Set(sums).size === 1;
  },
});
