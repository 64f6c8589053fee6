import { type Family, techniqueCalled } from '@pencilmark/core/human';

/**
 * How long an average player looks for a step, in seconds. Only their proportions count: a player's
 * own pace stretches all of them. Singles are what simulated duels gave; the others are in
 * proportion to what Sudoku Explainer rates them.
 */
const SINGLES: Readonly<Record<string, number>> = { 'full-house': 2, 'hidden-single': 4, 'naked-single': 6 };
const FAMILIES: Readonly<Record<Family, number>> = {
  singles: 4,
  ties: 6,
  'locked-candidates': 15,
  subsets: 25,
  sums: 15,
  clues: 30,
  fish: 60,
  'single-digit': 60,
  wings: 60,
  coloring: 90,
  uniqueness: 60,
  chains: 150,
  'almost-locked-sets': 180,
  exclusion: 180,
  patterns: 240,
  'last-resort': 300,
};

/** For what takes no thought: to wipe a digit away, to strike what is known to be false. */
export const SECONDS_TO_WRITE = 2;
/** For a note: to look where a digit can go. */
export const SECONDS_TO_NOTE = 5;

/** Nobody notices a loss that is less than this, in seconds of the average player … */
const LEAST_LOST_SECONDS = 10;
/** … and the quickest do not notice less than this, in milliseconds. */
const LEAST_LOST_MS = 3000;

/** What a player of some pace has to lose before it counts as a slip. */
export const leastLostMs = (pace: number): number => Math.max(LEAST_LOST_MS, LEAST_LOST_SECONDS * pace);

/** How long an average player takes for a step, in seconds. */
export const secondsOf = (technique: string): number =>
  SINGLES[technique] ?? FAMILIES[techniqueCalled(technique)?.family ?? 'last-resort'];

/** How long an average player takes for several steps, in seconds. */
export const secondsOfAll = (techniques: readonly string[]): number =>
  techniques.reduce((sum, technique) => sum + secondsOf(technique), 0);
