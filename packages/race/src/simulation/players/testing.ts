import { classic } from '@pencilmark/core';
import { digitsOf } from '@pencilmark/core/geometry/plain';
import { allSteps, techniqueCalled } from '@pencilmark/core/human';
import { gridOf } from '@pencilmark/core/puzzle';
import type { Random } from '@pencilmark/core/random';
import type { Placement } from '../../messages/parts.ts';
import type { DuelState } from '../../messages/snapshot.ts';
import { type Par, secondsOf } from '../../par.ts';
import { withItem } from '../../state.ts';
import { parOf } from '../../testing.ts';

// Model players. A player finds the easiest placement after the
// seconds that its technique costs, times the pace, times a log-normal chance, and then needs a
// second to place it. What people know, how often they slip and which tricks they try differs.

/** A position as a player meets it. */
export interface Sight {
  readonly duel: DuelState;
  readonly par: Par;
  readonly solution: readonly number[];
  readonly random: Random;
}

/** What a player does, and the seconds that it takes. */
export interface Deed {
  readonly seconds: number;
  readonly placement: Placement | 'pass';
}

export interface Player {
  /** How much longer than usual a search takes. */
  readonly pace?: number;
  /** The share of placements that are wrong by oversight. */
  readonly slips?: number;
  /** Whether the player finds a placement where no single is left. */
  readonly knowsAll?: boolean;
  /** What the player does instead of an honest search, if anything. */
  readonly trick?: (sight: Sight) => Deed | undefined;
}

const SEARCH_IN_VAIN = 20;
const DECISION = 3;
const HAND = 1;

/** Guesses where no single is left. */
export const guesser = (sight: Sight): Deed | undefined =>
  isHard(sight) ? { seconds: DECISION, placement: guess(sight) } : undefined;

/** Guesses in every turn, in any cell. */
export const gambler = (sight: Sight): Deed => {
  const cells = choicesOf(sight.duel);
  const { cell, digits } = cells[sight.random.below(cells.length)]!;
  return { seconds: HAND, placement: { cell, digit: digits[sight.random.below(digits.length)]! } };
};

/** Leaves the search to the other where no single is left. */
export const passer = (sight: Sight): Deed | undefined =>
  isHard(sight) ? { seconds: DECISION, placement: 'pass' } : undefined;

/** Lets the clock run before each move. */
export const staller = (sight: Sight): Deed => {
  const { seconds, placement } = honest(sight, true);
  return { seconds: seconds + 12, placement };
};

/** Takes one of the singles by its own measure: the one with the highest. */
export const cherryPicker =
  (worth: (single: Single, sight: Sight) => number) =>
  (sight: Sight): Deed | undefined => {
    const singles = singlesOf(sight.duel);
    const best = singles.toSorted((a, b) => worth(b, sight) - worth(a, sight))[0];
    return best && { seconds: best.seconds * chance(sight.random), placement: best };
  };

export const HARDEST = ({ seconds }: Single): number => seconds;

/** The position that the other then meets has a higher par, for it is harder. */
export const LEAST_HELP = (single: Single, { duel }: Sight): number => {
  const digits = withItem(duel.digits, single.cell, single.digit);
  return parOf(classic, digits, duel.struckOut)?.seconds ?? 0;
};

const isHard = ({ par }: Sight): boolean => par.digit === undefined || par.seconds >= 25;

function honest(sight: Sight, knowsAll: boolean): Deed {
  const { par, solution, random } = sight;
  if (isHard(sight) && !knowsAll) return { seconds: SEARCH_IN_VAIN, placement: guess(sight) };
  const { seconds, cell } = par;
  return { seconds: seconds * chance(random), placement: { cell, digit: solution[cell]! } };
}

/** A candidate of the narrowest cell. */
function guess({ duel, random }: Sight): Placement {
  const { digits, cell } = choicesOf(duel).sort((a, b) => a.digits.length - b.digits.length)[0]!;
  return { cell, digit: digits[random.below(digits.length)]! };
}

interface Choice {
  readonly cell: number;
  readonly digits: readonly number[];
}

/** The empty cells with their candidates. */
function choicesOf({ digits, struckOut }: DuelState): Choice[] {
  const { candidates } = gridOf({ geometry: classic, givens: Uint8Array.from(digits), struckOut });
  return Array.from(candidates, (set, cell) => ({ cell, digits: digitsOf(set) })).filter(
    (choice) => choice.digits.length > 0,
  );
}

export interface Single extends Placement {
  readonly seconds: number;
}

const SINGLES = ['full-house', 'hidden-single', 'naked-single'].map((id) => techniqueCalled(id)!);

function singlesOf({ digits, struckOut }: DuelState): Single[] {
  const grid = gridOf({ geometry: classic, givens: Uint8Array.from(digits), struckOut });
  return Array.from(allSteps(grid, { techniques: SINGLES }), (step) => ({
    ...step.placements[0]!,
    seconds: secondsOf(step),
  }));
}

/** A log-normal factor of mean 1. */
function chance(random: Random): number {
  const even = (): number => (random.next() + 1) / 2 ** 32;
  const normal = Math.sqrt(-2 * Math.log(even())) * Math.cos(2 * Math.PI * even());
  return Math.exp(0.5 * normal - 0.125);
}

/** What a player does in a position. */
export function deedOf({ pace = 1, slips = 0.02, knowsAll = true, trick }: Player, sight: Sight): Deed {
  const { seconds, placement } = trick?.(sight) ?? honest(sight, knowsAll);
  const time = pace * seconds + HAND;
  const isSlip = placement !== 'pass' && sight.random.next() < slips * 2 ** 32;
  return { seconds: time, placement: isSlip ? slipOf(sight, placement) : placement };
}

/** Another digit in the same cell, which nobody knows to be wrong. */
function slipOf({ duel, random }: Sight, { cell, digit }: Placement): Placement {
  const tried = duel.struckOut.filter((struck) => struck.cell === cell).map((struck) => struck.digit);
  const others = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((other) => other !== digit && !tried.includes(other));
  return { cell, digit: others[random.below(others.length)] ?? digit };
}
