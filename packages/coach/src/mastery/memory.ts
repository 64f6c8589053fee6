import { type Card, createEmptyCard, type FSRS, fsrs, type Grade, Rating } from 'ts-fsrs';
import type { DrillGrade } from '../drill/index.ts';
import type { DrillAnswer } from './answer.ts';

/** Whoever finds a drill alone within so many milliseconds finds it easy. */
const QUICK: Readonly<Record<DrillGrade, number>> = { shown: 10_000, hidden: 30_000, game: 60_000 };

/**
 * An answer in the four words of FSRS: missed is Again, found with help is Hard, found alone is
 * Good, and found alone at once is Easy.
 */
function ratingOf({ outcome, grade, ms }: DrillAnswer): Grade {
  if (outcome === 'missed') return Rating.Again;
  if (outcome === 'helped') return Rating.Hard;
  return ms <= QUICK[grade] ? Rating.Easy : Rating.Good;
}

let prepared: FSRS | undefined;
/**
 * FSRS-6 with its published weights, for nine of ten remembered. Nothing is left to chance, so the
 * same answers give the same days; steps of minutes are left out, because a drill is no flash card.
 */
const scheduler = (): FSRS => {
  prepared ??= fsrs({ enable_fuzz: false, enable_short_term: false, request_retention: 0.9 });
  return prepared;
};

/** What the scheduler remembers of a technique after some answers. */
export type Memory = Card;

/**
 * The memory after another answer, which is not earlier than those before. Moments go in as dates:
 * ts-fsrs takes the number 0 for none, and reads the clock.
 */
export function after(memory: Memory | undefined, answer: DrillAnswer): Memory {
  const at = new Date(answer.at);
  return scheduler().next(memory ?? createEmptyCard(at), at, ratingOf(answer)).card;
}

/** How likely it is that a technique is still known, from 0 to 1. */
export const recallOf = (memory: Memory, now: number): number =>
  scheduler().get_retrievability(memory, new Date(now), false);
