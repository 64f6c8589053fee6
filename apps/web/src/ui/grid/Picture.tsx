import type { Geometry } from '@pencilmark/core/geometry';
import { ALPHABET } from '@pencilmark/core/geometry/plain';
import type { JSX } from 'preact';
import './picture.css';
import { bordersOf, frameOf, squareOf } from './borders.ts';
import { Layer } from './Layer.tsx';
import { clueSigns, useRuleDrawing } from './rules.ts';

/** What a small picture of a board shows. */
export interface PictureProps {
  readonly geometry: Geometry;
  /** Every digit, 0 while empty; those that are printed. */
  readonly digits: ArrayLike<number>;
  readonly givens: ArrayLike<number>;
  /** Sets of digits, written small. */
  readonly notes?: ArrayLike<number> | undefined;
  /** Cells with a mark. */
  readonly marked?: ReadonlySet<number>;
  readonly label: string;
}

/** The width of a cell. */
const SIDE = 36;
/** From the middle of a digit to its foot. */
const HALF_A_DIGIT = '0.36em';

/** A board drawn as SVG, for looking at: on paper, in lists. */
export function Picture({ geometry, digits, givens, notes, marked, label }: PictureProps): JSX.Element {
  const { size, cellCount } = geometry;
  const across = Math.ceil(Math.sqrt(size));
  const cells = Array.from({ length: cellCount }, (_, cell) => cell);
  const left = (cell: number): number => (cell % size) * SIDE;
  const top = (cell: number): number => Math.floor(cell / size) * SIDE;
  const span = size * SIDE;
  const lines = bordersOf(geometry, SIDE);
  const drawing = useRuleDrawing(clueSigns(geometry), geometry);
  const place = { x: 0, y: 0, width: span, height: span };
  return (
    <svg class="picture" viewBox={frameOf(size, SIDE, 2, drawing?.room)} role="img" aria-label={label}>
      <rect class="ground" width={span} height={span} />
      {lines.tint && <path class="tint" d={lines.tint} />}
      {drawing && <Layer drawing={drawing} part="below" {...place} />}
      {marked && <path class="marked" d={[...marked].map((cell) => squareOf(cell, size, SIDE)).join('')} />}
      {lines.across && <path class="across" d={lines.across} />}
      <path class="thin" d={lines.cells} />
      <path class="thick" d={lines.boxes + lines.frame} />
      {drawing && <Layer drawing={drawing} part="above" {...place} />}
      {cells.map((cell) => {
        if (digits[cell] !== 0)
          return (
            <text
              key={cell}
              class={givens[cell] ? 'given' : 'later'}
              x={left(cell) + SIDE / 2}
              y={top(cell) + SIDE / 2}
              dy={HALF_A_DIGIT}
            >
              {ALPHABET[digits[cell]! - 1]}
            </text>
          );
        if (!notes?.[cell]) return null;
        const step = SIDE / across;
        return Array.from({ length: size }, (_, index) => index)
          .filter((index) => (notes[cell]! >>> index) & 1)
          .map((index) => (
            <text
              key={`${cell} ${index}`}
              class="note"
              style={{ fontSize: `${step * 0.85}px` }}
              x={left(cell) + ((index % across) + 0.5) * step}
              y={top(cell) + (Math.floor(index / across) + 0.5) * step}
              dy={HALF_A_DIGIT}
            >
              {ALPHABET[index]}
            </text>
          ));
      })}
    </svg>
  );
}
