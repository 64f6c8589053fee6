import type { ReadingLimits } from './readings.ts';

/** The thresholds of the judge. */
export interface Settings extends ReadingLimits {
  /** Divides what the network says (as logarithms): above 1 for a network that is too sure. */
  readonly temperature: number;
  /** How many calls the solver may take for all questions together. */
  readonly calls: number;
  /** A cell is a doubt below these: by the odds, and by what it looks like alone. */
  readonly leastOdds: number;
  readonly leastBelief: number;
  /** The same by its look, where no proper reading was found or the lattice is weak. */
  readonly strictBelief: number;
  /** A blank cell, and one with pencil marks, is a doubt when more of its middle is ink. */
  readonly blankInk: number;
  readonly marksInk: number;
}

/**
 * Chosen on pictures that no figure is reported of, so that every wrong cell is a doubt and a
 * picture has few doubts: see `bench/scan.mjs`.
 */
export const SETTINGS: Settings = {
  cost: 5,
  spread: 4,
  tries: 1500,
  temperature: 1,
  calls: 100_000,
  leastOdds: 0.97,
  leastBelief: 0.6,
  strictBelief: 0.99,
  blankInk: 0.1,
  marksInk: 0.25,
};
