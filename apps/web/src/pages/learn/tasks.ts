import type { Family, LanguageCode } from '@pencilmark/core/human';
import type { Candidate } from '@pencilmark/core/puzzle';
import type { Difficulty } from '@pencilmark/core/rate';
import { task } from '../../engine/task.ts';
import type { Told } from '../../hint/tasks.ts';

/** A row of core's table, as far as a list shows it. */
export interface Listed {
  readonly id: string;
  readonly family: Family;
  /** The level of puzzles in which it is the hardest step. */
  readonly level: Difficulty;
  readonly names: Readonly<Record<LanguageCode, string>>;
}

/** A position with a step of a technique. */
export interface Example {
  readonly board: string;
  readonly givens: readonly number[];
  readonly digits: readonly number[];
  readonly candidates: readonly number[];
  readonly told: Told;
}

/**
 * A position to practise in: the puzzle, and what was placed and ruled out before the technique is
 * needed.
 */
export interface Exercise {
  readonly board: string;
  readonly givens: readonly number[];
  readonly placements: readonly Candidate[];
  readonly eliminations: readonly Candidate[];
}

/** What the engine's thread is asked about techniques. */
export const LEARN = {
  /** Every technique, in the order in which they are tried. */
  techniques: task<undefined, readonly Listed[]>('learn.techniques'),
  /** The ids of the techniques that a text may mean, the likeliest first. */
  find: task<string, readonly string[]>('learn.find'),
  /** The example of a technique's page, by the id of the technique. */
  example: task<string, Example>('learn.example'),
  /** A position for the practice of a technique; another for each turn. */
  practice: task<{ readonly id: string; readonly turn: number }, Exercise>('learn.practice'),
};
