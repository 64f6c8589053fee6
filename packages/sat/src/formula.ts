import type { Geometry } from '@pencilmark/core/geometry';
import type { Instance } from './cadical.ts';

/**
 * Gives an instance the rules of a board as clauses: every cell has one digit and only one, every
 * digit has a place in every house, peers differ. `variables` holds a variable 1… for each
 * candidate still open, at cell·size + digit-1. It holds 0 for candidates that are out of play:
 * those of decided cells, and those that decided cells have removed. Plain pairs say that two
 * candidates exclude each other. What singles leave open is small enough for that: 16 402 clauses
 * for a hard 25×25 puzzle, 3 million for an empty board of 36×36.
 */
export function addRules(instance: Instance, geometry: Geometry, variables: Uint16Array): void {
  const { size, cellCount, houses, peers, peerStart } = geometry;
  const variableOf = (cell: number, digit: number): number => variables[cell * size + digit - 1]!;
  const addOneOf = (literals: readonly number[]): void => {
    if (literals.length > 0) instance.addClause(literals);
  };
  const addNotBoth = (one: number, other: number): void => {
    if (one !== 0 && other !== 0) instance.addClause([-one, -other]);
  };

  for (let cell = 0; cell < cellCount; cell++) {
    const inCell = variables.subarray(cell * size, (cell + 1) * size).filter((variable) => variable !== 0);
    addOneOf([...inCell]);
    inCell.forEach((one, index) => {
      for (const other of inCell.subarray(0, index)) addNotBoth(one, other);
    });
    for (let index = peerStart[cell]!; index < peerStart[cell + 1]!; index++) {
      const peer = peers[index]!;
      if (peer > cell) break;
      for (let digit = 1; digit <= size; digit++) addNotBoth(variableOf(cell, digit), variableOf(peer, digit));
    }
  }
  for (const { cells } of houses)
    for (let digit = 1; digit <= size; digit++)
      addOneOf(cells.map((cell) => variableOf(cell, digit)).filter((variable) => variable !== 0));
}
