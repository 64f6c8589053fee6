import type { Move } from '../../../model/game.ts';
import type { BitReader, BitWriter } from '../../../ui/parts/bits.ts';
import { readInks, writeInks } from './inks.ts';
import { type Frame, readCandidates, readCells, writeCandidates, writeCells } from './lists.ts';

type MoveOf<Do extends Move['do']> = Move & { readonly do: Do };

/** How a kind of moves is written. */
interface MoveCode<Do extends Move['do']> {
  /** It stands in links, so it never changes, and no other kind gets it. */
  readonly number: number;
  write(out: BitWriter, move: MoveOf<Do>, frame: Frame): void;
  /** Nothing when it holds a part that only a later version knows. */
  read(from: BitReader, frame: Frame): MoveOf<Do> | undefined;
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
  ink: {
    number: 8,
    write(out, { things, colour, on }, frame) {
      writeInks(out, things, frame);
      out.below(colour, COLOURS + 1);
      out.isSo(on);
    },
    read(from, frame) {
      const things = readInks(from, frame);
      if (!things) return undefined;
      return { do: 'ink', things, colour: from.below(COLOURS + 1), on: from.isSo() };
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
