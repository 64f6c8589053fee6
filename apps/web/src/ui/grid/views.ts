import type { Geometry } from '@pencilmark/core/geometry';
import type { Settings } from '../../settings.ts';
import type { CellView } from './cell-view.ts';
import { type CellFacts, labelFor } from './labels.ts';

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

// With more cells selected, what all of them see is of no use.
const MOST_SEEING = 9;

/** How every cell looks. */
export function viewsOf(showing: Showing): CellView[] {
  const { geometry, board, selection, held, filled, drawn, settings } = showing;
  const cursor = selection.at(-1) ?? -1;
  const chosen = new Set(selection);
  // The digit that the player holds, or that of the selected cell.
  const digit = held || (selection.length === 1 ? board.digits[cursor]! : 0);
  const noted = settings.highlightNotes ? digit : 0;
  const isSeeing = settings.highlightPeers && selection.length > 0 && selection.length <= MOST_SEEING;
  const seeing = isSeeing ? selection.map((cell) => geometry.peerSets[cell]!) : [];
  return Array.from(board.digits, (own, cell) => {
    const { notes, ...content } = contentOf(showing, cell);
    return {
      ...content,
      isFilled: filled?.has(cell) ?? false,
      isSelected: chosen.has(cell),
      isCursor: cell === cursor,
      isPeer: isSeeing && seeing.every((peers) => peers.has(cell)),
      isSame: settings.highlightDigit && digit !== 0 && own === digit,
      noted: noted !== 0 && ((notes >>> (noted - 1)) & 1) === 1 ? noted : 0,
      isDrawn: drawn?.has(cell) ?? false,
      label: labelFor(geometry, cell, content),
    };
  });
}

/** What a cell holds, and all its notes as a set. */
function contentOf(
  { board, givens, candidates, struck, wrong, tried }: Showing,
  cell: number,
): CellFacts & { readonly notes: number } {
  const digit = board.digits[cell]!;
  const [corner, centre, free] = [board.corner[cell]!, board.centre[cell]!, candidates?.[cell] ?? 0];
  const notes = digit === 0 ? corner | centre | free : 0;
  return {
    digit,
    isGiven: givens[cell] !== 0,
    corner,
    centre,
    candidates: free,
    notes,
    struck: digit === 0 && notes === 0 ? (struck?.[cell] ?? 0) : 0,
    colour: board.colour[cell]!,
    isWrong: wrong.has(cell),
    isTried: tried?.has(cell) ?? false,
  };
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
