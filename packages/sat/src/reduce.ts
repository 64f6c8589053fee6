import type { Geometry } from '@pencilmark/core/geometry';
import type { Puzzle } from '@pencilmark/core/puzzle';

/**
 * Builds a function that fills naked and hidden singles until there are none, on boards of any
 * size. The function gives back 1 for every candidate that is left, at cell·size + digit-1, in an
 * array that it uses again for the next puzzle. It gives nothing when it meets a contradiction.
 */
export function makeReducer(geometry: Geometry): (puzzle: Puzzle) => Uint8Array | undefined {
  const { size, cellCount, houses, peers, peerStart, houseCells, cellHouses, cellHouseStart } = geometry;
  const isLeft = new Uint8Array(cellCount * size);
  /** How many candidates each cell has left. */
  const cellCounts = new Uint8Array(cellCount);
  /** How many places each digit has left in each house, at house·size + digit-1. */
  const placeCounts = new Uint8Array(houses.length * size);
  const isPlaced = new Uint8Array(cellCount);
  let isPossible = true;
  let queue: (readonly [cell: number, digit: number])[] = [];

  const onlyDigit = (cell: number): number => isLeft.indexOf(1, cell * size) - cell * size + 1;

  const onlyPlace = (house: number, digit: number): number => {
    let index = house * size;
    while (isLeft[houseCells[index]! * size + digit - 1] === 0) index++;
    return houseCells[index]!;
  };

  const remove = (cell: number, digit: number): void => {
    const candidate = cell * size + digit - 1;
    if (isLeft[candidate] === 0) return;
    isLeft[candidate] = 0;
    const digitsLeft = --cellCounts[cell]!;
    if (digitsLeft === 0) isPossible = false;
    if (digitsLeft === 1) queue.push([cell, onlyDigit(cell)]);
    for (let index = cellHouseStart[cell]!; index < cellHouseStart[cell + 1]!; index++) {
      const house = cellHouses[index]!;
      const placesLeft = --placeCounts[house * size + digit - 1]!;
      if (placesLeft === 0) isPossible = false;
      if (placesLeft === 1) queue.push([onlyPlace(house, digit), digit]);
    }
  };

  const place = (cell: number, digit: number): void => {
    if (isLeft[cell * size + digit - 1] === 0) isPossible = false;
    if (!isPossible || isPlaced[cell] === 1) return;
    isPlaced[cell] = 1;
    for (let other = 1; other <= size; other++) if (other !== digit) remove(cell, other);
    for (let index = peerStart[cell]!; index < peerStart[cell + 1]!; index++) remove(peers[index]!, digit);
  };

  return ({ givens, struckOut = [] }) => {
    isLeft.fill(1);
    cellCounts.fill(size);
    placeCounts.fill(size);
    isPlaced.fill(0);
    isPossible = true;
    queue = [];
    for (const { cell, digit } of struckOut) remove(cell, digit);
    for (let cell = 0; cell < cellCount; cell++) if (givens[cell] !== 0) place(cell, givens[cell]!);
    // `place` makes the queue longer while it is read.
    for (const [cell, digit] of queue) place(cell, digit);
    return isPossible ? isLeft : undefined;
  };
}
