import { type Family, techniqueCalled } from '@pencilmark/core/human';

/**
 * How long an average player looks for a step, in seconds. Only their proportions count: a player’s
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

/** For what takes no thought: a note, a digit that is wiped away. */
export const SECONDS_TO_WRITE = 2;

/** How long an average player takes for a step, in seconds. */
export const secondsOf = (technique: string): number =>
  SINGLES[technique] ?? FAMILIES[techniqueCalled(technique)?.family ?? 'last-resort'];

/** How long an average player takes for several steps, in seconds. */
export const secondsOfAll = (techniques: readonly string[]): number =>
  techniques.reduce((sum, technique) => sum + secondsOf(technique), 0);
