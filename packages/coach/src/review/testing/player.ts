import { digitBit, digitCount, type Geometry } from '@pencilmark/core/geometry';
import { applyStep, nextStep, type Step, TECHNIQUES, type Technique } from '@pencilmark/core/human';
import { type Candidate, type Grid, gridOf, type Puzzle } from '@pencilmark/core/puzzle';
import { makeRandom, type Random } from '@pencilmark/core/random';
import { solve } from '@pencilmark/core/solve';
import { SECONDS_TO_NOTE, SECONDS_TO_WRITE, secondsOf } from '../fair.ts';
import type { ReviewedGame } from '../game.ts';
import type { Played, Standing } from '../moment.ts';

/** How a model player plays: along the path, with times and notes of a kind. */
export interface ModelPlayer {
  readonly seed: number;
  /** Milliseconds for what the average player does in a second. */
  readonly pace: number;
  /**
   * `none`: all is kept in the head. `centre`: lists of candidates are written first. `corner`:
   * pairs of places in boxes are. `struck`: candidates are shown, and struck.
   */
  readonly notes: 'none' | 'centre' | 'corner' | 'struck';
  /** The share of the cells after which the player gives up; 1 for a finished game. */
  readonly until: number;
}

/** How much the times of a model player vary: the deviation of their logarithm. */
const SPREAD = 0.35;
/** How long a game that was given up lies there, in milliseconds. */
const LEFT_LYING = 600_000;

/** Steps one by one: those that find and place in one are left out. */
const STEPS: readonly Technique[] = TECHNIQUES.filter(({ id }) => !id.startsWith('direct-'));

/** A game while it is played. */
export interface Playing {
  readonly player: ModelPlayer;
  readonly random: Random;
  readonly geometry: Geometry;
  readonly givens: Uint8Array;
  readonly solution: Uint8Array;
  /** What the player knows. The standing shows what of it is written. */
  readonly grid: Grid;
  readonly moves: Played[];
  standing: Standing;
  ms: number;
  /** Seconds of steps in the head, which go into the time of the next move. */
  thought: number;
}

/** Begins a game: some players write notes first. */
export function begin(puzzle: Puzzle, player: ModelPlayer): Playing {
  const { geometry, givens } = puzzle;
  const empty = (): Int32Array => new Int32Array(geometry.cellCount);
  const playing: Playing = {
    player,
    random: makeRandom(player.seed),
    geometry,
    givens,
    solution: solve(puzzle)!,
    grid: gridOf(puzzle),
    moves: [],
    standing: { digits: givens, corner: empty(), centre: empty(), ruledOut: empty() },
    ms: 0,
    thought: 0,
  };
  if (player.notes === 'centre') writeLists(playing);
  if (player.notes === 'corner') writePairs(playing);
  return playing;
}

/** The share of the cells that are filled. */
export function shareOf({ grid, givens }: Playing): number {
  const empty = (digits: Uint8Array): number => digits.filter((digit) => digit === 0).length;
  return 1 - empty(grid.digits) / empty(givens);
}

/** The game as it was recorded. */
export const recorded = ({ geometry, givens, solution, moves, standing, ms, player }: Playing): ReviewedGame => ({
  geometry,
  givens,
  solution,
  moves,
  end: { ms: ms + (player.until < 1 ? LEFT_LYING : 0), digits: standing.digits },
});

/** The next step of the path that a player goes. */
export const stepAhead = ({ grid, givens }: Playing): Step | undefined => nextStep(grid, { techniques: STEPS, givens });

/** Makes a step, with as many moves as it takes; false when there is none. */
export function goOn(playing: Playing, step = stepAhead(playing), factor = 1): boolean {
  if (!step) return false;
  playing.thought += secondsOf(step.technique) * factor;
  applyStep(playing.grid, step);
  for (const placement of step.placements) write(playing, placement);
  if (playing.player.notes === 'centre' || playing.player.notes === 'struck')
    // A cell that holds a wrong digit shows no notes.
    for (const candidate of step.eliminations)
      if (playing.standing.digits[candidate.cell] === 0) strike(playing, candidate);
  return true;
}

/** A move that took the seconds of the thought before it, or at least those of writing. */
export function move(
  playing: Playing,
  after: Partial<Standing>,
  { seconds = SECONDS_TO_WRITE, isHelp = false } = {},
): number {
  const { player, random, moves, standing } = playing;
  // The sum of four numbers varies nearly as a normal distribution does.
  const normal =
    (Array.from({ length: 4 }, () => random.below(1e6) / 1e6).reduce((sum, share) => sum + share) - 2) * Math.sqrt(3);
  playing.ms += Math.round(player.pace * Math.max(seconds, playing.thought) * Math.exp(SPREAD * normal));
  playing.thought = 0;
  playing.standing = { ...standing, ...after };
  return moves.push({ ms: playing.ms, before: standing, after: playing.standing, isHelp }) - 1;
}

/** Writes a digit, and clears it from the notes of peers as the app does. */
export function write(playing: Playing, { cell, digit }: Candidate, options = {}): number {
  const { digits, corner, centre } = playing.standing;
  const [withDigit, corners, centres] = [digits.slice(), corner.slice(), centre.slice()];
  withDigit[cell] = digit;
  for (const peer of playing.geometry.peerSets[cell]!) {
    corners[peer]! &= ~digitBit(digit);
    centres[peer]! &= ~digitBit(digit);
  }
  return move(playing, { digits: withDigit, corner: corners, centre: centres }, options);
}

/** Takes a note away, or strikes a candidate that is shown. */
export function strike(playing: Playing, { cell, digit }: Candidate, options = {}): number {
  const where = playing.player.notes === 'centre' ? 'centre' : 'ruledOut';
  const sets = playing.standing[where].slice();
  sets[cell] = where === 'centre' ? sets[cell]! & ~digitBit(digit) : sets[cell]! | digitBit(digit);
  return move(playing, { [where]: sets }, options);
}

/** All candidates, digit by digit. */
function writeLists(playing: Playing): void {
  for (let digit = 1; digit <= playing.geometry.size; digit++)
    note(playing, 'centre', digit, (cell) => playing.grid.has(cell, digit));
}

/** The digits that have two places in a box. */
function writePairs(playing: Playing): void {
  const { geometry, grid } = playing;
  for (const { kind, cells } of geometry.houses)
    for (let digit = 1; kind === 'box' && digit <= geometry.size; digit++) {
      const places = cells.filter((cell) => grid.has(cell, digit));
      if (places.length === 2) note(playing, 'corner', digit, (cell) => places.includes(cell));
    }
}

function note(playing: Playing, where: 'corner' | 'centre', digit: number, isThere: (cell: number) => boolean): void {
  const sets = playing.standing[where].map((set, cell) => (isThere(cell) ? set | digitBit(digit) : set));
  move(playing, { [where]: sets }, { seconds: SECONDS_TO_NOTE });
}

/** The empty cells with so many candidates or more. */
export const openCells = ({ geometry, grid }: Playing, least: number): number[] =>
  geometry.cells.filter((cell) => digitCount(grid.candidates[cell]!) >= least);
