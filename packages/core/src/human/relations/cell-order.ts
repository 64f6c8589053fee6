import type { Geometry, HouseKind } from '../../geometry/geometry.ts';
import { perBoard } from '../../geometry/per-board.ts';

/** The houses and peers of every cell, in the order in which chains and exclusions visit them. */
interface CellOrder {
  /**
   * The houses of cell c from `houses[geometry.cellHouseStart[c]]` on: box, row, column, extra
   * houses.
   */
  readonly houses: Uint16Array;
  /**
   * The peers of cell c from `peers[geometry.peerStart[c]]` on, house by house in that order. Last
   * come the cells that must differ without sharing a house.
   */
  readonly peers: Uint16Array;
  /**
   * By index into `houses`: the places in this house of the peers that share no earlier house with
   * the cell, as bits.
   */
  readonly freshPlaces: Int32Array;
  /** By cell, in `words` words: its peers as bits. */
  readonly peerBits: Int32Array;
  readonly words: number;
  /** By cell: the index in `peers` from which on its peers share no house with it. */
  readonly apartStart: Uint32Array;
}

const KINDS: readonly HouseKind[] = ['box', 'row', 'column', 'extra'];

/**
 * The order of Sudoku Explainer 1.2.1: box, row, column. It decides which of several equally short
 * chains is found first.
 */
export const cellOrder = perBoard((geometry: Geometry): CellOrder => makeOrder(geometry));

function makeOrder({ houses, cellCount, cellHouses, cellHouseStart, peers, peerStart }: Geometry): CellOrder {
  const housesInOrder = cellHouses.slice();
  const peersInOrder = peers.slice();
  const freshPlaces = new Int32Array(cellHouses.length);
  const apartStart = peerStart.slice(0, cellCount);
  const words = (cellCount + 31) >>> 5;
  const peerBits = new Int32Array(cellCount * words);
  for (let cell = 0; cell < cellCount; cell++) {
    const own = [...cellHouses.subarray(cellHouseStart[cell]!, cellHouseStart[cell + 1]!)];
    own.sort((a, b) => KINDS.indexOf(houses[a]!.kind) - KINDS.indexOf(houses[b]!.kind) || a - b);
    housesInOrder.set(own, cellHouseStart[cell]!);
    const seen = new Set([cell]);
    own.forEach((house, index) => {
      houses[house]!.cells.forEach((houseCell, place) => {
        if (!seen.has(houseCell)) freshPlaces[cellHouseStart[cell]! + index]! |= 1 << place;
      });
      for (const houseCell of houses[house]!.cells) seen.add(houseCell);
    });
    seen.delete(cell);
    apartStart[cell]! += seen.size;
    for (const peer of peers.subarray(peerStart[cell]!, peerStart[cell + 1]!)) {
      seen.add(peer);
      peerBits[cell * words + (peer >>> 5)]! |= 1 << (peer & 31);
    }
    peersInOrder.set([...seen], peerStart[cell]!);
  }
  return { houses: housesInOrder, peers: peersInOrder, freshPlaces, peerBits, words, apartStart };
}
