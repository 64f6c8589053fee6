import type { Geometry } from '@pencilmark/core/geometry';
import type { Settings } from '../settings.ts';
import type { CellView } from './cell-view.ts';
import { labelFor } from './labels.ts';

/** What is written into the cells: digits, 0 while empty; notes and colours as sets. */
export interface Layers {
  readonly digits: Uint8Array;
  readonly corner: Int32Array;
  readonly centre: Int32Array;
  readonly colour: Int32Array;
}

/** What a board shows besides its digits and notes. */
export interface Showing {
  readonly geometry: Geometry;
  readonly board: Layers;
  readonly givens: ArrayLike<number>;
  readonly candidates?: Int32Array | undefined;
  /** Candidates that were struck out, as sets: a cell without notes shows them. */
  readonly struck?: Int32Array | undefined;
  readonly selection: readonly number[];
  readonly wrong: ReadonlySet<number>;
  /** A digit that stands out although no cell with it is selected, or 0. */
  readonly held: number;
  /** Cells that are part of a "what if". */
  readonly tried?: ReadonlySet<number>;
  /** Cells whose digit a hint wrote, or a path that was walked. */
  readonly filled?: ReadonlySet<number>;
  /** Cells whose notes a drawing above shows. */
  readonly drawn?: ReadonlySet<number> | undefined;
  readonly settings: Pick<Settings, 'highlightDigit' | 'highlightPeers'> & Partial<Pick<Settings, 'highlightNotes'>>;
}

// With more cells selected, what all of them see is not worth showing.
const MOST_SEEING = 9;

/** How every cell looks. */
export function viewsOf({
  geometry,
  board,
  givens,
  candidates,
  struck,
  selection,
  wrong,
  held,
  tried,
  filled,
  drawn,
  settings,
}: Showing): CellView[] {
  const cursor = selection.at(-1) ?? -1;
  const chosen = new Set(selection);
  // The digit that is held, or that of the selected cell.
  const digit = held || (selection.length === 1 ? board.digits[cursor]! : 0);
  const noted = settings.highlightNotes ? digit : 0;
  const isSeeing = settings.highlightPeers && selection.length > 0 && selection.length <= MOST_SEEING;
  const seeing = isSeeing ? selection.map((cell) => geometry.peerSets[cell]!) : [];
  return Array.from(board.digits, (own, cell) => {
    const [corner, centre] = [board.corner[cell]!, board.centre[cell]!];
    const free = candidates?.[cell] ?? 0;
    const colours = board.colour[cell]!;
    const notes = own === 0 ? corner | centre | free : 0;
    const gone = own === 0 && notes === 0 ? (struck?.[cell] ?? 0) : 0;
    const isGiven = givens[cell] !== 0;
    const isWrong = wrong.has(cell);
    const isTried = tried?.has(cell) ?? false;
    return {
      digit: own,
      isGiven,
      isFilled: filled?.has(cell) ?? false,
      corner,
      centre,
      candidates: free,
      struck: gone,
      colour: colours,
      isSelected: chosen.has(cell),
      isCursor: cell === cursor,
      isWrong,
      isPeer: isSeeing && seeing.every((peers) => peers.has(cell)),
      isSame: settings.highlightDigit && digit !== 0 && own === digit,
      noted: noted !== 0 && ((notes >>> (noted - 1)) & 1) === 1 ? noted : 0,
      isTried,
      isDrawn: drawn?.has(cell) ?? false,
      label: labelFor(geometry, cell, {
        digit: own,
        isGiven,
        corner,
        centre,
        candidates: free,
        struck: gone,
        colours,
        isWrong,
        isTried,
      }),
    };
  });
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
