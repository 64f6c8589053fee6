import type { Geometry } from '@pencilmark/core/geometry';
import { ALPHABET } from '@pencilmark/core/geometry/plain';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { bordersOf, frameOf } from './borders.ts';
import { Layer } from './Layer.tsx';
import { clueSigns, useRuleDrawing } from './rules.ts';
import './miniature.css';

interface Shown {
  /** Every digit, 0 while empty; those that are printed. */
  readonly digits: ArrayLike<number>;
  readonly givens: ArrayLike<number>;
}

export interface TilesProps extends Shown {
  readonly size: number;
}

/**
 * A board so small that only the places of its digits can be seen: printed black, written blue.
 * It is as wide as its place.
 */
export function Tiles({ size, digits, givens }: TilesProps): JSX.Element {
  const squares = (isWanted: (cell: number) => boolean): string => {
    let path = '';
    for (let cell = 0; cell < digits.length; cell++)
      if (isWanted(cell)) path += `M${(cell % size) + 0.1} ${Math.floor(cell / size) + 0.1}h.8v.8h-.8z`;
    return path;
  };
  return (
    <svg class="miniature tiles" viewBox={`-.3 -.3 ${size + 0.6} ${size + 0.6}`} aria-hidden="true">
      <rect class="frame" x="-.2" y="-.2" width={size + 0.4} height={size + 0.4} />
      <path class="blank" d={squares((cell) => digits[cell] === 0)} />
      <path class="printed" d={squares((cell) => givens[cell] !== 0)} />
      <path class="written" d={squares((cell) => digits[cell] !== 0 && givens[cell] === 0)} />
    </svg>
  );
}

export interface MiniatureBoardProps extends Shown {
  readonly geometry: Geometry;
  /** What a screen reader calls it; without, the words beside it say all. */
  readonly label?: string;
}

/** The width of a cell. */
const SIDE = 40;
// A digit this far below the middle of its cell stands in the middle.
const FOOT = 0.3;

/**
 * A small board with its digits: printed digits roman, written ones italic. It is as wide as its
 * place.
 */
export function MiniatureBoard({ geometry, digits, givens, label }: MiniatureBoardProps): JSX.Element {
  const { size } = geometry;
  const { cells, boxes, frame, tint, across } = useMemo(() => bordersOf(geometry, SIDE), [geometry]);
  const drawing = useRuleDrawing(clueSigns(geometry), geometry);
  const span = size * SIDE;
  const place = { x: 0, y: 0, width: span, height: span };
  return (
    <svg
      class="miniature"
      viewBox={frameOf(size, SIDE, 0, drawing?.room)}
      role="img"
      aria-label={label}
      aria-hidden={!label}
    >
      <rect class="ground" width={span} height={span} />
      {tint && <path class="tint" d={tint} />}
      {across && <path class="across" d={across} />}
      {drawing && <Layer drawing={drawing} part="below" {...place} />}
      <path class="thin" d={cells} />
      <path class="thick" d={boxes} />
      <path class="frame" d={frame} />
      {drawing && <Layer drawing={drawing} part="above" {...place} />}
      {Array.from(digits, (digit, cell) =>
        digit === 0 ? null : (
          <text
            key={cell}
            class={givens[cell] ? 'printed' : 'written'}
            x={((cell % size) + 0.5) * SIDE}
            y={(Math.floor(cell / size) + 0.5) * SIDE}
            dy={`${FOOT}em`}
          >
            {ALPHABET[digit - 1]}
          </text>
        ),
      )}
    </svg>
  );
}
