/** A picture, row after row: one byte a pixel (grey) or four (red, green, blue, alpha). */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** `width · height` bytes, or four times as many. */
  readonly data: Uint8Array | Uint8ClampedArray;
}

/** A place in a picture, in pixels; (0, 0) is the upper left corner of the first pixel. */
export type Point = readonly [x: number, y: number];

/** The corners of a puzzle: top left, top right, bottom right, bottom left, as it is read. */
export type Corners = readonly [Point, Point, Point, Point];

/** The lines of a puzzle as they lie in a picture. */
export interface Lattice {
  readonly corners: Corners;
  /** How many cells a row has: 4, 6, 8, 9, 10, 12 or 16. */
  readonly size: number;
  /** How much the lines stand out from the middles of the cells, about 0…1. */
  readonly score: number;
  /** How far the crossings that were seen lie from the smooth mesh, in cells: the median. */
  readonly fit: number;
  /** The share of the pieces of inner lines, between two crossings each, that are seen, 0…1. */
  readonly complete: number;
  /** The same for the frame around them, 0…1. */
  readonly frame: number;
  /** The lines are lighter than the paper. */
  readonly isDark: boolean;
  /** Where the lines cross: (size + 1)² points x, y, row after row. */
  readonly crossings: Float64Array;
  /** Takes the unit square to the picture: nine numbers, row after row, the last is 1. */
  readonly homography: readonly number[];
}

/** Pixels of each side of the picture of a cell that the network reads. */
export const CELL_SIDE = 32;

/** The cells of a lattice, cut out one by one in reading order. */
export interface Cells {
  readonly count: number;
  /** `count · 32 · 32` numbers: ink is positive, the usual paper 0. */
  readonly pixels: Float32Array;
  /** The share of the middle of each cell that is ink, 0…1. */
  readonly ink: Float32Array;
  /**
   * How far anything in the middle of each cell lies from its paper, be it fainter than ink, in
   * levels of the colour that shows it best, 0…255.
   */
  readonly traces: Float32Array;
  /** Red, green and blue of the ink of each cell, 0…255; of the paper where a cell has no ink. */
  readonly inkColours: Uint8Array;
  /** Red, green and blue of the paper of each cell, 0…255. */
  readonly paperColours: Uint8Array;
}

/** Why no puzzle was read. */
export type Refusal = 'no-grid' | 'too-small' | 'blurred' | 'glare' | 'cut-off';

/** What a cell holds: a printed digit, one by hand, nothing, or small pencil marks. */
export type Kind = 'given' | 'entry' | 'blank' | 'marks';

/** What was read in a cell. */
export interface CellReading {
  /** 1…size, or 0. */
  readonly digit: number;
  readonly kind: Kind;
  /** How likely the reading is, 0…1. */
  readonly p: number;
  /** The second best digit, where there is one. */
  readonly other?: number;
  /** How likely each digit is: `size + 1` numbers, the first for no digit. */
  readonly digits: readonly number[];
}

/**
 * Why somebody should look at a cell. `unsure`: another reading is nearly as likely. `changed`: the
 * likeliest reading was given up, because the puzzle would not have exactly one solution. `ink`: no
 * digit was read, but there is much ink, or something faint on a highlighted cell. `conflict`: a
 * house has the digit twice. `kind`: the digit is clear, but a given may be an entry or the other
 * way round.
 */
export type DoubtReason = 'unsure' | 'changed' | 'ink' | 'conflict' | 'kind';

/** A cell that somebody should look at. */
export interface Doubt {
  /** Index of the cell, in reading order. */
  readonly cell: number;
  /** The digit that was read, 0 for none. */
  readonly read: number;
  /** The other digit that it may be, 0 for none; the same digit, where its kind is the doubt. */
  readonly other: number;
  /** How likely the reading is, 0…1. */
  readonly p: number;
  readonly why: DoubtReason;
}

/** How many solutions the digits of a board have; 'unknown' when the solver gave up. */
export type State = 'proper' | 'several' | 'none' | 'conflict' | 'unknown';

/** A puzzle in a picture. */
export interface Scanned {
  /** 4, 6, 8, 9, 10, 12 or 16. */
  readonly size: number;
  /** The id of the board, such as `9x9:3x3`. */
  readonly board: string;
  /** Ids of boards with rules that the colours of the picture hint at: to be confirmed. */
  readonly guesses: readonly string[];
  /** In reading order. */
  readonly cells: readonly CellReading[];
  /** The cells that somebody should look at, in reading order. */
  readonly doubts: readonly Doubt[];
  readonly state: State;
  readonly corners: Corners;
  /** Takes the unit square to the picture, as the puzzle is read: nine numbers. */
  readonly homography: readonly number[];
  readonly lattice: Lattice;
  /** Quarter turns clockwise from the lattice as it lies to the puzzle as it is read, 0…3. */
  readonly turn: number;
}

/** The stages of a scan, in their order. */
export type Stage = 'find' | 'cut' | 'read' | 'judge';

/** The result of a scan. */
export interface ScanResult {
  /** The puzzles of the picture: large ones in reading order, then the smaller puzzles. */
  readonly found: readonly Scanned[];
  /** Why there is none. */
  readonly why?: Refusal;
  /** Milliseconds by stage; zeros without a clock. */
  readonly stages: Readonly<Record<Stage, number>>;
}
