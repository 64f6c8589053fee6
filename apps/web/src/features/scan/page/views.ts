import { ALPHABET, type Geometry } from '@pencilmark/core/geometry/plain';
import { t } from '../../../text/index.ts';
import type { CellView } from '../../../ui/grid/cell-view.ts';
import { labelled } from '../../../ui/grid/labels.ts';
import { contentOf, guessesFor, openDoubts, type Sheet } from '../sheet.ts';

interface Shown {
  readonly sheet: Sheet;
  readonly geometry: Geometry;
  /** The cell at the cursor, or -1. */
  readonly cursor: number;
  readonly conflicts: ReadonlySet<number>;
  /** Shown in the empty cells, once it is wanted. */
  readonly solution: ArrayLike<number> | undefined;
}

const BLANK = { corner: 0, centre: 0, colour: 0, candidates: 0, isPeer: false, isSame: false };

/** How every cell of a sheet looks: digits as printed or by hand, those to check hatched. */
export function viewsOf({ sheet, geometry, cursor, conflicts, solution }: Shown): CellView[] {
  const doubts = new Set(openDoubts(sheet).map(({ cell }) => cell));
  return sheet.cells.map((_, cell) => {
    const { digit, isGiven } = contentOf(sheet, cell);
    const filled = digit === 0 ? (solution?.[cell] ?? 0) : 0;
    const [isDoubt, isWrong] = [doubts.has(cell), conflicts.has(cell)];
    return {
      ...BLANK,
      digit: digit || filled,
      isGiven,
      isFilled: filled !== 0,
      isDoubt,
      isWrong,
      isSelected: cell === cursor,
      isCursor: cell === cursor,
      label: labelled(geometry, cell, [
        digit || filled ? ALPHABET[(digit || filled) - 1]! : t('cell.empty'),
        digit !== 0 && t(isGiven ? 'cell.given' : 'scan.byPlayer'),
        filled !== 0 && t('scan.ofSolution'),
        isDoubt && guessText(sheet, cell),
        isWrong && t('cell.wrong'),
      ]),
    };
  });
}

/** A digit as it is called; 0 is no digit. */
export const digitText = (digit: number): string => (digit === 0 ? t('scan.noDigit') : ALPHABET[digit - 1]!);

/** "7 or 1?"; "7: printed or written by hand?" where its kind is the doubt. */
export const guessText = (sheet: Sheet, cell: number): string => {
  const [first = '', other] = guessesFor(sheet, cell).map(digitText);
  if (other === undefined) return t('scan.toCheckKind', { digit: first });
  return t('scan.toCheck', { one: first, other });
};
