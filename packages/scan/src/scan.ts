import { type Geometry, geometryOf } from '@pencilmark/core/geometry';
import { COUNT, check, checkOptions, FUNCTION, fail, type KeysOf, TEXT, within } from '@pencilmark/core/result';
import type { Solver } from '@pencilmark/core/solve';
import { SOME_SOLVERS } from '@pencilmark/core/solve';
import { aspectOf, cutCells, cutSquares } from './cells.ts';
import { A_NETWORK, A_PICTURE, A_TURN, CORNERS } from './expected.ts';
import { findLattices, latticeAt } from './find.ts';
import { type Beliefs, beliefsOf } from './judge/beliefs.ts';
import { boardsOf } from './judge/boards.ts';
import { guessesOf } from './judge/guesses.ts';
import { type Judged, judgeCells } from './judge/judge.ts';
import { hasClearLines, isPuzzleLike } from './judge/puzzle-like.ts';
import { SETTINGS } from './judge/settings.ts';
import { finestCell, finestOf, LEAST_CELL } from './lattice.ts';
import { type Network, readCells } from './network/network.ts';
import { areaOf } from './points.ts';
import { refusalOf } from './refusal.ts';
import { regionsOf } from './regions.ts';
import { turnedLattice } from './turned.ts';
import type { Cells, Corners, Lattice, Picture, Scanned, ScanResult, Stage } from './types.ts';

/** What is known before a picture is read, and how it is read. */
export interface ScanOptions {
  /** What recognises digits: `await loadNetwork()`. */
  readonly network: Network;
  /** The corners of the puzzle, if somebody has pointed at them. Then it is read in any case. */
  readonly corners?: Corners;
  /** How many cells a row has; default: the lines decide. */
  readonly size?: number;
  /** Quarter turns clockwise until the puzzle stands upright, 0…3; default: the digits decide. */
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
  network: A_NETWORK,
  corners: CORNERS,
  size: within(4, 16),
  turn: A_TURN,
  board: TEXT,
  most: COUNT,
  solvers: SOME_SOLVERS,
  now: FUNCTION,
};

const MOST_PUZZLES = 6;

/** Crossings that lie farther from where the corners put them, in cells, are a bad fit. */
const WORST_FIT = 0.06;
/** By so much another way of holding the picture must be surer to be believed. */
const CLEARLY_SURER = 0.05;
/** Cells whose shorter side is longer than this part of the other are cut out as they are. */
const SQUARE = 0.8;
/** Lines that converge no more, by the last row of the homography, are parallel. */
const STRAIGHT = 0.03;
/** A proper reading that is surer than this is not turned. */
const SURE = -0.05;

/**
 * Reads the puzzles of a picture: digits, kinds, and doubts about them. Where there is none, `why`
 * gives the reason. It takes some tenths of a second, opens no file and uses no network.
 *
 *     const picture = { width: 64, height: 64, data: new Uint8Array(4096).fill(255) };
 *     scan(picture, { network: plainNetwork() }).why      // 'too-small'
 */
export function scan(picture: Picture, options: ScanOptions): ScanResult {
  checkOptions('scan', options, KEYS);
  check('scan', 'picture', picture, A_PICTURE);
  check('scan', 'network', options.network, A_NETWORK);
  const clock = clockOf(options.now);
  const lattices = clock.timed('find', () => latticesOf(picture, options));
  const read = lattices
    .slice(0, options.most ?? MOST_PUZZLES)
    .flatMap((lattice) => readLattice({ picture, options, clock }, lattice) ?? []);
  return {
    found: inOrder(read).map(scannedOf),
    ...(read.length === 0 && { why: refusalOf(picture, lattices) }),
    stages: clock.stages,
  };
}

/** Newspapers print yesterday's solution small beside the puzzle: what is smaller comes later. */
const SMALLER = 0.6;

/** Large puzzles in reading order, then the smaller puzzles. */
function inOrder(read: readonly Read[]): Read[] {
  const largest = Math.max(...read.map(({ lattice }) => areaOf(lattice.corners)));
  const placeOf = ({ lattice: { corners } }: Read): readonly number[] => {
    const isSmall = areaOf(corners) < SMALLER * largest;
    const [x, y] = [0, 1].map((axis) => (corners[0][axis]! + corners[2][axis]!) / 2);
    return [isSmall ? 1 : 0, Math.round(y! / Math.sqrt(largest)), x!];
  };
  const byPlace = (a: readonly number[], b: readonly number[]): number =>
    a.map((value, at) => value - b[at]!).find((difference) => difference !== 0) ?? 0;
  return read.toSorted((a, b) => byPlace(placeOf(a), placeOf(b)));
}

/** Lattices to read: at the corners that are given, or those of a search. */
const latticesOf = (picture: Picture, { corners, size }: ScanOptions): readonly Lattice[] =>
  corners ? [latticeAt(picture, corners, { size })] : findLattices(picture, { size });

/** What one scan works with. */
interface Task {
  readonly picture: Picture;
  readonly options: ScanOptions;
  readonly clock: Clock;
}

/** A lattice in one of its turns, and what its cells look like. */
interface Look {
  readonly lattice: Lattice;
  readonly turn: number;
  readonly cells: Cells;
  readonly beliefs: Beliefs;
  /** What it may mean, the likeliest first. */
  readonly boards: readonly Geometry[];
}

interface Read extends Look {
  readonly judged: Judged;
}

/**
 * Reads a lattice as it lies, and turned where that is not sure. Nothing when it does not look
 * like a puzzle, unless somebody has pointed at it.
 */
function readLattice(task: Task, lattice: Lattice): Read | undefined {
  const { corners, turn } = task.options;
  const first = lookAt(task, lattice, turn ?? 0);
  const isUpright = isLikely(first);
  const read = isUpright || corners !== undefined ? judgeLook(task, first) : undefined;
  const isSure = read?.judged.state === 'proper' && first.beliefs.sureness > SURE;
  if (isSure || turn !== undefined || !(read || hasClearLines(lattice))) return read;
  const [best] = [1, 2, 3]
    .map((other) => lookAt(task, lattice, other))
    .filter(isLikely)
    .sort((a, b) => b.beliefs.sureness - a.beliefs.sureness);
  if (!best) return read;
  const isBetter = !isUpright || best.beliefs.sureness > first.beliefs.sureness + CLEARLY_SURER;
  return isBetter ? judgeLook(task, best) : read;
}

const isLikely = ({ beliefs, boards, lattice }: Look): boolean => isPuzzleLike(beliefs, boards[0]!, lattice);

function lookAt(task: Task, unturned: Lattice, turn: number): Look {
  const { picture, options, clock } = task;
  const lattice = turnedLattice(unturned, turn);
  const boards = clock.timed('cut', () => boardsFor(picture, lattice, options));
  const lookBy = (cut: typeof cutSquares): Look => {
    const cells = clock.timed('cut', () => cut(picture, lattice));
    const answers = clock.timed('read', () => readCells(options.network, cells));
    const beliefs = beliefsOf(answers, lattice.size, cells.ink, SETTINGS.inkRule);
    return { lattice, turn, cells, beliefs, boards };
  };
  const whole = lookBy(cutCells);
  const aspect = aspectOf(lattice);
  // From aside, digits are as narrow as their cells, and lines converge. On a screen they do not.
  const converges = Math.max(...lattice.homography.slice(6, 8).map(Math.abs)) > STRAIGHT;
  if (converges || Math.min(aspect, 1 / aspect) > SQUARE) return whole;
  const squares = lookBy(cutSquares);
  return squares.beliefs.sureness > whole.beliefs.sureness ? squares : whole;
}

/** Judges a lattice on each board that it may mean, until one gives a proper reading. */
function judgeLook({ options, clock }: Task, look: Look): Read {
  const { lattice, cells: facts, beliefs, boards } = look;
  const { solvers } = options;
  const isWeak = !hasClearLines(lattice) || lattice.fit > WORST_FIT || isCrowded(lattice);
  let first: Judged | undefined;
  for (const geometry of boards) {
    const judged = clock.timed('judge', () => judgeCells({ geometry, beliefs, facts, isWeak, solvers }));
    if (judged.state === 'proper') return { ...look, judged };
    first ??= judged;
  }
  return { ...look, judged: first! };
}

/** Between its lines there may be more of them, too fine to be seen. */
const isCrowded = (lattice: Lattice): boolean =>
  finestOf(lattice.size) > lattice.size && finestCell(lattice) < LEAST_CELL;

/** The boards that a lattice may mean; one, if somebody has named it. */
function boardsFor(picture: Picture, lattice: Lattice, { board }: ScanOptions): readonly Geometry[] {
  const { size } = lattice;
  if (board === undefined) return boardsOf(size, regionsOf(picture, lattice));
  const named = geometryOf(board);
  if (!named.ok) return fail(named.error.message);
  return named.value.size === size ? [named.value] : fail(`board ${board} for ${size} cells a row`);
}

function scannedOf({ lattice, turn, cells, judged }: Read): Scanned {
  const { geometry, doubts, state } = judged;
  const { size, corners, homography } = lattice;
  const guesses = guessesOf(geometry, cells.paperColours);
  const board = geometry.id;
  return { size, board, guesses, cells: judged.cells, doubts, state, corners, homography, lattice, turn };
}

/** Takes the time of stages. */
interface Clock {
  readonly stages: Readonly<Record<Stage, number>>;
  timed<Value>(stage: Stage, work: () => Value): Value;
}

function clockOf(now: () => number = () => 0): Clock {
  const stages: Record<Stage, number> = { find: 0, cut: 0, read: 0, judge: 0 };
  return {
    stages,
    timed(stage, work) {
      const start = now();
      const value = work();
      stages[stage] += now() - start;
      return value;
    },
  };
}
