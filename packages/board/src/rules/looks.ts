import type { SignRole } from '@pencilmark/core/geometry';
import { SIDE } from '../plane.ts';
import { type Shape, shape } from '../shape.ts';

/**
 * The colours of a role, as CSS variables: on areas and thick lines, over which digits are read,
 * and on thin ones. The dashes distinguish lines where colours do not, as on black and white paper.
 */
interface Look {
  readonly wide: string;
  readonly thin: string;
  readonly dashes?: string;
}

const plain = (color: string, dashes?: string): Look => ({
  wide: `var(--${color})`,
  thin: `var(--${color})`,
  ...(dashes !== undefined && { dashes }),
});

const LOOKS: Readonly<Record<SignRole, Look>> = {
  board: { wide: 'var(--wash)', thin: 'var(--line)' },
  grey: { wide: 'var(--sign-grey)', thin: 'var(--sign-thin)' },
  ink: plain('ink'),
  white: plain('dot-white'),
  black: plain('dot-black'),
  whisper: plain('sign-whisper'),
  dutch: plain('sign-dutch', '18 6'),
  renban: plain('sign-renban', '3 3'),
  nabner: plain('sign-nabner', '8 8'),
  regionsum: plain('sign-regionsum', '20 5 4 5'),
  zipper: plain('sign-zipper', '1.5 5'),
  entropic: plain('sign-entropic', '14 4 3 4 3 4'),
  modular: plain('sign-modular', '5 3 5 10'),
  parity: plain('sign-parity', '11 2'),
  slowthermo: plain('sign-slowthermo'),
  doublearrow: plain('sign-doublearrow'),
  lockout: plain('sign-lockout'),
  between: plain('sign-thin'),
  indexer: plain('sign-indexer'),
};

export const lookOf = (role: SignRole): Look => LOOKS[role];

/** How wide thin lines are: of arrows and rings; of cages. */
export const THIN = 2.6;
export const FINE = 1.4;

/** How a text of a sign differs from others. */
interface TextLook {
  readonly x: number;
  readonly y: number;
  /** Default: ink. */
  readonly fill?: string;
  /** Where the text begins, and not its middle. */
  readonly isStart?: boolean;
  /** Whether a halo of paper keeps lines below it away. */
  readonly hasHalo?: boolean;
}

/**
 * A text of a sign. What it looks like stands in its style, since sheets for the texts of a board
 * would reach it.
 */
export function signText(name: string, text: string, size: number, look: TextLook): Shape {
  const { x, y, fill = 'var(--ink)', isStart = false, hasHalo = false } = look;
  const parts = [
    `font:600 ${size}px "Public Sans",system-ui,"Segoe UI","Helvetica Neue",Arial,sans-serif`,
    `text-anchor:${isStart ? 'start' : 'middle'}`,
    'dominant-baseline:central',
    `fill:${fill}`,
    ...(hasHalo ? ['paint-order:stroke', 'stroke:var(--sheet)', 'stroke-width:4px', 'stroke-linejoin:round'] : []),
  ];
  return shape('text', { class: `sign-${name}`, x, y, style: parts.join(';') }, text);
}

/** The size of a text that must not be wider than a part of a cell. */
export const sizeFor = (text: string, most: number, width: number): number =>
  Math.round(Math.min(most, width / (0.6 * text.length)) * SIDE * 10) / 10;
