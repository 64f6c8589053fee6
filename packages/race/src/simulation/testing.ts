import { readFileSync } from 'node:fs';
import { classic, puzzleOf, solve } from '@pencilmark/core';
import { digitsOf } from '@pencilmark/core/geometry';
import { allSteps, techniqueCalled } from '@pencilmark/core/human';
import { gridOf } from '@pencilmark/core/puzzle';
import { makeRandom, type Random } from '@pencilmark/core/random';
import { digitsOfText } from '../geometry.ts';
import { apply } from '../log/apply.ts';
import { decide, initial } from '../match.ts';
import type { Placement } from '../messages/parts.ts';
import type { MatchPuzzle } from '../messages/rules.ts';
import type { DuelState } from '../messages/snapshot.ts';
import { type Par, par, secondsOf } from '../par.ts';
import { type MatchState, withItem } from '../state.ts';
import { setupOf } from '../testing.ts';

// Duels of model players under the real rules. A player finds the easiest placement after the
// seconds that its technique costs, times the pace, times a log-normal chance, and then needs a
// second to place it. What people know, how often they slip and which tricks they try differs.

/** A position as a player meets it. */
interface Sight {
  readonly duel: DuelState;
  readonly par: Par;
  readonly solution: readonly number[];
  readonly random: Random;
}

/** What a player does, and the seconds that it takes. */
interface Deed {
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
    const best = singles.toSorted((one, other) => worth(other, sight) - worth(one, sight))[0];
    return best && { seconds: best.seconds * chance(sight.random), placement: best };
  };

export const HARDEST = ({ seconds }: Single): number => seconds;

/** The position after it is worth the least to the other. */
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
  const { digits, cell } = choicesOf(duel).sort((one, other) => one.digits.length - other.digits.length)[0]!;
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
    (one) => one.digits.length > 0,
  );
}

interface Single extends Placement {
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

function deedOf({ pace = 1, slips = 0.02, knowsAll = true, trick }: Player, sight: Sight): Deed {
  const { seconds, placement } = trick?.(sight) ?? honest(sight, knowsAll);
  const time = pace * seconds + HAND;
  const isSlip = placement !== 'pass' && sight.random.next() < slips * 2 ** 32;
  return { seconds: time, placement: isSlip ? slipOf(sight, placement) : placement };
}

/** Another digit in the same cell, one that nobody knows to be wrong. */
function slipOf({ duel, random }: Sight, { cell, digit }: Placement): Placement {
  const tried = duel.struckOut.filter((one) => one.cell === cell).map((one) => one.digit);
  const others = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((other) => other !== digit && !tried.includes(other));
  return { cell, digit: others[random.below(others.length)] ?? digit };
}

const pars = new Map<string, Par | undefined>();

/** `par` of 9×9, kept by position. */
export const parOf: typeof par = (geometry, digits, struckOut = []) => {
  const key = `${digits.join('')} ${struckOut.map(({ cell, digit }) => `${cell}=${digit}`).join()}`;
  if (!pars.has(key)) pars.set(key, par(geometry, digits, struckOut));
  return pars.get(key);
};

/**
 * The share of a duel that seat 0 won: 1, 0, or a half for a draw. Chance comes anew from the seed
 * for each turn. So the same duel with changed seats has the same luck at the same turns.
 */
export function duelBetween(players: readonly [Player, Player], puzzle: MatchPuzzle, seed: number): number {
  let state = begun(puzzle);
  const solution = digitsOfText(puzzle.solution);
  for (let now = 6000; state.progress.phase === 'live'; ) {
    const duel = state.progress.duel!;
    const random = makeRandom(seed * 1000 + state.progress.seq);
    const sight = { duel, par: parOf(classic, duel.digits, duel.struckOut)!, solution, random };
    const { seconds, placement } = deedOf(players[duel.turn]!, sight);
    const base = state.progress.seq;
    const ordered = { seat: duel.turn, cid: `c${base}`, base };
    now += Math.round(seconds * 1000);
    const command = placement === 'pass' ? { t: 'pass', ...ordered } : { t: 'move', ...ordered, ...placement };
    state = decide(state, command as never, now, { parOf }).events.reduce(apply, state);
  }
  const [own, other] = state.progress.result!.standings;
  if (!own || !other) return 0.5;
  return own.place === other.place ? 0.5 : own.place === 1 ? 1 : 0;
}

function begun(puzzle: MatchPuzzle): MatchState {
  const setup = setupOf({ board: puzzle.board }, [puzzle]);
  const nonce = 'ab'.repeat(8);
  return (
    [
      [1000, { t: 'join', seat: 0, name: 'One' }],
      [1000, { t: 'join', seat: 1, name: 'Two' }],
      [2000, { t: 'ready', seat: 0, cid: 'r', nonce }],
      [3000, { t: 'ready', seat: 1, cid: 'r', nonce }],
      [6000, { t: 'start', toss: '0'.repeat(64) }],
    ] as const
  ).reduce((state, [at, command]) => decide(state, command, at, { parOf }).events.reduce(apply, state), initial(setup));
}

/** The 9×9 puzzles of the collection whose hardest step is worth so much. */
export const puzzlesBetween = (least: number, most: number): MatchPuzzle[] =>
  readFileSync(new URL('../../../../corpus/collection.tsv', import.meta.url), 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(([, board, , er]) => board === '9x9:3x3' && Number(er) >= least && Number(er) <= most)
    .map(([puzzle]) => ({
      board: '9x9',
      puzzle: puzzle!,
      solution: solve(puzzleOf(puzzle!))!.join(''),
    }));
