import type { JSX } from 'preact';
import type { CellView } from './cell-view.ts';
import { INSET, placeOf } from './notes.ts';

const holds = (set: number, digit: number): boolean => ((set >>> (digit - 1)) & 1) === 1;

/** Whether the drawing above marks every note that stands out: the cell then need not know. */
export const isMarkedAbove = ({ centre }: CellView, areNotesFixed: boolean): boolean => areNotesFixed && centre === 0;

interface MarksProps {
  readonly size: number;
  readonly across: number;
  readonly cells: readonly CellView[];
  readonly alphabet: string;
  readonly areNotesFixed: boolean;
}

// How wide a coin is, as a part of the place of a note.
const COIN = 0.92;

/**
 * The notes that stand out: a coin, and the digit in bold on it. They are one path and one text for
 * all, since to style hundreds of notes anew takes long.
 */
export function Marks({ size, cells, across, alphabet, areNotesFixed }: MarksProps): JSX.Element {
  const place = placeOf(across);
  const radius = (place * COIN) / 2;
  const coin = `a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`;
  const [xs, ys]: [string[], string[]] = [[], []];
  let coins = '';
  let text = '';
  cells.forEach((view, cell) => {
    const { noted = 0, corner, candidates, centre } = view;
    if (noted === 0 || view.isDrawn || !areNotesFixed || !holds(corner | (candidates & ~centre), noted)) return;
    const x = (cell % size) + INSET + place * (((noted - 1) % across) + 0.5);
    const y = Math.floor(cell / size) + INSET + place * (Math.floor((noted - 1) / across) + 0.5);
    coins += `M${(x - radius).toFixed(3)} ${y.toFixed(3)}${coin}`;
    xs.push(`${((x / size) * 100).toFixed(2)}%`);
    ys.push(`${((y / size) * 100).toFixed(2)}%`);
    text += alphabet[noted - 1];
  });
  return (
    <>
      <svg class="drawing coins" viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
        <path d={coins} />
      </svg>
      <svg class="drawing bold-notes" aria-hidden="true">
        <text x={xs.join(' ')} y={ys.join(' ')}>
          {text}
        </text>
      </svg>
    </>
  );
}
