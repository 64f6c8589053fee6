import type { Candidate } from '../../puzzle/puzzle.ts';
import type { Cell } from '../../sets/cells.ts';
import { type DigitSet, digitBit, digitsOf } from '../../sets/digits.ts';
import { candidatesOf, type Position } from '../steps/position.ts';
import { cellMarks, markedAs, type Step } from '../steps/step.ts';

/**
 * Cells that a few digits alone cannot fill. So one of their further candidates, the guardians, is
 * true.
 */
export interface Impossible {
  readonly cells: readonly Cell[];
  readonly digits: DigitSet;
}

/** The guardians of an impossible pattern, cell by cell. */
export const guardiansOf = (position: Position, { cells, digits }: Impossible): Candidate[] =>
  candidatesOf(position, cells, ~digits);

/** The candidates that cannot be true whichever of some candidates is. */
export function spoiledByAll(position: Position, guardians: readonly Candidate[]): Candidate[] {
  const { geometry, candidates } = position;
  const [first, ...otherGuardians] = guardians;
  if (!first) return [];
  const inCell = digitsOf(candidates[first.cell]! & ~digitBit(first.digit)).map((digit) => ({
    cell: first.cell,
    digit,
  }));
  const inPeers = candidatesOf(position, geometry.peerSets[first.cell]!, digitBit(first.digit));
  return [...inCell, ...inPeers].filter(({ cell, digit }) =>
    otherGuardians.every((guardian) =>
      guardian.cell === cell
        ? guardian.digit !== digit
        : guardian.digit === digit && geometry.peerSets[guardian.cell]!.has(cell),
    ),
  );
}

/**
 * The conclusion from guardians: a single guardian is placed, and of several, what all exclude is
 * eliminated. Undefined when nothing follows. The sentence has the holes `cells` and `guardians`.
 */
export function stepOfGuardians(
  technique: string,
  position: Position,
  cells: readonly Cell[],
  guardians: readonly Candidate[],
): Step | undefined {
  const isOnly = guardians.length === 1;
  const eliminations = isOnly ? [] : spoiledByAll(position, guardians);
  if (!isOnly && eliminations.length === 0) return undefined;
  const isGuardian = ({ cell, digit }: Candidate): boolean =>
    guardians.some((guardian) => guardian.cell === cell && guardian.digit === digit);
  const deadlyCandidates = candidatesOf(position, cells, position.geometry.allDigits).filter(
    (candidate) => !isGuardian(candidate),
  );
  return {
    technique,
    placements: isOnly ? guardians : [],
    eliminations,
    marks: [
      ...cellMarks(cells, 'pattern'),
      ...markedAs('pattern', deadlyCandidates),
      ...(isOnly ? [] : markedAs('fin', guardians)),
    ],
    args: { cells: { cells }, guardians: { candidates: guardians } },
    measures: { guardians: guardians.length },
  };
}

/** The same for an impossible pattern. Its sentence has the hole `digits`, too. */
export function guardianStep(technique: string, position: Position, pattern: Impossible): Step | undefined {
  const { cells, digits } = pattern;
  const step = stepOfGuardians(technique, position, cells, guardiansOf(position, pattern));
  return step && { ...step, args: { ...step.args, digits: { digits: digitsOf(digits) } } };
}
