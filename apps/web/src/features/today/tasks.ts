import type { Family, LanguageCode } from '@pencilmark/core/human';
import type { Difficulty } from '@pencilmark/core/rate';
import { task } from '../../engine/task.ts';
import type { Scheme } from './scheme.ts';

/** A technique, as the page Today shows it. */
export interface ShownTechnique {
  readonly id: string;
  readonly family: Family;
  readonly names: Readonly<Record<LanguageCode, string>>;
  readonly scheme: Scheme;
}

/** For which day, and whom, a technique is chosen. */
export interface TechniqueWish {
  readonly day: string;
  /** What cost the player most time the day before, the costliest first. */
  readonly costly: readonly string[];
  /** The hardest level that the player is ready for. */
  readonly reach: Difficulty;
  /** The puzzle of the day, which the technique must not give away. */
  readonly givens: readonly number[];
}

/** What the engine's thread can do for the page Today. */
export const TODAY = {
  technique: task<TechniqueWish, ShownTechnique>('today.technique'),
};
