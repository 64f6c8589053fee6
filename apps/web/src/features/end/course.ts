import { type Game, geometryOfGame } from '../../model/game.ts';
import { pointsOf, stationsOf } from '../../statistics/pace.ts';

/** A digit of the finished board: when it was written, and by whom. */
export interface Entry {
  readonly cell: number;
  readonly digit: number;
  /** Time played, in milliseconds; and how much of it had passed since the digit before. */
  readonly ms: number;
  readonly took: number;
  /** Whether the player wrote it. */
  readonly isOwn: boolean;
}

/** How a game went, for drawing. */
export interface Course {
  /** The whole time, and the number of cells that were to be filled. */
  readonly ms: number;
  readonly toFill: number;
  /** How many of these cells were filled at a time, from the first change to the last. */
  readonly points: readonly { readonly ms: number; readonly filled: number }[];
  /** The digits of the finished board in the order in which they were written. */
  readonly entries: readonly Entry[];
  /** The entry before which the longest pause was. */
  readonly longest: number;
  /** For each box how quickly it was filled, from 0 to 1; nothing where it was printed. */
  readonly paces: readonly (number | undefined)[];
}

/**
 * How the game on screen went; nothing when it was played before times were kept, or when the
 * player wrote nothing.
 */
export function courseOf(game: Game): Course | undefined {
  const entries = entriesOf(game);
  if (!entries?.some(({ isOwn }) => isOwn)) return undefined;
  // Nobody is quicker than a tick of the clock.
  const ms = Math.max(1000, game.played, entries.at(-1)!.ms);
  return {
    ms,
    toFill: game.givens.filter((given) => given === 0).length,
    points: pointsOf(game),
    entries,
    longest: entries.reduce(
      (best, { took, isOwn }, at) => (isOwn && took > (entries[best]?.took ?? -1) ? at : best),
      -1,
    ),
    paces: pacesOf(game, entries),
  };
}

/** The last change of every cell, in order; nothing where a time is not known. */
function entriesOf(game: Game): Entry[] | undefined {
  const last = new Map<number, Omit<Entry, 'took'>>();
  for (const { before, digits, isOwn, ms, isKnown } of stationsOf(game)) {
    if (!isKnown) return undefined;
    digits.forEach((digit, cell) => {
      if (digit === before[cell]) return;
      // What is written last comes last.
      last.delete(cell);
      if (digit !== 0) last.set(cell, { cell, digit, ms, isOwn });
    });
  }
  let before = 0;
  return [...last.values()].map((entry) => {
    const took = entry.ms - before;
    before = entry.ms;
    return { ...entry, took };
  });
}

/** The quickest box is 1, the slowest a little above 0; between them, twice as long is one step. */
function pacesOf(game: Game, entries: readonly Entry[]): (number | undefined)[] {
  const { boxes, size } = geometryOfGame(game);
  const means = Array.from({ length: size }, (_, box) => {
    const own = entries.filter(({ cell, isOwn }) => isOwn && boxes[cell] === box);
    // Nobody is quicker than the clock ticks.
    return own.length > 0 ? Math.max(500, own.reduce((sum, { took }) => sum + took, 0) / own.length) : undefined;
  });
  const known = means.filter((mean) => mean !== undefined);
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const span = Math.log(most / least);
  return means.map((mean) => mean && (span === 0 ? 1 : 1 - (1 - LEAST) * (Math.log(mean / least) / span)));
}

/** What the slowest box still shows. */
const LEAST = 0.15;
