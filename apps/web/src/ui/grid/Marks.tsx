import type { JSX } from 'preact';
import type { CellView } from './cell-view.ts';
import { INSET, lineOf, placeOf, topOf } from './notes.ts';

const holds = (set: number, digit: number): boolean => ((set >>> (digit - 1)) & 1) === 1;

/** Whether the drawing above marks every note that stands out: the cell then need not know. */
export const isMarkedAbove = ({ centre }: CellView, areNotesFixed: boolean): boolean => areNotesFixed && centre === 0;

interface MarksProps {
  readonly size: number;
  readonly across: number;
  readonly cells: readonly CellView[];
  readonly alphabet: string;
  readonly areNotesFixed: boolean;
  /** Whether notes lie below the sums of cages. */
  readonly hasSums: boolean;
}

// How wide a coin is, as a part of the place of a note.
const COIN = 0.92;

/**
 * The notes that stand out, all of one digit: a coin, and the digit in bold on it. They are one
 * path and a line of text for each row, since to style hundreds of notes anew takes long.
 */
export function Marks({ size, cells, across, alphabet, areNotesFixed, hasSums }: MarksProps): JSX.Element | null {
  const isMarked = ({ noted = 0, corner, candidates, centre, isDrawn }: CellView): boolean =>
    noted !== 0 && !isDrawn && areNotesFixed && holds(corner | (candidates & ~centre), noted);
  const digit = cells.find(isMarked)?.noted;
  if (digit === undefined) return null;
  const place = placeOf(across);
  const [column, line] = [(digit - 1) % across, Math.floor((digit - 1) / across)];
  const radius = (place * COIN) / 2;
  const left = INSET + place * (column + 0.5) - radius;
  const middle = topOf(hasSums) + lineOf(across, hasSums) * (line + 0.5);
  const coin = `a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`;
  let coins = '';
  let text = '';
  cells.forEach((view, cell) => {
    const isHere = isMarked(view);
    if (cell > 0 && cell % size === 0) text += '\n';
    text += isHere ? alphabet[digit - 1] : ' ';
    if (isHere)
      coins += `M${((cell % size) + left).toFixed(3)} ${(Math.floor(cell / size) + middle).toFixed(3)}${coin}`;
  });
  return (
    <>
      <svg class="drawing coins" viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
        <path d={coins} />
      </svg>
      <div class="drawing bold-notes" style={{ '--column': column, '--line': line }} aria-hidden="true">
        {text}
      </div>
    </>
  );
}
