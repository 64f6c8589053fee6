import type { Geometry } from '@pencilmark/core/geometry/plain';
import { boardCalled, geometryCalled, hasClues, kinds, readyFor } from '../puzzles/boards.ts';
import type { Figure, TakeFigure } from '../puzzles/clue-code.ts';

/**
 * A puzzle, with what was entered into it if that is wanted, as a short text for addresses. All of
 * it is one large number, written with 64 characters: `9x9:x~Kd3…`; the usual board is not named,
 * and of clues only the kinds: `9x9:killer_~Kd3…`. A puzzle of 25 givens has 29 characters, a cage
 * takes five.
 */
export interface Coded {
  readonly board: string;
  readonly givens: ArrayLike<number>;
  readonly progress?: Progress | undefined;
}

/**
 * Digits that were placed, and sets of notes and colours; what lies in cells with givens does not
 * count.
 */
export interface Progress {
  readonly digits: ArrayLike<number>;
  readonly corner: ArrayLike<number>;
  readonly centre: ArrayLike<number>;
  readonly colour: ArrayLike<number>;
}

const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const USUAL = '9x9:3x3';
const COLOURS = 9;
const CHECKS = 1021;
/** Digits of a set. */
const LARGEST = 32;
/** More than any cell takes: a text that is longer is no code, and would be read for seconds. */
const MOST_CHARACTERS_A_CELL = 14;

/** The code of a puzzle. */
export function codeOf({ board, givens, progress }: Coded): string {
  const geometry = geometryCalled(board);
  const { size, cellCount, clues } = geometry;
  const { head, figures } = clues.length > 0 ? kinds()!.packedClues(geometry) : { head: board, figures: [] };
  const parts: Figure[] = [...figures];
  for (let cell = 0; cell < cellCount; cell++) add(parts, givens[cell]!, size);
  parts.push([progress ? 1 : 0, 2]);
  for (let cell = 0; progress && cell < cellCount; cell++) {
    if (givens[cell] !== 0) continue;
    add(parts, progress.digits[cell]!, size);
    if (progress.digits[cell] === 0)
      for (const kind of ['corner', 'centre'] as const) addSet(parts, progress[kind][cell]!, size);
    addSet(parts, progress.colour[cell]!, COLOURS);
  }
  parts.push([checkOf(parts), CHECKS + 1]);
  // The figure that is read first counts least, the check counts most. The check is never 0, so no
  // code is the beginning of another.
  const number = parts.reduceRight((sum, [value, radix]) => sum * BigInt(radix) + BigInt(value), 0n);
  return `${head === USUAL ? '' : `${head}~`}${written(number)}`;
}

/** A checksum from 1, which shows when a code was cut off or mistyped. */
const checkOf = (parts: readonly Figure[]): number =>
  1 + parts.reduce((sum, [value], index) => (sum + (value % CHECKS) * ((index % (CHECKS - 1)) + 1)) % CHECKS, 0);

function add(parts: Figure[], digit: number, size: number): void {
  parts.push([digit === 0 ? 0 : 1, 2]);
  if (digit !== 0) parts.push([digit - 1, size]);
}

function addSet(parts: Figure[], set: number, size: number): void {
  parts.push([set === 0 ? 0 : 1, 2]);
  if (set !== 0) parts.push([set >>> 0, 2 ** size]);
}

/** The puzzle of a code, once its board can be shown; nothing when it is none. */
export async function readCode(code: string): Promise<Coded | undefined> {
  // Addresses write a space for a plus.
  const text = code.replaceAll(' ', '+');
  await readyFor(text.split('~', 1));
  return decoded(text);
}

/** The puzzle of a code, where the kinds of its clues are loaded; nothing when it is none. */
export function decoded(code: string): Coded | undefined {
  const [head, text] = code.includes('~') ? (code.split('~') as [string, string]) : [USUAL, code];
  const geometry = boardCalled((hasClues(head) && kinds()?.plainHead(head)) || head);
  if (!geometry.ok || geometry.value.size > LARGEST || !/^[\w-]+$/.test(text)) return undefined;
  if (text.length > MOST_CHARACTERS_A_CELL * geometry.value.cellCount) return undefined;
  return unpacked(head, geometry.value, read(text));
}

function unpacked(head: string, plain: Geometry, number: bigint): Coded | undefined {
  const { size, cellCount } = plain;
  let left = number;
  const parts: Figure[] = [];
  const take: TakeFigure = (radix) => {
    const value = Number(left % BigInt(radix));
    left /= BigInt(radix);
    parts.push([value, radix]);
    return value;
  };
  const digit = (): number => (take(2) === 0 ? 0 : take(size) + 1);
  const set = (count: number): number => (take(2) === 0 ? 0 : take(2 ** count) | 0);
  const board = hasClues(head) ? kinds()!.unpackedBoard(head, plain, take) : plain;
  const givens = Array.from({ length: cellCount }, digit);
  let progress: Progress | undefined;
  if (take(2) === 1) {
    const empty = (): number[] => new Array<number>(cellCount).fill(0);
    const [digits, corner, centre, colour] = [empty(), empty(), empty(), empty()];
    for (let cell = 0; cell < cellCount; cell++) {
      if (givens[cell] !== 0) continue;
      digits[cell] = digit();
      if (digits[cell] === 0) {
        corner[cell] = set(size);
        centre[cell] = set(size);
      }
      colour[cell] = set(COLOURS);
    }
    progress = { digits, corner, centre, colour };
  }
  return board && left === BigInt(checkOf(parts)) ? { board: board.id, givens, progress } : undefined;
}

function written(number: bigint): string {
  let text = '';
  for (let left = number; left > 0n; left >>= 6n) text += CHARACTERS[Number(left & 63n)];
  return text || CHARACTERS[0]!;
}

function read(text: string): bigint {
  let number = 0n;
  for (let at = text.length - 1; at >= 0; at--) number = (number << 6n) | BigInt(CHARACTERS.indexOf(text[at]!));
  return number;
}
