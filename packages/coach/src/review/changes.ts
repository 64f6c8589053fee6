import { digitBit, digitsOf, type Geometry } from '@pencilmark/core/geometry';
import type { Candidate } from '@pencilmark/core/puzzle';
import type { MoveKind } from './findings.ts';
import type { Played } from './moment.ts';

/** What a move changed. */
export interface Change {
  readonly kind: MoveKind;
  readonly placed: readonly Candidate[];
  /** Digits that went without another in their place. */
  readonly erased: readonly Candidate[];
  readonly noted: readonly Candidate[];
  /** Candidates that the player struck, or whose notes the player took away. */
  readonly struck: readonly Candidate[];
}

/** What a move changed on a board. */
export function changeOf(geometry: Geometry, move: Played): Change {
  const placed = geometry.cells.flatMap((cell) => digitAt(move.after.digits, cell, move.before.digits));
  const erased = geometry.cells.flatMap((cell) =>
    move.after.digits[cell] === 0 ? digitAt(move.before.digits, cell, move.after.digits) : [],
  );
  const empty = geometry.cells.filter((cell) => move.before.digits[cell] === 0 && move.after.digits[cell] === 0);
  const noted = empty.flatMap((cell) =>
    candidatesIn(cell, notesAt(move, cell, 'after') & ~notesAt(move, cell, 'before')),
  );
  const struck = empty.flatMap((cell) => candidatesIn(cell, struckAt(geometry, move, cell, placed)));
  return { kind: kindOf(move, { placed, erased, noted, struck }), placed, erased, noted, struck };
}

/** The digit of a cell, where it stands in one board and not in the other. */
const digitAt = (digits: Uint8Array, cell: number, others: Uint8Array): Candidate[] =>
  digits[cell] !== 0 && digits[cell] !== others[cell] ? [{ cell, digit: digits[cell]! }] : [];

const candidatesIn = (cell: number, set: number): Candidate[] => digitsOf(set).map((digit) => ({ cell, digit }));

const notesAt = (move: Played, cell: number, when: 'before' | 'after'): number =>
  move[when].corner[cell]! | move[when].centre[cell]!;

/**
 * What the player ruled out in a cell. Notes that a placed digit swept away are not, and neither
 * are those of a cell that was wiped.
 */
function struckAt({ peerSets }: Geometry, move: Played, cell: number, placed: readonly Candidate[]): number {
  const struck = move.after.ruledOut[cell]! & ~move.before.ruledOut[cell]!;
  const left = notesAt(move, cell, 'after');
  if (left === 0) return struck;
  const swept = placed.reduce(
    (set, placement) => (peerSets[cell]!.has(placement.cell) ? set | digitBit(placement.digit) : set),
    0,
  );
  return struck | (notesAt(move, cell, 'before') & ~left & ~swept);
}

function kindOf({ isHelp }: Played, { placed, erased, noted, struck }: Omit<Change, 'kind'>): MoveKind {
  if (isHelp) return 'help';
  if (placed.length > 0) return 'digit';
  if (struck.length > 0) return 'strike';
  if (noted.length > 0) return 'note';
  return erased.length > 0 ? 'erase' : 'other';
}
