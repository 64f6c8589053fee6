import type { CellReading, Corners, Doubt, Picture, Refusal } from '@pencilmark/scan';
import { task } from '../../engine/task.ts';

/** What is known about a puzzle before it is read: its corners, and what somebody said of it. */
export interface Wish {
  /** In the order in which the puzzle is read, the top left corner first. */
  readonly corners?: Corners;
  readonly size?: number;
  /** The id of its board. */
  readonly board?: string;
}

/** A puzzle of a picture, as a message. */
export interface ReadPuzzle {
  readonly size: number;
  readonly board: string;
  /** A board that tints or lines hint at, which the player should confirm. */
  readonly guess?: string | undefined;
  readonly corners: Corners;
  readonly cells: readonly CellReading[];
  readonly doubts: readonly Doubt[];
  /** Whether its digits make a puzzle with exactly one solution. */
  readonly isProper: boolean;
  /** The puzzle as if it had been photographed from straight above. */
  readonly straight: Picture;
}

/** What was read in a picture; why, where that is nothing. */
export interface ScannedPicture {
  readonly puzzles: readonly ReadPuzzle[];
  readonly why?: Refusal | undefined;
}

/** A picture as pixels, small enough to be read quickly, and what was read in it. */
export interface Opened {
  readonly picture: Picture;
  readonly scanned: ScannedPicture;
}

/** What is seen of a puzzle in a frame of the camera. */
export interface Seen {
  /** As shares of the width and the height of the frame. */
  readonly corners: Corners;
  /** Whether the lines are sharp enough to be read. */
  readonly isSharp: boolean;
}

/** What the thread that reads pictures can do. */
export const SCAN = {
  /** Loads what reading needs, so that the first picture does not wait for it. */
  warmUp: task<undefined, void>('scan.warmUp'),
  /** Reads a file or a frame of the camera; nothing where the browser cannot decode it. */
  open: task<{ readonly source: Blob | Picture }, Opened | undefined>('scan.open'),
  /** Reads a puzzle of a picture once more. */
  read: task<{ readonly picture: Picture; readonly wish: Wish }, ScannedPicture>('scan.read'),
  /** Looks where a puzzle lies in a frame. */
  look: task<{ readonly frame: Picture }, Seen | undefined>('scan.look'),
};
