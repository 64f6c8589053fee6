import type { Corners } from '@pencilmark/scan';
import type { Seen } from './tasks.ts';

/** Where a puzzle has been seen by the camera, and since when it lies still there. */
export interface Track {
  readonly corners: Corners;
  /** Milliseconds. */
  readonly since: number;
  readonly latest: number;
  readonly isSharp: boolean;
}

/** How far a corner may stray, as a share of the frame. */
const STRAY = 0.01;
/** How long it lies still before a picture is taken, in milliseconds. */
const STILL = 600;
/** A puzzle that is missed for so long has only been overlooked. */
const BLINK = 250;

const isNear = (a: Corners, b: Corners): boolean =>
  a.every(([x, y], index) => Math.abs(x - b[index]![0]) <= STRAY && Math.abs(y - b[index]![1]) <= STRAY);

/**
 * The track after one more frame, seen at a moment. A puzzle that moves is still since that moment.
 */
export function followed(track: Track | undefined, seen: Seen | undefined, now: number): Track | undefined {
  if (!seen) return track && now - track.latest <= BLINK ? track : undefined;
  const isStill = track !== undefined && isNear(track.corners, seen.corners);
  // The corners of the first frame stay the measure: a slow drift is a move.
  const { corners, since } = isStill ? track : { corners: seen.corners, since: now };
  return { corners, since, latest: now, isSharp: seen.isSharp };
}

/** Whether it is time to take a picture. */
export const isSteady = ({ since, latest, isSharp }: Track): boolean => isSharp && latest - since >= STILL;
