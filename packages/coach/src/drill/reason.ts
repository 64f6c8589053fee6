import { digitCount, hasDigit } from '@pencilmark/core/geometry/plain';
import type { Step } from '@pencilmark/core/human';
import type { Candidate, Grid } from '@pencilmark/core/puzzle';
import { cellsPointedAt, type Part } from './pattern.ts';

/** A cell that somebody points at, or one of its candidates. */
export interface Touched {
  readonly cell: number;
  readonly digit?: number;
}

/**
 * Why something belongs neither to a pattern of a technique nor to what follows. Each reason is
 * worked out from the position and the marks of the steps, so it is true for every technique.
 */
export type TouchReason =
  /** The cell has its digit. */
  | { readonly code: 'filled' }
  /** The candidate is no more there. */
  | { readonly code: 'gone' }
  /** Here the technique is about these digits. */
  | { readonly code: 'digit'; readonly digits: readonly number[] }
  /** The cell sees no cell of a pattern, and lies in none of the houses and clues of one. */
  | { readonly code: 'far' }
  /** The cell has so many candidates. No cell of a pattern has more than `most`. */
  | { readonly code: 'crowded'; readonly count: number; readonly most: number }
  /**
   * In no house of the cell has the digit fewer places than these. Each candidate of a pattern has
   * a house with `most` or fewer.
   */
  | { readonly code: 'places'; readonly house: number; readonly cells: readonly number[]; readonly most: number }
  /** This candidate goes, since it sees these cells of the pattern. The touched cell does not. */
  | { readonly code: 'unseen'; readonly candidate: Candidate; readonly cells: readonly number[] }
  /** The cell lies in a house or a clue of the pattern, and has no part in it. */
  | { readonly code: 'inside' }
  /** The digit belongs into the cell. */
  | { readonly code: 'solution' }
  /** The cell sees these cells of a pattern, and has no part in it. */
  | { readonly code: 'beside'; readonly cells: readonly number[] };

/** What a reason is worked out from. */
export interface Look {
  readonly grid: Grid;
  readonly touched: Touched;
  readonly isSolution: boolean;
  /** The steps of the technique, each with the candidates that it rests on. */
  readonly patterns: readonly { readonly step: Step; readonly parts: readonly Part[] }[];
}

/** The first reason that holds, which is the easiest to see. */
export function reasonFor(look: Look): TouchReason {
  for (const reason of REASONS) {
    const known = reason(look);
    if (known) return known;
  }
  return { code: 'beside', cells: cellsSeen(look) };
}

const REASONS: readonly ((look: Look) => TouchReason | undefined)[] = [
  ({ grid, touched }) => (grid.digits[touched.cell] === 0 ? undefined : { code: 'filled' }),
  ({ grid, touched: { cell, digit } }) => (digit === undefined || grid.has(cell, digit) ? undefined : { code: 'gone' }),
  otherDigit,
  (look) => (isInside(look) || cellsSeen(look).length > 0 ? undefined : { code: 'far' }),
  crowded,
  places,
  unseen,
  (look) => (isInside(look) ? { code: 'inside' } : undefined),
  ({ isSolution }) => (isSolution ? { code: 'solution' } : undefined),
];

const allParts = ({ patterns }: Look): readonly Part[] => patterns.flatMap(({ parts }) => parts);

const isInside = ({ grid, touched, patterns }: Look): boolean =>
  patterns.some(({ step }) => cellsPointedAt(step, grid).includes(touched.cell));

/** The cells of patterns that the touched cell sees. */
function cellsSeen(look: Look): readonly number[] {
  const peers = look.grid.geometry.peerSets[look.touched.cell]!;
  return [...new Set(allParts(look).map(({ cell }) => cell))].filter((cell) => peers.has(cell));
}

function otherDigit(look: Look): TouchReason | undefined {
  const { digit } = look.touched;
  const shown = look.patterns.flatMap(({ step }) => [...step.placements, ...step.eliminations]);
  const digits = [...new Set([...allParts(look), ...shown].map((part) => part.digit))].sort((a, b) => a - b);
  return digit === undefined || digits.includes(digit) ? undefined : { code: 'digit', digits };
}

function crowded(look: Look): TouchReason | undefined {
  const candidatesIn = (cell: number): number => digitCount(look.grid.candidatesOf(cell));
  const most = Math.max(...allParts(look).map(({ cell }) => candidatesIn(cell)));
  const count = candidatesIn(look.touched.cell);
  return most > 0 && count > most ? { code: 'crowded', count, most } : undefined;
}

/** The house of a cell in which a digit has the fewest places, with these places. */
function fewestPlaces({ geometry, candidates }: Grid, cell: number, digit: number): { house: number; cells: number[] } {
  return geometry.houses
    .filter(({ set }) => set.has(cell))
    .map(({ index, cells }) => ({
      house: index,
      cells: cells.filter((place) => hasDigit(candidates[place]!, digit)),
    }))
    .reduce((best, line) => (line.cells.length < best.cells.length ? line : best));
}

function places(look: Look): TouchReason | undefined {
  const { grid, touched } = look;
  if (touched.digit === undefined) return undefined;
  const counts = allParts(look)
    .filter(({ digit }) => digit === touched.digit)
    .map(({ cell, digit }) => fewestPlaces(grid, cell, digit).cells.length);
  const most = Math.max(...counts);
  const own = fewestPlaces(grid, touched.cell, touched.digit);
  return most > 0 && own.cells.length > most ? { code: 'places', ...own, most } : undefined;
}

function unseen({ grid, touched, patterns }: Look): TouchReason | undefined {
  const { peerSets } = grid.geometry;
  const options = patterns.flatMap(({ step, parts }) =>
    step.eliminations
      .filter(({ digit }) => touched.digit === undefined || digit === touched.digit)
      .map(({ cell, digit }) => {
        const cells = parts
          .filter((part) => part.digit === digit && peerSets[cell]!.has(part.cell))
          .map((part) => part.cell);
        const missed = [...new Set(cells)].filter((part) => !peerSets[touched.cell]!.has(part));
        return { candidate: { cell, digit }, cells: missed };
      }),
  );
  if (options.length === 0) return undefined;
  const nearest = options.reduce((best, option) => (option.cells.length < best.cells.length ? option : best));
  return nearest.cells.length > 0 ? { code: 'unseen', ...nearest } : undefined;
}
