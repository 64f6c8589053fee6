import type { Move } from '../game/game.ts';
import type { BitReader, BitWriter } from '../parts/bits.ts';

/** What the codes of moves count on. */
export interface Frame {
  readonly size: number;
  readonly cellCount: number;
}

type MoveOf<Do extends Move['do']> = Move & { readonly do: Do };

/** How a kind of moves is written. */
interface MoveCode<Do extends Move['do']> {
  /** It stands in links, so it never changes, and no other kind gets it. */
  readonly number: number;
  write(out: BitWriter, move: MoveOf<Do>, frame: Frame): void;
  read(from: BitReader, frame: Frame): MoveOf<Do>;
}

/** Kinds of moves that a code has room for. */
const KINDS = 32;
const COLOURS = 9;
const ERASED = ['digit', 'corner', 'centre', 'colour'] as const;
const PLACES = [undefined, 'corner', 'centre'] as const;

/** A note, a colour, or a candidate that is struck out: a digit of some cells, on or off. */
const marking = <Do extends 'corner' | 'centre' | 'colour' | 'ruledOut'>(number: number, kind: Do): MoveCode<Do> => ({
  number,
  write(out, { cells, digit, on }, frame) {
    writeCells(out, cells, frame);
    out.below(digit - 1, kind === 'colour' ? COLOURS : frame.size);
    out.isSo(on);
  },
  read(from, frame) {
    const cells = readCells(from, frame);
    const digit = from.below(kind === 'colour' ? COLOURS : frame.size) + 1;
    return { do: kind, cells, digit, on: from.isSo() } as MoveOf<Do>;
  },
});

/** THE table of the kinds of moves in a log. A kind of moves without a row does not compile. */
const CODES: { readonly [Do in Move['do']]: MoveCode<Do> } = {
  digit: {
    number: 0,
    write(out, { cells, digit, clean }, frame) {
      writeCells(out, cells, frame);
      out.below(digit - 1, frame.size);
      out.isSo(clean);
    },
    read(from, frame) {
      const cells = readCells(from, frame);
      return { do: 'digit', cells, digit: from.below(frame.size) + 1, clean: from.isSo() };
    },
  },
  corner: marking(1, 'corner'),
  centre: marking(2, 'centre'),
  colour: marking(3, 'colour'),
  ruledOut: marking(4, 'ruledOut'),
  erase: {
    number: 5,
    write(out, { cells, what }, frame) {
      writeCells(out, cells, frame);
      out.below(ERASED.indexOf(what), ERASED.length);
    },
    read: (from, frame) => ({ do: 'erase', cells: readCells(from, frame), what: ERASED[from.below(ERASED.length)]! }),
  },
  notes: {
    number: 6,
    write(out, { cells, sets, where }, frame) {
      writeCells(out, cells, frame);
      for (const set of sets) out.bits(set >>> 0, frame.size);
      out.below(PLACES.indexOf(where), PLACES.length);
    },
    read(from, frame) {
      const cells = readCells(from, frame);
      const sets = cells.map(() => from.bits(frame.size) | 0);
      const where = PLACES[from.below(PLACES.length)];
      return { do: 'notes', cells, sets, ...(where && { where }) };
    },
  },
  step: {
    number: 7,
    write(out, { placements, eliminations, clean }, frame) {
      for (const list of [placements, eliminations]) writeCandidates(out, list, frame);
      out.isSo(clean);
    },
    read(from, frame) {
      const [placements, eliminations] = [readCandidates(from, frame), readCandidates(from, frame)];
      return { do: 'step', placements, eliminations, clean: from.isSo() };
    },
  },
};

const BY_NUMBER: ReadonlyMap<number, MoveCode<Move['do']>> = new Map(
  Object.values(CODES).map((code) => [code.number, code as MoveCode<Move['do']>]),
);

/** Writes a move; of which kind only where that is another than that of the move before. */
export function writeMove(out: BitWriter, move: Move, before: Move | undefined, frame: Frame): void {
  const code = CODES[move.do] as MoveCode<Move['do']>;
  const isSame = move.do === before?.do;
  out.isSo(isSame);
  if (!isSame) out.below(code.number, KINDS);
  code.write(out, move, frame);
}

/** Reads a move; nothing when it is of a kind that is not known here. */
export function readMove(from: BitReader, before: Move | undefined, frame: Frame): Move | undefined {
  const isSame = from.isSo();
  const code = isSame ? before && CODES[before.do] : BY_NUMBER.get(from.below(KINDS));
  return code?.read(from, frame);
}

/** One cell, a set of cells as a bit for each, or a list of them, whichever is shorter. */
function writeCells(out: BitWriter, cells: readonly number[], { cellCount }: Frame): void {
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

function readCells(from: BitReader, { cellCount }: Frame): number[] {
  if (from.isSo()) return [from.below(cellCount)];
  if (from.isSo()) return Array.from({ length: cellCount }, (_, cell) => cell).filter(() => from.isSo());
  return listOf(from, from.number(2), () => from.below(cellCount));
}

interface Candidate {
  readonly cell: number;
  readonly digit: number;
}

function writeCandidates(out: BitWriter, list: readonly Candidate[], { cellCount, size }: Frame): void {
  out.number(list.length, 0);
  for (const { cell, digit } of list) {
    out.below(cell, cellCount);
    out.below(digit - 1, size);
  }
}

const readCandidates = (from: BitReader, { cellCount, size }: Frame): Candidate[] =>
  listOf(from, from.number(0), () => ({ cell: from.below(cellCount), digit: from.below(size) + 1 }));

/** So many things, or as many as there are: a broken text may name any number. */
function listOf<Thing>(from: BitReader, count: number, read: () => Thing): Thing[] {
  const list: Thing[] = [];
  while (list.length < count && !from.isOver) list.push(read());
  return list;
}
