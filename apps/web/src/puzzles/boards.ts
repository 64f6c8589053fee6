import type { SymmetryName } from '@pencilmark/core/generate';
import { COMMON_RULES, type Geometry, idParts, plainGeometryOf, withMap } from '@pencilmark/core/geometry/plain';
import { DIFFICULTIES, type Difficulty } from '@pencilmark/core/rate/difficulty';

/** The difficulties on offer, from the least. */
export const LEVELS: readonly Difficulty[] = DIFFICULTIES.map(({ name }) => name);

export const isLevel = (text: string | null | undefined): text is Difficulty =>
  (LEVELS as readonly (string | null | undefined)[]).includes(text);

/** The boards on offer, the usual one first; of a jigsaw what stands before its map. */
export const BOARDS = [
  '9x9:3x3',
  '4x4:2x2',
  '6x6:2x3',
  '8x8:2x4',
  '12x12:3x4',
  '16x16:4x4',
  '25x25:5x5',
  '9x9:x',
  '9x9:windows',
  '9x9:antiknight',
  '9x9:antiking',
  '9x9:disjoint',
  '9x9:jigsaw-',
] as const;

export const CLASSIC: string = BOARDS[0];

/** What knows the kinds of clues, once a board has needed them. */
let known: typeof import('./kinds.ts') | undefined;

/** Loads the kinds of clues, so that boards with clues are known from then on. */
export async function loadKinds(): Promise<void> {
  known ??= await import('./kinds.ts');
}

/** What knows the kinds of clues and their words, if it is loaded. */
export const kinds = (): typeof known => known;

/**
 * Whether the app can show a board: it has as many rows and columns as digits, and these begin
 * with 1.
 */
export const isShown = ({ size, rows, columns, least }: Geometry): boolean =>
  rows === size && columns === size && least === 1;

/** Whether a board has clues of any kind. */
export const hasClues = (board: string): boolean => idParts(board).kinds.length > 0;

/** Whether a board has clues, or a rule that is loaded with their kinds. */
const needsKinds = (board: string): boolean =>
  hasClues(board) || idParts(board).rules.some((name) => !COMMON_RULES.some((rule) => rule.name === name));

/** Whether a board has clues or rules that are not loaded yet. */
export const isUnread = (board: string): boolean => known === undefined && needsKinds(board);

/** Resolves when boards with these ids can be shown. */
export async function readyFor(boards: readonly string[]): Promise<void> {
  if (boards.some(needsKinds)) await loadKinds();
}

/**
 * The board with an id, if the app can show it. A board with clues or a rare rule is known
 * once `readyFor` has loaded these.
 */
export function boardCalled(board: string): ReturnType<typeof plainGeometryOf> {
  const read = (known?.geometryOf ?? plainGeometryOf)(board);
  if (!read.ok || isShown(read.value)) return read;
  return { ok: false, error: { code: 'geometry', offset: 0, message: NOT_SHOWN } };
}

/** Why a board is not shown. */
export const NOT_SHOWN = 'The app shows boards with as many rows and columns as digits, which begin with 1.';

/** The board with an id, which the caller knows to be one. */
export function geometryCalled(board: string): Geometry {
  const geometry = boardCalled(board);
  if (!geometry.ok) throw new RangeError(geometry.error.message);
  return geometry.value;
}

/** Symmetries of the givens, as core names them. */
export const SYMMETRY_NAMES = [
  'none',
  'rotate180',
  'rotate90',
  'horizontal',
  'vertical',
  'diagonal',
  'antidiagonal',
  'diagonals',
  'full',
] as const satisfies readonly SymmetryName[];

/**
 * The board of a map of regions that somebody wrote, spaces and lines as they like; nothing when it
 * is none.
 */
export function jigsawOf(map: string): string | undefined {
  const cells = map.replace(/\s/g, '');
  const size = Math.sqrt(cells.length);
  const read = plainGeometryOf(withMap(`${size}x${size}:jigsaw-`, cells));
  return read.ok ? read.value.id : undefined;
}

/**
 * The board on offer that a board is like: for a jigsaw with any map and any rules, the jigsaw.
 */
export const likeBoard = (board: string): string =>
  BOARDS.find((id) => id === board || (idParts(id).isJigsaw && isJigsawOf(board, idParts(id).size))) ?? CLASSIC;

const isJigsawOf = (board: string, size: number): boolean => idParts(board).isJigsaw && idParts(board).size === size;
