/*
 * The patterns that a spread looks for when no single link leads further: locked candidates, hidden
 * and naked pairs, X-Wings.
 *
 * A spread has the candidates of the board twice: `before` the assumption, and `left` by now. Its
 * list `removed` has the candidates in between, in the order of their removal:
 *
 *     removed   r1c2=5  r4c2=5  r7c3=1 │ r1c3=5  r9c9=2
 *                                      └ since: where the finder began before
 *
 * A pattern that stands now and did not stand at `since` has lost a candidate after it. So a finder
 * examines only houses with such removals. A pattern that excludes something is a `Ruling`: the
 * `excluded` candidates, and the `lost` ones, whose removal made the pattern. These are its
 * reasons.
 */

import { lowestBit } from '../../../bits.ts';
import { digitCount } from '../../../sets/digits.ts';
import type { Crossing } from '../../relations/crossings.ts';
import type { LinePair, NetBoard } from './board.ts';
import type { Possible, Ruling, RulingFinder, Spreading } from './ruling.ts';

/** The cells at some places of a house. */
function cellsAt({ geometry: { size, houseCells } }: NetBoard, house: number, places: number): number[] {
  const cells: number[] = [];
  for (let left = places; left !== 0; left &= left - 1) cells.push(houseCells[house * size + lowestBit(left)]!);
  return cells;
}

/** The candidates of a digit at some places of a house. */
const candidatesAt = (board: NetBoard, house: number, places: number, digit: number): number[] =>
  cellsAt(board, house, places).map((cell) => cell * board.geometry.size + digit);

/** The candidates of some digits in some cells. */
function candidatesIn({ geometry: { size } }: NetBoard, cells: readonly number[], digits: number, of: Possible) {
  const candidates: number[] = [];
  for (const cell of cells)
    for (let left = of.candidates[cell]! & digits; left !== 0; left &= left - 1)
      candidates.push(cell * size + lowestBit(left));
  return candidates;
}

/** The indexes of two equal sets of two, as bits: by the higher index, then by the lower. */
function equalTwos(sets: ArrayLike<number>): number[] {
  const pairs: number[] = [];
  for (let high = 1; high < sets.length; high++) {
    if (digitCount(sets[high]!) !== 2) continue;
    for (let low = 0; low < high; low++) if (sets[low] === sets[high]) pairs.push((1 << low) | (1 << high));
  }
  return pairs;
}

/**
 * By house: the digits, or the places, of the candidates that were removed there after the first
 * `since`, as bits. The array is overwritten by the next call.
 */
function changesOf({ board, removed, removedCount }: Spreading, since: number, kind: 'digits' | 'places'): Int32Array {
  const { geometry, houses, places, cellOf, digitOf, changed } = board;
  const { cellHouseStart } = geometry;
  changed.fill(0);
  for (let index = since; index < removedCount; index++) {
    const cell = cellOf[removed[index]!]!;
    const digit = digitOf[removed[index]!]!;
    for (let at = cellHouseStart[cell]!; at < cellHouseStart[cell + 1]!; at++)
      changed[houses[at]!]! |= 1 << (kind === 'digits' ? digit : places[at]!);
  }
  return changed;
}

function* lockedCandidates(spread: Spreading, since: number): Generator<Ruling> {
  const changed = changesOf(spread, since, 'digits');
  for (const crossing of spread.board.crossings)
    for (let digits = changed[crossing.from.index]!; digits !== 0; digits &= digits - 1) {
      const ruling = lockedIn(spread, crossing, lowestBit(digits));
      if (ruling) yield ruling;
    }
}

/** The ruling of a digit whose places in the first house of a crossing all lie in the crossing. */
function lockedIn({ board, before, left }: Spreading, crossing: Crossing, digit: number): Ruling | undefined {
  const { from, to, fromPlaces, toPlaces } = crossing;
  const { size } = board.geometry;
  const at = from.index * size + digit;
  const places = left.places[at]!;
  const outside = left.places[to.index * size + digit]! & ~toPlaces;
  if (outside === 0 || (places & ~fromPlaces) !== 0 || (places & (places - 1)) === 0) return undefined;
  const lost = before.places[at]! & ~fromPlaces;
  if (lost === 0) return undefined;
  return {
    excluded: candidatesAt(board, to.index, outside, digit),
    lost: candidatesAt(board, from.index, lost, digit),
  };
}

function* hiddenPairs(spread: Spreading, since: number): Generator<Ruling> {
  const { board, standing, left } = spread;
  const { size } = board.geometry;
  const changed = changesOf(spread, since, 'digits');
  for (const house of board.housesOfSets) {
    if (standing.empty[house]! <= 4 || changed[house] === 0) continue;
    for (const digits of equalTwos(left.places.subarray(house * size, (house + 1) * size))) {
      if ((changed[house]! & digits) === 0) continue;
      const ruling = hiddenPairIn(spread, house, digits);
      if (ruling) yield ruling;
    }
  }
}

/** The ruling of two digits that have the same two places in a house. */
function hiddenPairIn({ board, before, left }: Spreading, house: number, digits: number): Ruling | undefined {
  const { size, allDigits } = board.geometry;
  const places = left.places[house * size + lowestBit(digits)]!;
  const excluded = candidatesIn(board, cellsAt(board, house, places), ~digits, left);
  if (excluded.length === 0) return undefined;
  return { excluded, lost: candidatesIn(board, cellsAt(board, house, allDigits & ~places), digits, before) };
}

function* nakedPairs(spread: Spreading, since: number): Generator<Ruling> {
  const { board, standing, left } = spread;
  const { size, houseCells } = board.geometry;
  const changed = changesOf(spread, since, 'places');
  const sets = new Int32Array(size);
  for (const house of board.housesOfSets) {
    if (standing.empty[house]! < 4 || changed[house] === 0) continue;
    for (let place = 0; place < size; place++) sets[place] = left.candidates[houseCells[house * size + place]!]!;
    for (const places of equalTwos(sets)) {
      if ((changed[house]! & places) === 0) continue;
      const ruling = nakedPairIn(spread, house, places, sets[lowestBit(places)]!);
      if (ruling) yield ruling;
    }
  }
}

/** The ruling of two places of a house whose cells have the same two candidates. */
function nakedPairIn(spread: Spreading, house: number, places: number, digits: number): Ruling | undefined {
  const { board, before, left } = spread;
  const excluded = candidatesIn(board, cellsAt(board, house, board.geometry.allDigits & ~places), digits, left);
  if (excluded.length === 0) return undefined;
  return { excluded, lost: candidatesIn(board, cellsAt(board, house, places), ~digits, before) };
}

function* xWings(spread: Spreading, since: number): Generator<Ruling> {
  const changed = changesOf(spread, since, 'digits');
  for (const lines of spread.board.linePairs) {
    const [low, high] = lines.bases;
    for (let digits = changed[high]! | changed[low]!; digits !== 0; digits &= digits - 1) {
      const ruling = xWingIn(spread, lines, lowestBit(digits));
      if (ruling) yield ruling;
    }
  }
}

/** The ruling of a digit with the same two places in two parallel lines. */
function xWingIn({ board, standing, before, left }: Spreading, lines: LinePair, digit: number): Ruling | undefined {
  const { bases, places: basePlaces, covers } = lines;
  const { size } = board.geometry;
  const [low, high] = bases;
  const pair = left.places[high * size + digit]!;
  if (left.places[low * size + digit] !== pair) return undefined;
  if (digitCount(pair) !== 2 || standing.placed[digit]! > size - 4) return undefined;
  const excludedIn = (cover: number): number[] =>
    candidatesAt(board, cover, left.places[cover * size + digit]! & ~basePlaces, digit);
  const excluded = [...excludedIn(covers[lowestBit(pair)]!), ...excludedIn(covers[lowestBit(pair & (pair - 1))]!)];
  if (excluded.length === 0) return undefined;
  const lostIn = (base: number): number[] =>
    candidatesAt(board, base, before.places[base * size + digit]! & ~pair, digit);
  return { excluded, lost: bases.flatMap(lostIn) };
}

/** The finders of patterns, in the order of Sudoku Explainer 1.2.1. */
export const PATTERNS: readonly RulingFinder[] = [lockedCandidates, hiddenPairs, nakedPairs, xWings];
