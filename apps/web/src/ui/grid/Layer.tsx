import type { JSX } from 'preact';
import type { RuleDrawing } from './rule-drawing.ts';

interface LayerProps {
  readonly drawing: RuleDrawing;
  readonly part: 'below' | 'above';
  /** More classes. */
  readonly class?: string;
  /** Where the cells lie in a picture that it is part of. */
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
  readonly height?: number;
}

/** A layer of the drawing of rules: as large as the cells of the board below it. */
export const Layer = ({ drawing, part, class: name = '', ...place }: LayerProps): JSX.Element => (
  <svg class={`signs ${name}`} viewBox={drawing.cells.join(' ')} aria-hidden="true" {...place}>
    {drawing[part]}
  </svg>
);
