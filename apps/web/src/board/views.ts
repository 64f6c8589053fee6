import { cellName, type Geometry } from '@pencilmark/core/geometry';
import type { Board } from '../game/game.ts';
import type { Settings } from '../settings.ts';
import { t } from '../text/index.ts';
import { ALPHABET } from './alphabet.ts';
import type { CellView } from './Grid.tsx';

/** What a board shows besides its digits and notes. */
export interface Showing {
  readonly geometry: Geometry;
  readonly board: Board;
  readonly givens: ArrayLike<number>;
  readonly candidates?: Int32Array | undefined;
  readonly selection: readonly number[];
  readonly wrong: ReadonlySet<number>;
  /** A digit that stands out although no cell with it is selected, or 0. */
  readonly held: number;
  readonly settings: Pick<Settings, 'highlightDigit' | 'highlightPeers' | 'highlightNotes'>;
}

/** How every cell looks. */
export function viewsOf({
  geometry,
  board,
  givens,
  candidates,
  selection,
  wrong,
  held,
  settings,
}: Showing): CellView[] {
  const cursor = selection.at(-1) ?? -1;
  const chosen = new Set(selection);
  const digit = held || (selection.length === 1 ? board.digits[cursor]! : 0);
  const seen = settings.highlightPeers && selection.length === 1 ? geometry.peerSets[cursor]! : undefined;
  return Array.from(board.digits, (own, cell) => {
    const notes = own === 0 ? board.corner[cell]! | board.centre[cell]! | (candidates?.[cell] ?? 0) : 0;
    const isGiven = givens[cell] !== 0;
    return {
      digit: own,
      isGiven,
      corner: board.corner[cell]!,
      centre: board.centre[cell]!,
      candidates: candidates?.[cell] ?? 0,
      colour: board.colour[cell]!,
      isSelected: chosen.has(cell),
      isCursor: cell === cursor,
      isWrong: wrong.has(cell),
      isPeer: seen?.has(cell) ?? false,
      isSame: settings.highlightDigit && digit !== 0 && own === digit,
      noted: settings.highlightNotes && digit !== 0 && ((notes >>> (digit - 1)) & 1) === 1 ? digit : 0,
      label: labelOf(geometry, cell, own, isGiven, notes, board.colour[cell]!, wrong.has(cell)),
    };
  });
}

const listOf = (set: number): string => {
  const list: string[] = [];
  for (let digit = 1; digit <= 32; digit++) if ((set >>> (digit - 1)) & 1) list.push(ALPHABET[digit - 1]!);
  return list.join(' ');
};

/** "row 4, column 5, box 5: 7, given". */
function labelOf(
  geometry: Geometry,
  cell: number,
  digit: number,
  isGiven: boolean,
  notes: number,
  colours: number,
  isWrong: boolean,
): string {
  const { size, spec } = geometry;
  const place = t('cell.place', {
    row: Math.floor(cell / size) + 1,
    column: (cell % size) + 1,
    box: spec.boxes[cell]! + 1,
  });
  const parts = [
    digit === 0 ? t('cell.empty') : ALPHABET[digit - 1]!,
    digit !== 0 && isGiven && t('cell.given'),
    notes !== 0 && t('cell.notes', { digits: listOf(notes) }),
    colours !== 0 && t('cell.colours', { colours: listOf(colours) }),
    isWrong && t('cell.wrong'),
  ];
  return `${place}: ${parts.filter(Boolean).join(', ')}`;
}

export const nameOf = (cell: number, size: number): string => cellName(cell, size);
