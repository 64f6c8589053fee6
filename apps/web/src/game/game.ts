import { type Geometry, geometryOf } from '@pencilmark/core/geometry';
import { conflictCells } from '@pencilmark/core/puzzle';
import { geometryCalled } from '../puzzles/boards.ts';

/**
 * A game as plain data: what is printed, and every move as a tree. Undoing goes to the parent of a
 * node, redoing to its youngest child, a branch is another child; so nothing is ever lost, and the
 * same moves give the same board.
 */
export interface Game {
  readonly version: 1;
  readonly id: string;
  /** The id of the board. */
  readonly board: string;
  /** The printed digit of every cell, 0 where there is none. */
  readonly givens: readonly number[];
  /** Where it comes from, for people and statistics. */
  readonly source: Source;
  /** The moves; node 0 is the start and has none. */
  readonly nodes: readonly TreeNode[];
  /** The node whose board is on screen. */
  readonly at: number;
  /** Named places to come back to. */
  readonly savepoints: readonly Savepoint[];
  /** Nodes at which a "what if" began that is neither kept nor thrown away; see what-if.ts. */
  readonly whatIfs?: readonly number[];
  /** Time played, in milliseconds; when it was begun and last touched, as of the epoch. */
  readonly played: number;
  readonly begun: number;
  readonly touched: number;
  /** When it was solved first. */
  readonly solved?: number;
  /** Hints taken. */
  readonly hints: number;
}

export interface Source {
  readonly kind: 'new' | 'daily' | 'collection' | 'import' | 'own' | 'practice';
  readonly title?: string;
  readonly difficulty?: string;
  readonly seed?: number;
  /** The id of the technique that is practised. */
  readonly practised?: string;
  /** Of a daily puzzle: 2026-11-21. */
  readonly day?: string;
}

export interface TreeNode {
  readonly parent: number;
  readonly move?: Move;
}

export interface Savepoint {
  readonly node: number;
  readonly name: string;
}

/**
 * One thing that a player does; `clean` says whether a placed digit leaves the notes of its peers.
 */
export type Move =
  | { readonly do: 'digit'; readonly cells: readonly number[]; readonly digit: number; readonly clean: boolean }
  | {
      /**
       * `ruledOut`: the digit is, or is no longer, struck from the candidates that are shown
       * without being written.
       */
      readonly do: 'corner' | 'centre' | 'colour' | 'ruledOut';
      readonly cells: readonly number[];
      readonly digit: number;
      readonly on: boolean;
    }
  /** Takes the topmost thing from cells: the digit; where there is none, notes; then colours. */
  | { readonly do: 'erase'; readonly cells: readonly number[]; readonly what: 'digit' | 'corner' | 'centre' | 'colour' }
  /** Writes notes anew, in the middle unless said otherwise: a set of digits for each cell. */
  | {
      readonly do: 'notes';
      readonly cells: readonly number[];
      readonly sets: readonly number[];
      readonly where?: 'corner' | 'centre';
    }
  /** What a step says. */
  | {
      readonly do: 'step';
      readonly placements: readonly { readonly cell: number; readonly digit: number }[];
      readonly eliminations: readonly { readonly cell: number; readonly digit: number }[];
      readonly clean: boolean;
    };

/** What a board shows. Not to be changed by those who get it. */
export interface Board {
  /** Givens and placed digits. */
  readonly digits: Uint8Array;
  /** Notes in the corners and in the middle, as sets of digits; colours as sets of 1 to 9. */
  readonly corner: Int32Array;
  readonly centre: Int32Array;
  readonly colour: Int32Array;
  /** Candidates that steps or the player ruled out, also where none are written. */
  readonly ruledOut: Int32Array;
}

// Reading an id takes longer than a move.
let latest: { readonly board: string; readonly geometry: Geometry } | undefined;

/** The geometry of a game. */
export function geometryOfGame({ board }: Pick<Game, 'board'>): Geometry {
  if (latest?.board !== board) latest = { board, geometry: geometryCalled(board) };
  return latest.geometry;
}

/** A game at its start. `now` is in milliseconds of the epoch. */
export function makeGame(board: string, givens: ArrayLike<number>, source: Source, id: string, now: number): Game {
  return {
    version: 1,
    id,
    board,
    givens: Array.from(givens),
    source,
    nodes: [{ parent: -1 }],
    at: 0,
    savepoints: [],
    played: 0,
    begun: now,
    touched: now,
    hints: 0,
  };
}

/** Whether something that was kept is a game that this version of the app can show. */
export function isGame(kept: unknown): kept is Game {
  const { version, board, givens, nodes, at, savepoints } = Object(kept) as Partial<Game>;
  if (version !== 1 || typeof board !== 'string' || typeof at !== 'number') return false;
  if (![givens, nodes, savepoints].every(Array.isArray) || !nodes![at]) return false;
  const geometry = geometryOf(board);
  return geometry.ok && geometry.value.cellCount === givens!.length;
}

/** The game after one more move. */
export const play = (game: Game, move: Move): Game => ({
  ...game,
  nodes: [...game.nodes, { parent: game.at, move }],
  at: game.nodes.length,
});

export const canUndo = ({ at }: Game): boolean => at !== 0;

export const undo = (game: Game): Game => (canUndo(game) ? { ...game, at: game.nodes[game.at]!.parent } : game);

/** The youngest child of the node on screen, or -1. */
const nextOf = ({ nodes, at }: Game): number => nodes.findLastIndex(({ parent }) => parent === at);

export const canRedo = (game: Game): boolean => nextOf(game) > 0;

export function redo(game: Game): Game {
  const next = nextOf(game);
  return next > 0 ? { ...game, at: next } : game;
}

/**
 * The game back at its start; the moves stay, and the place that was left gets a name, unless it
 * has one.
 */
export const restart = (game: Game, name: string): Game => ({
  ...(game.savepoints.some(({ node }) => node === game.at) ? game : save(game, name)),
  at: 0,
});

/** Names the node on screen. A name that is there moves. */
export const save = (game: Game, name: string): Game => ({
  ...game,
  savepoints: [...game.savepoints.filter((savepoint) => savepoint.name !== name), { node: game.at, name }],
});

export function goTo(game: Game, name: string): Game {
  const found = game.savepoints.find((savepoint) => savepoint.name === name);
  return found ? { ...game, at: found.node } : game;
}

/** Gives a savepoint another name; one that bears it already is forgotten. */
export const rename = (game: Game, name: string, to: string): Game => ({
  ...game,
  savepoints: game.savepoints
    .filter((savepoint) => savepoint.name === name || savepoint.name !== to)
    .map((savepoint) => (savepoint.name === name ? { ...savepoint, name: to } : savepoint)),
});

export const forget = (game: Game, name: string): Game => ({
  ...game,
  savepoints: game.savepoints.filter((savepoint) => savepoint.name !== name),
});

/** The moves that lead to the node on screen, in order. */
export function pathTo({ nodes, at }: Game): Move[] {
  const moves: Move[] = [];
  for (let node = at; node > 0; node = nodes[node]!.parent) moves.push(nodes[node]!.move!);
  return moves.reverse();
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
  return { digits: Uint8Array.from(givens), corner: empty(), centre: empty(), colour: empty(), ruledOut: empty() };
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
  };
  apply(board, move, game);
  return board;
}

/** Makes a move on a board that is nobody else's yet. */
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
    case 'step':
      for (const { cell, digit } of move.eliminations) strike(cell, digit);
      for (const { cell, digit } of move.placements) place(cell, digit, move.clean);
  }
}

/** Whether every cell is filled, and no two peers hold the same digit. */
export function isSolved(game: Game, { digits }: Board): boolean {
  return !digits.includes(0) && conflictsOf(geometryOfGame(game), digits).size === 0;
}

/** The cells whose digit a peer holds too. */
export const conflictsOf = (geometry: Geometry, digits: Uint8Array): Set<number> =>
  new Set(conflictCells({ geometry, givens: digits }));

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
