import type { Blobs } from './ink.ts';

/** A group has so many members at least: a puzzle of 4×4 has four boxes. */
const LEAST_MEMBERS = 4;
/** Sides of neighbours differ by at most this part of the longer side. */
const MOST_DIFFERENCE = 0.25;
/** The middles of neighbours lie at most so many sides apart: a gap is narrower than half a box. */
const MOST_APART = 1.45;

/** A blob by its middle and its sides, in pixels. */
interface Part {
  readonly blob: number;
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly tall: number;
}

/**
 * Blobs of about one size that stand side by side, each group as a list of blobs: the boxes of a
 * puzzle that has gaps between them. Blobs smaller than `least` pixels are left out.
 */
export function groupsOf({ boxes, count }: Blobs, least: number): number[][] {
  const waiting = new Set<Part>();
  for (let blob = 0; blob < count; blob++) {
    const [left, top, right, bottom] = boxes.subarray(4 * blob, 4 * blob + 4) as unknown as number[];
    const [wide, tall] = [right! - left!, bottom! - top!];
    if (wide * tall >= least) waiting.add({ blob, x: left! + wide / 2, y: top! + tall / 2, wide, tall });
  }
  const groups: number[][] = [];
  for (const first of waiting) {
    waiting.delete(first);
    const members = [first];
    for (const member of members)
      for (const other of waiting)
        if (areNeighbours(member, other)) {
          waiting.delete(other);
          members.push(other);
        }
    if (members.length >= LEAST_MEMBERS) groups.push(members.map(({ blob }) => blob));
  }
  return groups;
}

const areNeighbours = (a: Part, b: Part): boolean =>
  isAbout(a.wide, b.wide) &&
  isAbout(a.tall, b.tall) &&
  Math.abs(a.x - b.x) <= MOST_APART * Math.max(a.wide, b.wide) &&
  Math.abs(a.y - b.y) <= MOST_APART * Math.max(a.tall, b.tall);

const isAbout = (a: number, b: number): boolean => Math.abs(a - b) <= MOST_DIFFERENCE * Math.max(a, b);
