import type { Cell } from '../../sets/cells.ts';
import { anyOf } from '../demand.ts';
import { fault } from '../fault.ts';
import { upTo } from '../groups.ts';
import { defineKind, LINE, type NamedKind } from '../kind.ts';
import { readAlong } from '../lowering.ts';
import type { Values } from '../values.ts';

/** Whether a line ends where it begins. */
const isLoop = (line: readonly Cell[]): boolean => line.length > 2 && line[0] === line.at(-1);

/** Pieces of a sum, from the middle of a piece on; the same part of a piece must be left over. */
const inPieces = (cells: readonly Cell[], sum: number, part: number, values: Values) =>
  readAlong<number>(cells, values, {
    start: part,
    next: (before, digit) => (before + digit <= sum ? (before + digit) % sum : undefined),
    isEnd: (before) => before === part,
  });

export const sumline: NamedKind<'sumline'> = /* @__PURE__ */ defineKind({
  name: 'sumline',
  says: 'the line can be cut into pieces that each add up to the number; a closed line may be cut anywhere',
  form: { ...LINE, values: [1, 1], usual: () => [[10]] },
  fault: ({ values: [sum = 0] }) => (sum < 1 ? fault('The number of a sum line is at least 1.') : undefined),
  demandsOf: ({ cells: [line = []], values: [sum = 1] }, frame) =>
    isLoop(line)
      ? [anyOf(upTo(sum).map((part) => [inPieces(line.slice(1), sum, part, frame)]))]
      : [inPieces(line, sum, 0, frame)],
  signsOf: ({ cells: [line = []] }) => [{ kind: 'line', cells: line, role: 'regionsum', width: 0.06 }],
  isKept: ([digits = []], { cells: [line = []], values: [sum = 1] }) => {
    const round = isLoop(line) ? digits.slice(1) : digits;
    const starts = isLoop(line) ? round.keys() : [0];
    return [...starts].some((start) => {
      const turned = [...round.slice(start), ...round.slice(0, start)];
      // Each piece ends as soon as it has its sum.
      const rest = turned.reduce((piece, digit) => (piece + digit === sum ? 0 : piece + digit), 0);
      return rest === 0;
    });
  },
});
