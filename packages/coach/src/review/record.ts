import { cellName, digitsOf, type Geometry } from '@pencilmark/core/geometry';
import { check } from '@pencilmark/core/result';
import { A_GAME } from '../expected.ts';
import type { Played, Standing } from './moment.ts';

/** The first words of a record: what it is, and how it is written. */
export const RECORD_FORMAT = 'pencilmark-game';
export const RECORD_VERSION = 1;

/**
 * A game as a file: the puzzle, and for each move the time and what cells hold after it. Cells have
 * names such as r4c5: `{"ms":2100,"digits":{"r1c2":2}}`, `{"ms":4000,"centre":{"r2c1":[3,4]}}`.
 */
export interface GameRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly version: typeof RECORD_VERSION;
  /** The id of the board. */
  readonly board: string;
  /** The printed digits in reading order, 0 elsewhere. */
  readonly givens: readonly number[];
  /** Time played, in milliseconds. */
  readonly played: number;
  readonly moves: readonly RecordedMove[];
  /** The move whose board stands there at the end, by index. Default: the last move. */
  readonly at?: number;
}

/** A move: what the cells that it changed hold after it. */
export interface RecordedMove {
  /** Time played when it was made, in milliseconds; none where times were not kept. */
  readonly ms?: number;
  /**
   * The move after which it was made, by index, -1 for the start. Default: the move before. So a
   * record has what was taken back, too.
   */
  readonly after?: number;
  /** Whether a hint or a path made it. */
  readonly help?: boolean;
  /** Whether the player only tried what would follow, and said so. */
  readonly supposed?: boolean;
  /** The digits of cells, 0 where a digit was removed. */
  readonly digits?: Readonly<Record<string, number>>;
  /** All notes of cells, in the corner or in the middle; and what was struck there. */
  readonly corner?: Readonly<Record<string, readonly number[]>>;
  readonly centre?: Readonly<Record<string, readonly number[]>>;
  readonly struck?: Readonly<Record<string, readonly number[]>>;
}

/** The layers of a board that hold sets of digits, as records and standings call them. */
export const LAYERS = { corner: 'corner', centre: 'centre', struck: 'ruledOut' } as const;

/** A game that was played, as a record has it. */
export interface RecordedGame {
  readonly geometry: Geometry;
  readonly givens: Uint8Array;
  readonly moves: readonly Played[];
  /** The time played, and what stands on the board. */
  readonly end: { readonly ms: number; readonly digits: Uint8Array };
  readonly hasTimes: boolean;
}

/**
 * The record of a game.
 *
 *     const givens = Uint8Array.from('1230341221434321', Number);
 *     const end = { ms: 1000, digits: givens };
 *     const game = { geometry: boxed(2, 2), givens, moves: [], end, hasTimes: true };
 *     recordOf(game).board      // '4x4:2x2'
 */
export function recordOf(game: RecordedGame): GameRecord {
  check('recordOf', 'game', game, A_GAME);
  const { geometry, givens, moves, end, hasTimes } = game;
  const at = moves.findLastIndex(({ after }) => isEqual(after.digits, end.digits));
  return {
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    board: geometry.id,
    givens: Array.from(givens),
    played: end.ms,
    moves: moves.map((move, index) => {
      const after = moves.slice(0, index).findLastIndex((earlier) => isSame(earlier.after, move.before));
      return {
        ...(hasTimes && { ms: move.ms }),
        ...(after !== index - 1 && { after }),
        ...(move.isHelp && { help: true }),
        ...(move.isSupposed && { supposed: true }),
        ...changesOf(geometry, move),
      };
    }),
    ...(at !== moves.length - 1 && { at }),
  };
}

const isEqual = (a: ArrayLike<number>, b: ArrayLike<number>): boolean =>
  a === b || Array.from(a).every((value, cell) => value === b[cell]);

const isSame = (a: Standing, b: Standing): boolean =>
  a === b || (['digits', 'corner', 'centre', 'ruledOut'] as const).every((layer) => isEqual(a[layer], b[layer]));

/** What a move changed, by names of cells; layers that stayed are left out. */
function changesOf(geometry: Geometry, { before, after }: Played): Partial<RecordedMove> {
  const name = (cell: number): string => cellName(cell, geometry.size);
  const changed = (a: ArrayLike<number>, b: ArrayLike<number>): number[] =>
    Array.from(b).flatMap((value, cell) => (value === a[cell] ? [] : [cell]));
  const rows = [
    ['digits', changed(before.digits, after.digits).map((cell) => [name(cell), after.digits[cell]!] as const)],
    ...(Object.entries(LAYERS) as [keyof typeof LAYERS, (typeof LAYERS)[keyof typeof LAYERS]][]).map(
      ([layer, key]) =>
        [
          layer,
          changed(before[key], after[key]).map((cell) => [name(cell), digitsOf(after[key][cell]!)] as const),
        ] as const,
    ),
  ] as const;
  return Object.fromEntries(
    rows.flatMap(([layer, cells]) => (cells.length > 0 ? [[layer, Object.fromEntries(cells)]] : [])),
  );
}
