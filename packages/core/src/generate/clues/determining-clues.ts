import { withClues } from '../../geometry/clues.ts';
import type { Geometry } from '../../geometry/geometry.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { Clue } from '../../rules/clue.ts';
import { type Kind, kindNamed } from '../../rules/kinds.ts';
import type { Doubts } from '../alternates.ts';
import { tryOften } from './cover.ts';
import { isTrue, type Sketch, tryToPropose, valuesIn } from './propose.ts';

/** Clues with their images: they are added and removed together. */
export type ClueGroup = readonly Clue[];

/** How many proposals compete: the proposal that rules out most alternates is taken. */
const PROPOSALS = 8;
const TRIES_EACH = 60;
/** So often in a row proposals may rule out nothing, or there may be none. */
const MOST_IN_VAIN = 4;
/** So many groups are added at most to make a proper puzzle easier. */
const MOST_EASING = 24;

/** The clues and givens that were added, and whether the solution is now the only one. */
export interface Determined {
  readonly groups: readonly ClueGroup[];
  readonly isProper: boolean;
}

/**
 * Adds clues of some kinds until a solution is the only one, at least one clue of each kind, and
 * the puzzle is easy. It stops earlier when no proposal helps any more, or the budget is spent.
 */
export function determiningClues(
  puzzle: Puzzle,
  solution: Uint8Array,
  kinds: readonly Kind[],
  sketch: Sketch,
  doubts: Doubts,
  isEasy: (puzzle: Puzzle) => boolean,
): Determined {
  const { random, canvas } = sketch;
  const groups: ClueGroup[] = [];
  let geometry = puzzle.geometry;
  const propose = (kind: Kind): ClueGroup | undefined =>
    tryOften(() => tryToPropose(kind, { ...sketch, geometry }), TRIES_EACH);
  const add = (group: ClueGroup): void => {
    for (const clue of group) canvas.add(clue);
    groups.push(group);
    geometry = withClues(geometry, [...geometry.clues, ...group]);
  };
  for (const kind of kinds) {
    const group = propose(kind);
    if (group) add(group);
  }
  const proposeAny = (): ClueGroup | undefined => propose(kinds[random.below(kinds.length)]!);
  const ease = (): void => {
    for (let added = 0; added < MOST_EASING && !isEasy({ ...puzzle, geometry }); added++) {
      const group = tryOften(proposeAny, MOST_IN_VAIN);
      if (!group) return;
      add(group);
    }
  };
  for (let inVain = 0; inVain < MOST_IN_VAIN; ) {
    const { alternates, isProper } = doubts.ask({ ...puzzle, geometry }, solution);
    if (isProper) ease();
    if (isProper || doubts.left() <= 0) return { groups, isProper };
    let remaining = alternates;
    do {
      const proposals = Array.from({ length: PROPOSALS }, proposeAny);
      const best = bestOf(
        proposals.filter((group) => group !== undefined),
        remaining,
        geometry,
      );
      inVain = best && (best.remaining.length < remaining.length || remaining.length === 0) ? 0 : inVain + 1;
      if (!best) continue;
      add(best.group);
      remaining = best.remaining;
    } while (remaining.length > 0 && inVain < MOST_IN_VAIN);
  }
  return { groups, isProper: false };
}

/** The group of clues that leaves the fewest alternates, and these alternates. */
function bestOf(
  groups: readonly ClueGroup[],
  alternates: readonly Uint8Array[],
  geometry: Geometry,
): { readonly group: ClueGroup; readonly remaining: readonly Uint8Array[] } | undefined {
  const judged = groups.map((group) => ({
    group,
    remaining: alternates.filter((alternate) => {
      const values = valuesIn(alternate, geometry);
      return group.every((clue) => isTrue(kindNamed(clue.rule)!, clue, geometry, values));
    }),
  }));
  return judged.reduce<(typeof judged)[number] | undefined>(
    (best, choice) => (best && best.remaining.length <= choice.remaining.length ? best : choice),
    undefined,
  );
}

/** A removable part of a puzzle: a group of clues, or givens. */
export type Piece = (puzzle: Puzzle) => Puzzle;

/** Clues as a removable part. */
export const clueToTake =
  (group: ClueGroup): Piece =>
  (puzzle) => {
    const keys = new Set(group.map(keyOf));
    const keptClues = puzzle.geometry.clues.filter((clue) => !keys.has(keyOf(clue)));
    return { ...puzzle, geometry: withClues(puzzle.geometry, keptClues) };
  };

/**
 * Removes the parts without which a puzzle is still good, in this order. Where a clue excuses
 * others, a needed clue may become removable later. So the passes repeat until nothing more is
 * removed.
 */
export function withoutSpare(puzzle: Puzzle, pieces: readonly Piece[], isGood: (puzzle: Puzzle) => boolean): Puzzle {
  let current = puzzle;
  let left = [...pieces];
  for (let count = left.length + 1; left.length < count; ) {
    count = left.length;
    left = left.filter((piece) => {
      const less = piece(current);
      const isSpare = isGood(less);
      if (isSpare) current = less;
      return !isSpare;
    });
  }
  return current;
}

const keyOf = (clue: Clue): string => JSON.stringify([clue.rule, clue.cells, clue.values]);
