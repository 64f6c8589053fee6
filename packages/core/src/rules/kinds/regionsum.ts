import type { Cell } from '../../sets/cells.ts';
import { defineKind, LINE, type NamedKind } from '../kind.ts';
import { addsAlike } from '../lowering.ts';

/** A line cut wherever it comes to another region, without the cells of no region. */
function stretches(line: readonly Cell[], boxes: readonly number[]): Cell[][] {
  const parts: Cell[][] = [];
  for (const [index, cell] of line.entries()) {
    if (boxes[cell]! < 0) continue;
    if (index > 0 && boxes[line[index - 1]!] === boxes[cell]) parts.at(-1)!.push(cell);
    else parts.push([cell]);
  }
  return parts;
}

export const regionsum: NamedKind<'regionsum'> = /* @__PURE__ */ defineKind({
  name: 'regionsum',
  says: 'every stretch of the line inside a region has the same sum',
  form: LINE,
  demandsOf: ({ cells: [line = []] }, frame) => {
    const [first, ...rest] = stretches(line, frame.boxes);
    return rest.map((stretch) => addsAlike(first!, stretch, frame));
  },
  signsOf: ({ cells: [line = []] }) => [{ kind: 'line', cells: line, role: 'regionsum', width: 0.14 }],
  isKept: ([digits = []], { cells: [line = []] }, { frame: { boxes } }) => {
    const sums: number[] = [];
    for (const [index, cell] of line.entries()) {
      const isSameRegion = index > 0 && boxes[line[index - 1]!] === boxes[cell];
      if (boxes[cell]! < 0) continue;
      if (isSameRegion) sums[sums.length - 1]! += digits[index]!;
      else sums.push(digits[index]!);
    }
    return new Set(sums).size <= 1;
  },
});
