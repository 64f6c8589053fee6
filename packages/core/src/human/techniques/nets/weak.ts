import { lowestBit } from '../../../bits.ts';
import { digitCount } from '../../../sets/digits.ts';
import { cellOrder } from '../../relations/cell-order.ts';
import { hasTies, tiedTo, tiesOf } from '../../relations/ties.ts';
import type { NetBoard } from './board.ts';
import type { Possible } from './ruling.ts';

/**
 * Weak links: the candidates that are off when candidate c is on, from index `start[c]` on, in the
 * order of Sudoku Explainer 1.2.1.
 */
export interface WeakLinks {
  readonly start: Uint32Array;
  readonly to: Uint16Array;
}

/** The other candidates of a cell, unless a single digit is followed; those of its peers; ties. */
export function weakLinks(board: NetBoard, { candidates, places }: Possible, isOneDigit: boolean): WeakLinks {
  const { cellCount, size, cellHouseStart, houseCells, peerStart } = board.geometry;
  const { houses, peers, freshPlaces, apartStart } = cellOrder(board.geometry);
  const areTied = !isOneDigit && hasTies(board.geometry);
  const start = new Uint32Array(board.count + 1);
  const to = new Uint16Array(mostLinks(board, candidates));
  let end = 0;
  for (let cell = 0, candidate = 0; cell < cellCount; cell++) {
    const set = candidates[cell]!;
    for (let digit = 0; digit < size; digit++, start[++candidate] = end) {
      if (((set >>> digit) & 1) === 0) continue;
      for (let rest = isOneDigit ? 0 : set & ~(1 << digit); rest !== 0; rest &= rest - 1)
        to[end++] = cell * size + lowestBit(rest);
      for (let at = cellHouseStart[cell]!; at < cellHouseStart[cell + 1]!; at++) {
        const house = houses[at]! * size;
        for (let rest = places[house + digit]! & freshPlaces[at]!; rest !== 0; rest &= rest - 1)
          to[end++] = houseCells[house + lowestBit(rest)]! * size + digit;
      }
      for (let at = apartStart[cell]!; at < peerStart[cell + 1]!; at++)
        if (((candidates[peers[at]!]! >>> digit) & 1) === 1) to[end++] = peers[at]! * size + digit;
      if (areTied) for (const tied of tiedTo(board.geometry, candidates, cell, digit + 1)) to[end++] = tied;
    }
  }
  return { start, to };
}

/** An upper bound of the number of links. */
function mostLinks({ geometry }: NetBoard, candidates: Int32Array): number {
  const { cellCount, size, peerStart } = geometry;
  let most = hasTies(geometry) ? tiesOf(geometry).all.length * size * size : 0;
  for (let cell = 0; cell < cellCount; cell++)
    most += digitCount(candidates[cell]!) * (size + peerStart[cell + 1]! - peerStart[cell]!);
  return most;
}
