import type { Geometry } from '@pencilmark/core/geometry';
import type { Board } from '../game/game.ts';
import type { Settings } from '../settings.ts';
import { t } from '../text/index.ts';
import { ALPHABET } from './alphabet.ts';
import type { CellView } from './Cell.tsx';

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
  /** Cells that are part of a "what if". */
  readonly tried?: ReadonlySet<number>;
  readonly settings: Pick<Settings, 'highlightDigit' | 'highlightPeers'>;
}

// Of more cells than these nobody wants to know what all of them see.
const MOST_SEEING = 9;

/** The digit that stands out: the one that is held, or that of the selected cell; 0 for none. */
export const standingOut = ({ board, selection, held }: Pick<Showing, 'board' | 'selection' | 'held'>): number =>
  held || (selection.length === 1 ? board.digits[selection[0]!]! : 0);

/** How every cell looks. */
export function viewsOf({
  geometry,
  board,
  givens,
  candidates,
  selection,
  wrong,
  held,
  tried,
  settings,
}: Showing): CellView[] {
  const cursor = selection.at(-1) ?? -1;
  const chosen = new Set(selection);
  const digit = settings.highlightDigit ? standingOut({ board, selection, held }) : 0;
  const isSeeing = settings.highlightPeers && selection.length > 0 && selection.length <= MOST_SEEING;
  const seeing = isSeeing ? selection.map((cell) => geometry.peerSets[cell]!) : [];
  return Array.from(board.digits, (own, cell) => {
    const notes = own === 0 ? board.corner[cell]! | board.centre[cell]! | (candidates?.[cell] ?? 0) : 0;
    const isGiven = givens[cell] !== 0;
    const isTried = tried?.has(cell) ?? false;
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
      isPeer: isSeeing && seeing.every((peers) => peers.has(cell)),
      isSame: digit !== 0 && own === digit,
      isTried,
      label: labelOf(geometry, cell, own, isGiven, notes, board.colour[cell]!, wrong.has(cell), isTried),
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
  isTried: boolean,
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
    isTried && t('cell.tried'),
  ];
  return `${place}: ${parts.filter(Boolean).join(', ')}`;
}

/** The cells of a board of which nothing is shown. */
export const hiddenViews = ({ cellCount }: Geometry, label: string): CellView[] =>
  new Array<CellView>(cellCount).fill({
    digit: 0,
    isGiven: false,
    corner: 0,
    centre: 0,
    candidates: 0,
    colour: 0,
    isSelected: false,
    isCursor: false,
    isWrong: false,
    isPeer: false,
    isSame: false,
    label,
  });
