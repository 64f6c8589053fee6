import type { BitReader, BitWriter } from '../../../ui/parts/bits.ts';

/** What the codes of moves count on. */
export interface Frame {
  readonly size: number;
  readonly cellCount: number;
}

/** One cell, a set of cells as a bit for each, or a list of them, whichever is shorter. */
export function writeCells(out: BitWriter, cells: readonly number[], { cellCount }: Frame): void {
  out.isSo(cells.length === 1);
  if (cells.length === 1) {
    out.below(cells[0]!, cellCount);
    return;
  }
  const isInOrder = cells.every((cell, at) => at === 0 || cell > cells[at - 1]!);
  const isMany = isInOrder && cells.length * Math.log2(cellCount) > cellCount;
  out.isSo(isMany);
  if (isMany) {
    const chosen = new Set(cells);
    for (let cell = 0; cell < cellCount; cell++) out.isSo(chosen.has(cell));
    return;
  }
  out.number(cells.length, 2);
  for (const cell of cells) out.below(cell, cellCount);
}

export function readCells(from: BitReader, { cellCount }: Frame): number[] {
  if (from.isSo()) return [from.below(cellCount)];
  if (from.isSo()) return Array.from({ length: cellCount }, (_, cell) => cell).filter(() => from.isSo());
  return listOf(from, Math.min(from.number(2), cellCount), () => from.below(cellCount));
}

interface Candidate {
  readonly cell: number;
  readonly digit: number;
}

export function writeCandidates(out: BitWriter, list: readonly Candidate[], { cellCount, size }: Frame): void {
  out.number(list.length, 0);
  for (const { cell, digit } of list) {
    out.below(cell, cellCount);
    out.below(digit - 1, size);
  }
}

export const readCandidates = (from: BitReader, { cellCount, size }: Frame): Candidate[] =>
  listOf(from, Math.min(from.number(0), cellCount * size), () => ({
    cell: from.below(cellCount),
    digit: from.below(size) + 1,
  }));

/**
 * So many things, or as many as there are. A broken text may name any number, and on a board of one
 * cell a thing takes no bit: so the number needs a bound of its own there.
 */
export function listOf<Thing>(from: BitReader, count: number, read: () => Thing): Thing[] {
  const list: Thing[] = [];
  while (list.length < count && !from.isOver) list.push(read());
  return list;
}
