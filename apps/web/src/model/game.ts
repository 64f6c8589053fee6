import type { About } from '@pencilmark/core/format';
import type { Geometry } from '@pencilmark/core/geometry/plain';
import type { GhostMoment } from '@pencilmark/race';
import { geometryCalled } from '../puzzles/boards.ts';
import type { Settings } from '../settings.ts';
import type { Ink } from './ink.ts';

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
  /** How often digits were checked, which is no hint; unsaid for never. */
  readonly checks?: number;
  /** What was chosen for this game alone; see `ownSettings`. */
  readonly own?: OwnSettings;
  /** The same of candidates, as earlier versions of the app kept it. */
  readonly hasCandidates?: boolean;
  /** The pace of the ghost in the race. */
  readonly ghost?: Ghost;
  /** Whether the player gives a reason for each move. */
  readonly isProving?: boolean;
  /** Whether the technique that is practised was found. */
  readonly isFound?: boolean;
  /** Whether the player knows the puzzle from before: then the time is no record. */
  readonly isKnown?: boolean;
}

/** The pace of a finished game, or of a solver, to play against. */
export interface Ghost {
  /** One's own earlier game, a solver, somebody else; or a text that could not be read. */
  readonly of: 'self' | 'solver' | 'other' | 'lost';
  /** What somebody else is called. */
  readonly name?: string;
  /** How many cells were filled when, in the order of time; and which, where that is known. */
  readonly moments: readonly GhostMoment[];
  /** Whether hints were taken on the way. */
  readonly isHelped?: boolean;
}

export interface Source {
  readonly kind: 'new' | 'daily' | 'collection' | 'import' | 'own' | 'practice' | 'match';
  readonly title?: string;
  /** What the author of a puzzle from elsewhere wrote about it. */
  readonly about?: About;
  readonly difficulty?: string;
  readonly seed?: number;
  /** The id of the technique that is practised, and that of the drill that it is. */
  readonly practised?: string;
  readonly drill?: string;
  /** Of a daily puzzle: 2026-11-21. */
  readonly day?: string;
}

export interface TreeNode {
  readonly parent: number;
  readonly move?: Move;
  /** Time played when the move was made, in milliseconds; unknown of what is older than this. */
  readonly played?: number;
  /** Whether the move was made while a "what if" was open. */
  readonly isSupposed?: true;
  /** The grade of the reason that the player gave for the move. */
  readonly proof?: Proof;
}

/** A reason as it was graded: with `none` the player gave none. */
export interface Proof {
  readonly verdict: 'proven' | 'shorter' | 'unproven' | 'wrong' | 'none';
  /** The id of the technique that was named. */
  readonly technique?: string;
}

export interface Savepoint {
  readonly node: number;
  readonly name: string;
}

/**
 * One thing that a player does; `clean` says whether a placed digit is taken out of the notes of
 * its peers.
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
  /**
   * Draws things in a colour, 1 to 9, or takes them away; with colour 0 they go whatever their
   * colours are.
   */
  | { readonly do: 'ink'; readonly things: readonly Ink[]; readonly colour: number; readonly on: boolean }
  /** What a step says. */
  | {
      readonly do: 'step';
      readonly placements: readonly { readonly cell: number; readonly digit: number }[];
      readonly eliminations: readonly { readonly cell: number; readonly digit: number }[];
      readonly clean: boolean;
    };

/** Settings that a game may have of its own: there they change in no other game. */
export type OwnSettings = Partial<Pick<Settings, 'autoCandidates' | 'autoClean' | 'conflicts'>>;

/** The settings that games of a kind have of their own, as they begin. */
const BEGINNINGS: Readonly<Partial<Record<Source['kind'], OwnSettings>>> = {
  // A technique is practised with candidates.
  practice: { autoCandidates: true, autoClean: true, conflicts: 'conflicts' },
};

/** The settings that a game has of its own. The others are those of all games. */
export const ownSettings = ({ source, own, hasCandidates }: Pick<Game, 'source' | 'own' | 'hasCandidates'>) => ({
  ...BEGINNINGS[source.kind],
  ...(hasCandidates !== undefined && { autoCandidates: hasCandidates }),
  ...own,
});

/**
 * Whether a game belongs to this device, which keeps, times and counts it; that of a match belongs
 * to the service.
 */
export const isKeptHere = ({ source }: Pick<Game, 'source'>): boolean => source.kind !== 'match';

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

/** The game after one more move, made when it had been played for some milliseconds. */
export const play = (game: Game, move: Move, played = game.played): Game => ({
  ...game,
  nodes: [...game.nodes, { parent: game.at, move, played, ...(openAt(game) >= 0 && { isSupposed: true }) }],
  at: game.nodes.length,
});

/** The node at which the innermost "what if" around the node on screen began, or -1. */
export function openAt({ nodes, at, whatIfs = [] }: Game): number {
  if (whatIfs.length === 0) return -1;
  for (let node = at; node >= 0; node = nodes[node]!.parent) if (whatIfs.includes(node)) return node;
  return -1;
}

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
  const known = game.savepoints.find((savepoint) => savepoint.name === name);
  return known ? { ...game, at: known.node } : game;
}

/** Gives a savepoint another name; a savepoint that has this name is forgotten. */
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
