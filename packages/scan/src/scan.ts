import { type Geometry, geometryOf } from '@pencilmark/core/geometry';
import { checkOptions, fail, type KeysOf } from '@pencilmark/core/result';
import type { Solver } from '@pencilmark/core/solve';
import { cutCells } from './cells.ts';
import { findLattices, latticeAt } from './find.ts';
import { boardsOf } from './judge/boards.ts';
import { guessesOf } from './judge/guesses.ts';
import { type Judged, judgeCells } from './judge/judge.ts';
import { isPuzzleLike } from './judge/puzzle-like.ts';
import { type Network, readCells } from './network/network.ts';
import { areaOf } from './points.ts';
import { turnedLattice } from './turned.ts';
import type { Cells, Corners, Lattice, Picture, Refusal, Scanned, ScanResult, Stage } from './types.ts';

/** What is known before a picture is read, and how it is read. */
export interface ScanOptions {
  /** What tells digits apart: `await loadNetwork()`. */
  readonly network: Network;
  /** The corners of the puzzle, if somebody has pointed at them. Then it is read in any case. */
  readonly corners?: Corners;
  /** How many cells a row has; default: it is told from the lines. */
  readonly size?: number;
  /** Quarter turns clockwise until the puzzle stands upright, 0…3; default: it is found out. */
  readonly turn?: number;
  /** The id of the board, such as `9x9:x`; default: the usual boxes. */
  readonly board?: string;
  /** How many puzzles of a picture are read at most; default: 6. */
  readonly most?: number;
  /** Solvers to choose from, best first; default: two of core. */
  readonly solvers?: readonly Solver[];
  /** A clock in milliseconds, for the times of the stages; default: none, and they are 0. */
  readonly now?: () => number;
}

const KEYS: KeysOf<ScanOptions> = {
  network: true,
  corners: true,
  size: true,
  turn: true,
  board: true,
  most: true,
  solvers: true,
  now: true,
};

const MOST_PUZZLES = 6;

/** By so much another way of holding the picture must be surer to be believed. */
const CLEARLY_SURER = 0.05;
/** A proper reading that is surer than this is not turned. */
const SURE = -0.05;

/**
 * Reads the puzzles of a picture: digits, kinds, and doubts about them. Where there is none, `why`
 * tells the reason. It takes some tenths of a second, opens no file and asks no network.
 */
export function scan(picture: Picture, options: ScanOptions): ScanResult {
  checkOptions('scan', options, KEYS);
  checkPicture(picture);
  const { now = () => 0 } = options;
  const stages: Record<Stage, number> = { find: 0, cut: 0, read: 0, judge: 0 };
  const timed: Timed = (stage, work) => {
    const start = now();
    const value = work();
    stages[stage] += now() - start;
    return value;
  };
  const { lattices, why } = timed('find', () => latticesOf(picture, options));
  const read = lattices
    .slice(0, options.most ?? MOST_PUZZLES)
    .map((lattice) => readLattice(picture, lattice, options, timed));
  const found = options.corners ? read : read.filter(({ judged, lattice }) => isPuzzleLike(judged, lattice));
  // Newspapers print yesterday's solution small beside the puzzle.
  found.sort((a, b) => areaOf(b.lattice.corners) - areaOf(a.lattice.corners));
  return {
    found: found.map(scannedOf),
    ...(found.length === 0 && { why: why ?? 'no-grid' }),
    stages,
  };
}

type Timed = <Value>(stage: Stage, work: () => Value) => Value;

function checkPicture({ width, height, data }: Picture): void {
  const bytes = data.length / (width * height);
  if (bytes !== 1 && bytes !== 4)
    fail(`a picture of ${width}×${height} pixels with ${data.length} bytes; expected one byte a pixel, or four`);
}

/** A lattice held in one way, with what was read in it. */
interface Read {
  readonly lattice: Lattice;
  readonly turn: number;
  readonly cells: Cells;
  readonly judged: Judged;
}

/** Lattices to read: at the corners that are given, or those that are found. */
function latticesOf(picture: Picture, { corners, size }: ScanOptions): { lattices: readonly Lattice[]; why?: Refusal } {
  if (corners) return { lattices: [latticeAt(picture, corners, { size })] };
  return { lattices: findLattices(picture, { size }) };
}

/** Reads a lattice as it was found, and turned where that is not sure. */
function readLattice(picture: Picture, found: Lattice, options: ScanOptions, timed: Timed): Read {
  const readTurned = (turn: number): Read => {
    const lattice = turnedLattice(found, turn);
    const cells = timed('cut', () => cutCells(picture, lattice));
    const answers = timed('read', () => readCells(options.network, cells));
    return { lattice, turn, cells, judged: timed('judge', () => judgeBoards(answers, lattice, cells, options)) };
  };
  const first = readTurned(options.turn ?? 0);
  if (options.turn !== undefined || (first.judged.state === 'proper' && first.judged.sureness > SURE)) return first;
  const others = [1, 2, 3].map(readTurned);
  return others.reduce((best, other) => (meritOf(other) > meritOf(best) + CLEARLY_SURER ? other : best), first);
}

/** A proper reading counts as much as being a good deal surer. */
const meritOf = ({ judged }: Read): number => judged.sureness + (judged.state === 'proper' ? 2 * CLEARLY_SURER : 0);

/** Judges a lattice on each board that it may mean, until one gives a proper reading. */
function judgeBoards(answers: Float32Array, lattice: Lattice, facts: Cells, { board, solvers }: ScanOptions): Judged {
  const boards = board === undefined ? boardsOf(lattice.size) : [boardNamed(board, lattice.size)];
  const isWeak = isWeakLattice(lattice);
  let first: Judged | undefined;
  for (const geometry of boards) {
    const judged = judgeCells({ geometry, answers, facts, isWeak, solvers });
    if (judged.state === 'proper') return judged;
    first ??= judged;
  }
  return first!;
}

function boardNamed(id: string, size: number): Geometry {
  const board = geometryOf(id);
  if (!board.ok) return fail(board.error.message);
  return board.value.size === size ? board.value : fail(`board ${id} for ${size} cells a row`);
}

/** A lattice that stands out so little, or fits so badly, may be out of place. */
const isWeakLattice = ({ score, fit, complete }: Lattice): boolean => score < 0.08 || fit > 0.06 || complete < 0.75;

function scannedOf({ lattice, turn, cells, judged }: Read): Scanned {
  const { geometry, doubts, state } = judged;
  const { size, corners, homography } = lattice;
  const guesses = guessesOf(geometry, cells.paperColours);
  return {
    size,
    board: geometry.id,
    guesses,
    cells: judged.cells,
    doubts,
    state,
    corners,
    homography,
    lattice,
    turn,
  };
}
