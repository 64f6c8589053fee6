import { INK_KINDS, type Ink, type InkKind, pointsAcross } from '../../../model/ink.ts';
import type { BitReader, BitWriter } from '../../../ui/parts/bits.ts';
import { type Frame, listOf } from './lists.ts';

/** Kinds of drawn things that a code has room for. */
const KINDS = 16;

export function writeInks(out: BitWriter, things: readonly Ink[], frame: Frame): void {
  out.number(things.length, 1);
  for (const [kind, ...numbers] of things) {
    out.below(INK_KINDS.indexOf(kind), KINDS);
    for (const [at, limit] of LIMITS[kind](frame).entries()) out.below(numbers[at]!, limit);
  }
}

/** Nothing when one of them is of a kind that is not known here. */
export function readInks(from: BitReader, frame: Frame): Ink[] | undefined {
  const things = listOf(from, from.number(1), () => readInk(from, frame));
  return things.every((thing) => thing !== undefined) ? things : undefined;
}

function readInk(from: BitReader, frame: Frame): Ink | undefined {
  const kind = INK_KINDS[from.below(KINDS)];
  return kind && [kind, ...LIMITS[kind](frame).map((limit) => from.below(limit))];
}

const points = ({ size }: Frame): number => pointsAcross(size) ** 2;
const candidate = ({ size, cellCount }: Frame): number[] => [cellCount, size + 1];

/** The limits of the numbers of a drawn thing, in their order. */
const LIMITS: { readonly [Kind in InkKind]: (frame: Frame) => number[] } = {
  note: candidate,
  line: (frame) => [points(frame), points(frame)],
  strong: (frame) => [...candidate(frame), ...candidate(frame), 2],
  weak: (frame) => [...candidate(frame), ...candidate(frame), 2],
  circle: (frame) => [points(frame)],
  cross: (frame) => [points(frame)],
};
