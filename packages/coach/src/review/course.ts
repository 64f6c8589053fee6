import { nextStep } from '@pencilmark/core/human';
import type { Grid } from '@pencilmark/core/puzzle';
import type { Pointer, ReviewedMove, Slip } from './findings.ts';
import type { ReviewedGame } from './game.ts';
import type { Insight } from './insights.ts';
import { cellsOf } from './reason.ts';
import { HEAD, PATTERNS, SINGLES } from './trail.ts';

/** A game with all that is known of its moves. */
export interface Course {
  readonly game: ReviewedGame;
  readonly insights: readonly Insight[];
  /** The moves as they are shown; as many as insights. */
  readonly moves: readonly ReviewedMove[];
  /** What a second of the average player lasts, in milliseconds. */
  readonly pace: number;
}

/** Finds slips of a kind. */
export type SlipFinder = (course: Course) => readonly Slip[];

/** The easiest step that a grid offers up to patterns. */
export function easiestIn({ game: { givens } }: Pick<Course, 'game'>, grid: Grid): Pointer | undefined {
  const step = nextStep(grid, { techniques: [...SINGLES, ...HEAD, ...PATTERNS], givens });
  const [placement] = step?.placements ?? [];
  return step && { technique: step.technique, cells: cellsOf(step), ...(placement && { placement }) };
}

/** Moves that say something: a digit that is placed, a candidate that is ruled out. */
export const isAct = ({ kind }: ReviewedMove): boolean => kind === 'digit' || kind === 'strike' || kind === 'help';
