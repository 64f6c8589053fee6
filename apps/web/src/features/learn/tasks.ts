import type { DrillGrade, Touched, TouchReason } from '@pencilmark/coach/drill';
import type { Family, LanguageCode, Role } from '@pencilmark/core/human';
import type { Candidate } from '@pencilmark/core/puzzle';
import type { Difficulty } from '@pencilmark/core/rate';
import { task } from '../../engine/task.ts';
import type { Explained } from '../hint/tasks.ts';

/** A row of core's table, as far as a list shows it. */
export interface Listed {
  readonly id: string;
  readonly family: Family;
  /** The level of puzzles in which it is the hardest step. */
  readonly level: Difficulty;
  readonly names: Readonly<Record<LanguageCode, string>>;
}

/** A position with a step of a technique. */
export interface Position {
  readonly board: string;
  readonly givens: readonly number[];
  readonly digits: readonly number[];
  readonly candidates: readonly number[];
  readonly explained: Explained;
}

/** The example of a lesson. */
export interface Example extends Position {
  /** What to look for. */
  readonly idea: string;
}

/**
 * A position to practise in: the puzzle, and what was placed and ruled out before the technique is
 * needed.
 */
export interface Exercise {
  /** The id of the drill that it is, where it is one. */
  readonly drill?: string;
  readonly board: string;
  readonly givens: readonly number[];
  readonly placements: readonly Candidate[];
  readonly eliminations: readonly Candidate[];
}

/** A drill, as far as a page chooses among them. */
export interface DrillRow {
  readonly id: string;
  readonly grade: DrillGrade;
}

/** A position in which a technique is to be found. */
export interface Posed extends Position {
  readonly technique: string;
  /** The drill that it is; none in a mere try. */
  readonly drill?: string;
  readonly grade: DrillGrade;
  /** The candidates that are shown, as sets of digits: all, or those that matter. */
  readonly shown: readonly number[];
  readonly solution: readonly number[];
}

/** Which position is wanted: that of a drill, or one to try in; each seed turns it another way. */
export interface Wish {
  readonly technique: string;
  readonly drill?: string;
  readonly seed: number;
}

/** What is said of a touch. */
export type TouchReply =
  | { readonly kind: 'follows'; readonly explained: Explained }
  | { readonly kind: 'pattern'; readonly role: Role }
  | { readonly kind: 'neither'; readonly reason: TouchReason };

/** The language on screen, in which steps are explained. */
interface InLanguage {
  readonly language: LanguageCode;
}

/** What the engine's thread can do with techniques. */
export const LEARN = {
  /** Every technique, in the order in which they are tried. */
  techniques: task<undefined, readonly Listed[]>('learn.techniques'),
  /** The ids of the techniques that a text may mean, the likeliest first. */
  find: task<string, readonly string[]>('learn.find'),
  /** The example of a technique's page, by the id of the technique. */
  example: task<InLanguage & { readonly id: string }, Example>('learn.example'),
  /** A position for the practice of a technique; another for each turn. */
  practice: task<{ readonly id: string; readonly turn: number }, Exercise>('learn.practice'),
  /** The drills of a technique. */
  drills: task<string, readonly DrillRow[]>('learn.drills'),
  /** A position in which a technique is to be found. */
  pose: task<InLanguage & Wish, Posed>('learn.pose'),
  /** What is to be said of a cell or a candidate that somebody touched. */
  touch: task<InLanguage & { readonly posed: Posed; readonly touched: Touched }, TouchReply>('learn.touch'),
};
