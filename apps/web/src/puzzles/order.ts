import type { SymmetryName } from '@pencilmark/core/generate';
import type { Difficulty } from '@pencilmark/core/rate';

/** What kind of puzzle is wanted. */
export interface Wish {
  /** The id of a board. */
  readonly board: string;
  readonly difficulty?: Difficulty | undefined;
  /** The least and the highest rating that the hardest step may have. */
  readonly least?: number | undefined;
  readonly most?: number | undefined;
  /** A technique that the easiest way through the puzzle uses. */
  readonly technique?: string | undefined;
  readonly symmetry?: SymmetryName | undefined;
  /** The clues of the board: the name of a mixture. */
  readonly clues?: string | undefined;
}

/** Why no puzzle can meet a wish: parts of it contradict each other, or the board. */
export type Contradiction =
  /** The least is above the most. */
  | { readonly why: 'range' }
  /** The technique is not for this board. */
  | { readonly why: 'board' }
  /** No step has such a rating. */
  | { readonly why: 'scale'; readonly least: number; readonly most: number }
  /** The difficulty allows no step with this rating. */
  | { readonly why: 'rating'; readonly most: number }
  /** The technique has at least this rating, or belongs to this difficulty and harder ones. */
  | { readonly why: 'worth'; readonly least: number }
  | { readonly why: 'level'; readonly least: Difficulty };

/** How many grids are tried at most; what is rare is worth a longer search. */
const TRIES = { usual: 5_000, rare: 20_000, clued: 30 };

export function mostTries({ technique, least, clues }: Wish): number {
  if (clues !== undefined) return TRIES.clued;
  return technique !== undefined || least !== undefined ? TRIES.rare : TRIES.usual;
}

/** A puzzle that meets a wish, as a message. */
export interface Made {
  readonly board: string;
  readonly givens: readonly number[];
  readonly difficulty: Difficulty;
  /** What its hardest step is worth, for people: "3.4", or "> 7.5". */
  readonly hardest: string;
  /** How many grids were tried. */
  readonly tries: number;
}

/** A puzzle, and where it comes from. */
export interface Newest extends Made {
  readonly from: 'new' | 'collection';
}

/** The order for a puzzle. */
export interface Order {
  /** The board of a jigsaw may lack its map: then a random one is drawn. */
  readonly wish: Wish;
  readonly seed: number;
  /**
   * When the collection may serve: after some time, or after some grids, where the seed alone
   * decides.
   */
  readonly patience?: { readonly milliseconds: number } | { readonly tries: number };
}

/** When a puzzle of the collection is as good as a new one. */
export const PATIENCE = { milliseconds: 300 };

/** A seed that nobody has chosen. */
export const anySeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]! >>> 1;
