import { isBroken } from '../rules/broken.ts';
import { isOfPeers } from '../rules/demand.ts';
import type { Cell } from '../sets/cells.ts';
import type { Digit } from '../sets/digits.ts';
import { checkPuzzle, type Puzzle } from './puzzle.ts';

/**
 * Two peers that hold the same digit; or a single cell whose given is among the candidates struck
 * out.
 */
export interface Conflict {
  readonly digit: Digit;
  readonly cells: readonly Cell[];
}

/**
 * Every conflict of a puzzle: pairs of givens by the first cell, then the second; then givens that
 * are struck out.
 *
 *     conflicts(puzzleOf('11..' + '....'.repeat(3)))      // [{ digit: 1, cells: [0, 1] }]
 */
export function conflicts(puzzle: Puzzle): Conflict[] {
  checkPuzzle('conflicts', puzzle);
  const { peers, peerStart, cellCount } = puzzle.geometry;
  const clashes: Conflict[] = [];
  for (let cell = 0; cell < cellCount; cell++) {
    const digit = puzzle.givens[cell]!;
    if (digit === 0) continue;
    for (let index = peerStart[cell]!; index < peerStart[cell + 1]!; index++) {
      const peer = peers[index]!;
      if (peer > cell && puzzle.givens[peer] === digit) clashes.push({ digit, cells: [cell, peer] });
    }
  }
  for (const { cell, digit } of puzzle.struckOut ?? [])
    if (puzzle.givens[cell] === digit) clashes.push({ digit, cells: [cell] });
  return clashes;
}

/**
 * The cells that take part in any conflict, in reading order; of rules and clues that are broken,
 * the filled cells.
 *
 *     conflictCells(puzzleOf('11..' + '....'.repeat(3)))      // [0, 1]
 */
export function conflictCells(puzzle: Puzzle): Cell[] {
  const clashing = conflicts(puzzle).flatMap(({ cells }) => cells);
  const { geometry, givens } = puzzle;
  for (const demand of geometry.demands)
    if (!isOfPeers(demand) && isBroken(demand, givens, geometry.size))
      clashing.push(...demand.cells.filter((cell) => givens[cell] !== 0));
  return [...new Set(clashing)].sort((a, b) => a - b);
}
