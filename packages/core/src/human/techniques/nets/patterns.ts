import { lowestBit } from '../../../bits.ts';
import { digitCount } from '../../../sets/digits.ts';
import type { NetBoard } from './board.ts';
import type { Possible, Ruling, RulingFinder, Spreading } from './ruling.ts';

/** The candidates of a digit at some places of a house. */
const candidatesAt = (board: NetBoard, house: number, places: number, digit: number): number[] =>
  cellsAt(board, house, places).map((cell) => cell * board.geometry.size + digit);

/** The cells at some places of a house. */
function cellsAt({ geometry: { size, houseCells } }: NetBoard, house: number, places: number): number[] {
  const cells: number[] = [];
  for (let left = places; left !== 0; left &= left - 1) cells.push(houseCells[house * size + lowestBit(left)]!);
  return cells;
}

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
 * By house, the digits, or the places, of which candidates were taken off there since the finder
 * was asked last. The list is good until the next call. A pattern whose candidates all stayed has
 * been found before.
 */
function changesOf({ board, taken, takenCount }: Spreading, since: number, kind: 'digits' | 'places'): Int32Array {
  const { geometry, houses, places, cellOf, digitOf, changed } = board;
  const { cellHouseStart } = geometry;
  changed.fill(0);
  for (let index = since; index < takenCount; index++) {
    const cell = cellOf[taken[index]!]!;
    const digit = digitOf[taken[index]!]!;
    for (let at = cellHouseStart[cell]!; at < cellHouseStart[cell + 1]!; at++)
      changed[houses[at]!]! |= 1 << (kind === 'digits' ? digit : places[at]!);
  }
  return changed;
}

function* lockedCandidates(spread: Spreading, since: number): Generator<Ruling> {
  const { board, before, left } = spread;
  const { size } = board.geometry;
  const changed = changesOf(spread, since, 'digits');
  for (const { from, to, fromPlaces, toPlaces } of board.crossings)
    for (let digits = changed[from.index]!; digits !== 0; digits &= digits - 1) {
      const digit = lowestBit(digits);
      const at = from.index * size + digit;
      const places = left.places[at]!;
      const rest = left.places[to.index * size + digit]! & ~toPlaces;
      if (rest === 0 || (places & ~fromPlaces) !== 0 || (places & (places - 1)) === 0) continue;
      const lost = before.places[at]! & ~fromPlaces;
      if (lost === 0) continue;
      yield {
        excluded: candidatesAt(board, to.index, rest, digit),
        lost: candidatesAt(board, from.index, lost, digit),
      };
    }
}

function* hiddenPairs(spread: Spreading, since: number): Generator<Ruling> {
  const { board, standing, before, left } = spread;
  const { size } = board.geometry;
  const changed = changesOf(spread, since, 'digits');
  for (const house of board.housesOfSets) {
    if (standing.empty[house]! <= 4 || changed[house] === 0) continue;
    const placesOf = left.places.subarray(house * size, (house + 1) * size);
    for (const digits of equalTwos(placesOf)) {
      if ((changed[house]! & digits) === 0) continue;
      const places = placesOf[lowestBit(digits)]!;
      const excluded = candidatesIn(board, cellsAt(board, house, places), ~digits, left);
      if (excluded.length === 0) continue;
      const emptied = cellsAt(board, house, board.geometry.allDigits & ~places);
      yield { excluded, lost: candidatesIn(board, emptied, digits, before) };
    }
  }
}

function* nakedPairs(spread: Spreading, since: number): Generator<Ruling> {
  const { board, standing, before, left } = spread;
  const { size, allDigits, houseCells } = board.geometry;
  const changed = changesOf(spread, since, 'places');
  const sets = new Int32Array(size);
  for (const house of board.housesOfSets) {
    if (standing.empty[house]! < 4 || changed[house] === 0) continue;
    for (let place = 0; place < size; place++) sets[place] = left.candidates[houseCells[house * size + place]!]!;
    for (const places of equalTwos(sets)) {
      if ((changed[house]! & places) === 0) continue;
      const digits = sets[lowestBit(places)]!;
      const excluded = candidatesIn(board, cellsAt(board, house, allDigits & ~places), digits, left);
      if (excluded.length === 0) continue;
      yield { excluded, lost: candidatesIn(board, cellsAt(board, house, places), ~digits, before) };
    }
  }
}

function* xWings(spread: Spreading, since: number): Generator<Ruling> {
  const { board, standing, before, left } = spread;
  const { size } = board.geometry;
  const changed = changesOf(spread, since, 'digits');
  for (const { bases, places, covers } of board.linePairs) {
    const [low, high] = bases;
    for (let digits = changed[high]! | changed[low]!; digits !== 0; digits &= digits - 1) {
      const digit = lowestBit(digits);
      const pair = left.places[high * size + digit]!;
      if (left.places[low * size + digit] !== pair) continue;
      if (digitCount(pair) !== 2 || standing.placed[digit]! > size - 4) continue;
      const excluded = [covers[lowestBit(pair)]!, covers[lowestBit(pair & (pair - 1))]!].flatMap((cover) =>
        candidatesAt(board, cover, left.places[cover * size + digit]! & ~places, digit),
      );
      if (excluded.length === 0) continue;
      const lost = bases.flatMap((base) =>
        candidatesAt(board, base, before.places[base * size + digit]! & ~pair, digit),
      );
      yield { excluded, lost };
    }
  }
}

/** The patterns that are looked for, in this order. */
export const PATTERNS: readonly RulingFinder[] = [lockedCandidates, hiddenPairs, nakedPairs, xWings];
