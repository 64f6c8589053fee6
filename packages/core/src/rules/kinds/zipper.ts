import type { Cell } from '../../sets/cells.ts';
import { defineKind, LINE, type NamedKind } from '../kind.ts';
import { addsAlike } from '../lowering.ts';

/** The pairs of cells at the same distance from the middle of a line. */
const sidesOf = (line: readonly Cell[]): (readonly [Cell, Cell])[] =>
  line.slice(0, Math.floor(line.length / 2)).map((cell, index) => [cell, line[line.length - 1 - index]!] as const);

export const zipper: NamedKind<'zipper'> = /* @__PURE__ */ defineKind({
  name: 'zipper',
  says: 'cells at the same distance from the middle of a line add up to the same, in an odd line to its middle cell',
  form: { ...LINE, cells: [3, Number.POSITIVE_INFINITY] },
  demandsOf: ({ cells: [line = []] }, frame) => {
    const isOdd = line.length % 2 === 1;
    const sides = sidesOf(line);
    const sum = isOdd ? [line[(line.length - 1) / 2]!] : sides[0]!;
    return (isOdd ? sides : sides.slice(1)).map((pair) => addsAlike(pair, sum, frame));
  },
  signsOf: ({ cells: [line = []] }) => [{ kind: 'line', cells: line, role: 'zipper', width: 0.14 }],
  isKept: ([line = []]) => {
    const sums = new Set<number>();
    for (let index = 0; index < line.length / 2; index++) {
      const mirrored = line.length - 1 - index;
      sums.add(index === mirrored ? line[index]! : line[index]! + line[mirrored]!);
    }
    return sums.size === 1;
  },
});
