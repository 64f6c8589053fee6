import type { Geometry } from '@pencilmark/core/geometry';
import { ALPHABET } from '@pencilmark/core/geometry';
import type { Settings } from '../settings.ts';
import { language, t } from '../text/index.ts';
import type { CellView } from './Cell.tsx';

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
  readonly selection: readonly number[];
  readonly wrong: ReadonlySet<number>;
  /** A digit that stands out although no cell with it is selected, or 0. */
  readonly held: number;
  /** Cells that are part of a "what if". */
  readonly tried?: ReadonlySet<number>;
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
  selection,
  wrong,
  held,
  tried,
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
    const notes = own === 0 ? board.corner[cell]! | board.centre[cell]! | (candidates?.[cell] ?? 0) : 0;
    const isGiven = givens[cell] !== 0;
    const isWrong = wrong.has(cell);
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
      isWrong,
      isPeer: isSeeing && seeing.every((peers) => peers.has(cell)),
      isSame: settings.highlightDigit && digit !== 0 && own === digit,
      noted: noted !== 0 && ((notes >>> (noted - 1)) & 1) === 1 ? noted : 0,
      isTried,
      label: labelFor(geometry, cell, { digit: own, isGiven, notes, colours: board.colour[cell]!, isWrong, isTried }),
    };
  });
}

const listOf = (set: number): string => {
  const list: string[] = [];
  for (let digit = 1; digit <= 32; digit++) if ((set >>> (digit - 1)) & 1) list.push(ALPHABET[digit - 1]!);
  return list.join(' ');
};

/** What a label says, and the label. */
type Said = readonly [what: number, notes: number, colours: number, language: string, label: string];
// Most labels stay as they were.
const said = new WeakMap<Geometry, Said[]>();

/** What a label tells of a cell. */
interface CellFacts {
  readonly digit: number;
  readonly isGiven: boolean;
  readonly notes: number;
  readonly colours: number;
  readonly isWrong: boolean;
  readonly isTried: boolean;
}

function labelFor(geometry: Geometry, cell: number, facts: CellFacts): string {
  const { digit, isGiven, notes, colours, isWrong, isTried } = facts;
  let list = said.get(geometry);
  if (!list) said.set(geometry, (list = []));
  const what = digit * 8 + (isGiven ? 4 : 0) + (isWrong ? 2 : 0) + (isTried ? 1 : 0);
  const before = list[cell];
  if (before?.[0] === what && before[1] === notes && before[2] === colours && before[3] === language.value)
    return before[4];
  const label = labelOf(geometry, cell, facts);
  list[cell] = [what, notes, colours, language.value, label];
  return label;
}

/** "row 4, column 5, box 5: 7, given". */
function labelOf({ size, boxes }: Geometry, cell: number, facts: CellFacts): string {
  const { digit, isGiven, notes, colours, isWrong, isTried } = facts;
  const place = t('cell.place', {
    row: Math.floor(cell / size) + 1,
    column: (cell % size) + 1,
    box: boxes[cell]! + 1,
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
