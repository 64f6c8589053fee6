import type { InkRule } from './beliefs.ts';
import type { ReadingLimits } from './readings.ts';

/** The thresholds of the judge. */
export interface Settings extends ReadingLimits {
  readonly inkRule: InkRule;
  /** How many calls the solver may take for all questions together. */
  readonly calls: number;
  /** A cell is a doubt below these: by the odds, and by what it looks like alone. */
  readonly leastOdds: number;
  readonly leastBelief: number;
  /** The same by its look, where there is no proper reading or the lattice is weak. */
  readonly strictBelief: number;
  /** A blank cell with more ink is a doubt; with some ink, it is one if it is not sure. */
  readonly blankInk: number;
  readonly someInk: number;
  /** The same for a cell with pencil marks. */
  readonly marksInk: number;
  /** How sure it must be that a cell with ink has no digit. */
  readonly noDigitBelief: number;
}

/**
 * Chosen on pictures that no figure is reported of, so that every wrong cell is a doubt and a
 * picture has few doubts: see `bench/scan.mjs`.
 */
export const SETTINGS: Settings = {
  cost: 5,
  costOfDigit: 0.25,
  few: 32,
  spread: 5,
  tries: 1500,
  inkRule: { none: 0.005, much: 0.03, weight: 3 },
  calls: 100_000,
  leastOdds: 0.985,
  leastBelief: 0.6,
  strictBelief: 0.99,
  blankInk: 0.03,
  someInk: 0.012,
  marksInk: 0.06,
  noDigitBelief: 0.99,
};
