import type { Geometry } from '@pencilmark/core/geometry';
import { conflictCells } from '@pencilmark/core/puzzle';
import type { Settings } from '../settings.ts';
import { type Game, geometryOfGame, type Move, pathTo } from './game.ts';
import type { Ink } from './ink.ts';

/** What a board shows. Callers must not change it. */
export interface Board {
  /** Givens and placed digits. */
  readonly digits: Uint8Array;
  /** Notes in the corners and in the middle, as sets of digits; colours as sets of 1 to 9. */
  readonly corner: Int32Array;
  readonly centre: Int32Array;
  readonly colour: Int32Array;
  /** Candidates that steps or the player ruled out, also where none are written. */
  readonly ruledOut: Int32Array;
  /** What is drawn, in the order in which it was: its words, joined, and its colours as a set. */
  readonly ink: Map<string, number>;
}

/** The board of the node on screen. */
export function boardOf(game: Game): Board {
  const board = startOf(game);
  for (const move of pathTo(game)) apply(board, move, game);
  return board;
}

/** The board before the first move. */
export function startOf({ givens }: Pick<Game, 'givens'>): Board {
  const count = givens.length;
  const empty = (): Int32Array => new Int32Array(count);
  return {
    digits: Uint8Array.from(givens),
    corner: empty(),
    centre: empty(),
    colour: empty(),
    ruledOut: empty(),
    ink: new Map(),
  };
}

const bit = (digit: number): number => 1 << (digit - 1);

/** The board after a move. Givens stay whatever the move says. */
export function after(before: Board, move: Move, game: Pick<Game, 'givens' | 'board'>): Board {
  const board = {
    digits: before.digits.slice(),
    corner: before.corner.slice(),
    centre: before.centre.slice(),
    colour: before.colour.slice(),
    ruledOut: before.ruledOut.slice(),
    ink: move.do === 'ink' ? new Map(before.ink) : before.ink,
  };
  apply(board, move, game);
  return board;
}

/** Makes a move on a board that no other code holds yet. */
function apply(board: Board, move: Move, game: Pick<Game, 'givens' | 'board'>): void {
  const { givens } = game;
  const place = (cell: number, digit: number, clean: boolean): void => {
    if (givens[cell] !== 0) return;
    board.digits[cell] = digit;
    if (!clean) return;
    const { peers, peerStart } = geometryOfGame(game);
    for (let index = peerStart[cell]!; index < peerStart[cell + 1]!; index++) {
      board.corner[peers[index]!]! &= ~bit(digit);
      board.centre[peers[index]!]! &= ~bit(digit);
    }
  };
  const strike = (cell: number, digit: number): void => {
    board.corner[cell]! &= ~bit(digit);
    board.centre[cell]! &= ~bit(digit);
    board.ruledOut[cell]! |= bit(digit);
  };
  switch (move.do) {
    case 'digit':
      for (const cell of move.cells) place(cell, move.digit, move.clean);
      break;
    case 'corner':
    case 'centre':
    case 'colour':
    case 'ruledOut':
      for (const cell of move.cells) {
        if (move.do !== 'colour' && board.digits[cell] !== 0) continue;
        if (!move.on) board[move.do][cell]! &= ~bit(move.digit);
        else if (move.do === 'ruledOut') strike(cell, move.digit);
        else board[move.do][cell]! |= bit(move.digit);
      }
      break;
    case 'erase':
      for (const cell of move.cells) {
        if (move.what !== 'digit') board[move.what][cell] = 0;
        else if (givens[cell] === 0) board.digits[cell] = 0;
      }
      break;
    case 'notes':
      move.cells.forEach((cell, index) => {
        if (board.digits[cell] === 0) board[move.where ?? 'centre'][cell] = move.sets[index]!;
      });
      break;
    case 'ink':
      for (const thing of move.things) draw(board.ink, thing, move);
      break;
    case 'step':
      for (const { cell, digit } of move.eliminations) strike(cell, digit);
      for (const { cell, digit } of move.placements) place(cell, digit, move.clean);
  }
}

/** The words of a thing, joined: the key of the thing. */
export const inkKey = (thing: Ink): string => thing.join(' ');

/** Draws a thing, or removes it. A note can have several colours; all else has its last colour. */
function draw(ink: Board['ink'], thing: Ink, { colour, on }: Move & { do: 'ink' }): void {
  const key = inkKey(thing);
  const had = ink.get(key) ?? 0;
  const colours = on ? bit(colour) | (thing[0] === 'note' ? had : 0) : colour && had & ~bit(colour);
  ink.delete(key);
  if (colours !== 0) ink.set(key, colours);
}

/** Whether every cell is filled, no two peers hold the same digit, and every rule is kept. */
export function isSolved(game: Game, { digits }: Board): boolean {
  const geometry = geometryOfGame(game);
  if (digits.includes(0) || conflictsOf(geometry, digits).size > 0) return false;
  return geometry.rules.every((rule) => rule.holds(digits, geometry));
}

/** The cells whose digit a peer holds too. */
export const conflictsOf = (geometry: Geometry, digits: Uint8Array): Set<number> =>
  new Set(conflictCells({ geometry, givens: digits }));

interface Judged {
  readonly geometry: Geometry;
  readonly digits: Uint8Array;
  readonly conflicts: Settings['conflicts'];
  /** When it is known and there is no other. */
  readonly solution?: Uint8Array | undefined;
}

/** The cells that are shown as wrong, as the player wants it. */
export function wrongCells({ geometry, digits, conflicts, solution }: Judged): Set<number> {
  if (conflicts === 'off') return new Set();
  const cells = conflictsOf(geometry, digits);
  if (conflicts === 'solution' && solution)
    digits.forEach((digit, cell) => {
      if (digit !== 0 && digit !== solution[cell]) cells.add(cell);
    });
  return cells;
}

/** The digits that no peer holds, for every empty cell, less those that were ruled out. */
export function candidatesOf(
  { peers, peerStart, allDigits }: Geometry,
  { digits, ruledOut }: Pick<Board, 'digits' | 'ruledOut'>,
): Int32Array {
  const sets = new Int32Array(digits.length);
  for (let cell = 0; cell < digits.length; cell++) {
    if (digits[cell] !== 0) continue;
    let seen = ruledOut[cell]!;
    for (let index = peerStart[cell]!; index < peerStart[cell + 1]!; index++) {
      const digit = digits[peers[index]!]!;
      if (digit !== 0) seen |= bit(digit);
    }
    sets[cell] = allDigits & ~seen;
  }
  return sets;
}
