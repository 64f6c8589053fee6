import { lowestBit } from '../../../bits.ts';
import { digitCount } from '../../../sets/digits.ts';
import type { Ruling, RulingFinder, Spreading } from './ruling.ts';

/** The candidates of a digit at some places of a house. */
function candidatesAt({ board }: Spreading, house: number, places: number, digit: number): number[] {
  const { size, houseCells } = board.geometry;
  const candidates: number[] = [];
  for (let left = places; left !== 0; left &= left - 1)
    candidates.push(houseCells[house * size + lowestBit(left)]! * size + digit);
  return candidates;
}

/**
 * By house, the digits of which candidates were taken off there since the finder was asked last.
 * The list is good until the next call. A pattern whose candidates all stayed has been found
 * before.
 */
function changedDigits({ board, taken, takenCount }: Spreading, since: number): Int32Array {
  const { geometry, houses, cellOf, digitOf, changed } = board;
  changed.fill(0);
  for (let index = since; index < takenCount; index++) {
    const cell = cellOf[taken[index]!]!;
    for (let at = geometry.cellHouseStart[cell]!; at < geometry.cellHouseStart[cell + 1]!; at++)
      changed[houses[at]!]! |= 1 << digitOf[taken[index]!]!;
  }
  return changed;
}

/** By house, the places that lost candidates since; as `changedDigits`. */
function changedPlaces({ board, taken, takenCount }: Spreading, since: number): Int32Array {
  const { geometry, houses, places, cellOf, changed } = board;
  changed.fill(0);
  for (let index = since; index < takenCount; index++) {
    const cell = cellOf[taken[index]!]!;
    for (let at = geometry.cellHouseStart[cell]!; at < geometry.cellHouseStart[cell + 1]!; at++)
      changed[houses[at]!]! |= 1 << places[at]!;
  }
  return changed;
}

function* lockedCandidates(spread: Spreading, since: number): Generator<Ruling> {
  const { board, before, left } = spread;
  const { size } = board.geometry;
  const changed = changedDigits(spread, since);
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
        gone: candidatesAt(spread, to.index, rest, digit),
        lost: candidatesAt(spread, from.index, lost, digit),
      };
    }
}

function* hiddenPairs(spread: Spreading, since: number): Generator<Ruling> {
  const { board, standing, before, left } = spread;
  const { size, houseCells } = board.geometry;
  const changed = changedDigits(spread, since);
  for (const house of board.housesOfSets) {
    if (standing.empty[house]! <= 4 || changed[house] === 0) continue;
    for (let high = 1; high < size; high++) {
      const pair = left.places[house * size + high]!;
      if (digitCount(pair) !== 2) continue;
      for (let low = 0; low < high; low++) {
        if (left.places[house * size + low] !== pair) continue;
        const digits = (1 << low) | (1 << high);
        if ((changed[house]! & digits) === 0) continue;
        const gone: number[] = [];
        for (let places = pair; places !== 0; places &= places - 1) {
          const cell = houseCells[house * size + lowestBit(places)]!;
          for (let set = left.candidates[cell]! & ~digits; set !== 0; set &= set - 1)
            gone.push(cell * size + lowestBit(set));
        }
        if (gone.length === 0) continue;
        const lost: number[] = [];
        for (let place = 0; place < size; place++) {
          if (((pair >>> place) & 1) === 1) continue;
          const cell = houseCells[house * size + place]!;
          for (let set = before.candidates[cell]! & digits; set !== 0; set &= set - 1)
            lost.push(cell * size + lowestBit(set));
        }
        yield { gone, lost };
      }
    }
  }
}

function* nakedPairs(spread: Spreading, since: number): Generator<Ruling> {
  const { board, standing, before, left } = spread;
  const { size, houseCells } = board.geometry;
  const changed = changedPlaces(spread, since);
  for (const house of board.housesOfSets) {
    if (standing.empty[house]! < 4 || changed[house] === 0) continue;
    for (let high = 1; high < size; high++) {
      const one = houseCells[house * size + high]!;
      const digits = left.candidates[one]!;
      if (digitCount(digits) !== 2) continue;
      for (let low = 0; low < high; low++) {
        const other = houseCells[house * size + low]!;
        if (left.candidates[other] !== digits || (changed[house]! & ((1 << low) | (1 << high))) === 0) continue;
        const gone: number[] = [];
        for (let place = 0; place < size; place++) {
          const cell = houseCells[house * size + place]!;
          if (cell === one || cell === other) continue;
          for (let set = left.candidates[cell]! & digits; set !== 0; set &= set - 1)
            gone.push(cell * size + lowestBit(set));
        }
        if (gone.length === 0) continue;
        const lost: number[] = [];
        for (const cell of [other, one])
          for (let set = before.candidates[cell]! & ~digits; set !== 0; set &= set - 1)
            lost.push(cell * size + lowestBit(set));
        yield { gone, lost };
      }
    }
  }
}

function* xWings(spread: Spreading, since: number): Generator<Ruling> {
  const { board, standing, before, left } = spread;
  const { size } = board.geometry;
  const changed = changedDigits(spread, since);
  const [columns, rows] = board.lines;
  for (const [bases, covers] of [
    [columns, rows],
    [rows, columns],
  ] as const)
    for (let high = 1; high < size; high++)
      for (let low = 0; low < high; low++)
        for (let digits = changed[bases[high]!]! | changed[bases[low]!]!; digits !== 0; digits &= digits - 1) {
          const digit = lowestBit(digits);
          const pair = left.places[bases[high]! * size + digit]!;
          if (left.places[bases[low]! * size + digit] !== pair) continue;
          if (digitCount(pair) !== 2 || standing.placed[digit]! > size - 4) continue;
          const gone: number[] = [];
          for (let lines = pair; lines !== 0; lines &= lines - 1) {
            const cover = covers[lowestBit(lines)]!;
            const rest = left.places[cover * size + digit]! & ~((1 << low) | (1 << high));
            gone.push(...candidatesAt(spread, cover, rest, digit));
          }
          if (gone.length === 0) continue;
          const lost = [low, high].flatMap((base) =>
            candidatesAt(spread, bases[base]!, before.places[bases[base]! * size + digit]! & ~pair, digit),
          );
          yield { gone, lost };
        }
}

/** The patterns that are looked for, in this order. */
export const PATTERNS: readonly RulingFinder[] = [lockedCandidates, hiddenPairs, nakedPairs, xWings];
