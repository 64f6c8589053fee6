import { drawSigns, type Room, type Shape, SIGN_COLORS } from '@pencilmark/board';
import type { Geometry, Sign } from '@pencilmark/core/geometry';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { elementsOf } from './shapes.ts';
import '../style/signs.css';

interface SignsProps {
  readonly signs: readonly Sign[];
  readonly geometry: Pick<Geometry, 'size'>;
}

/**
 * The signs of clues above the cells of a board. What is told by colour shines through, so that
 * digits are read above it.
 */
export function Signs({ signs, geometry }: SignsProps): JSX.Element {
  const { below, above, cells } = useMemo(() => drawSigns(signs, geometry), [signs, geometry]);
  return (
    <>
      <Layer name="below" shapes={below} cells={cells} />
      <Layer name="above" shapes={above} cells={cells} />
    </>
  );
}

interface LayerProps {
  readonly name: 'below' | 'above';
  readonly shapes: readonly Shape[];
  readonly cells: readonly number[];
}

const Layer = ({ name, shapes, cells }: LayerProps): JSX.Element | null =>
  shapes.length === 0 ? null : (
    <svg class={`drawing signs signs-${name}`} viewBox={cells.join(' ')} style={COLORS} aria-hidden="true">
      {elementsOf(shapes)}
    </svg>
  );

/** The colours of signs, which follow the theme. */
const COLORS = Object.fromEntries(
  Object.entries(SIGN_COLORS.light).map(([name, light]) => [
    `--${name}`,
    `light-dark(${light}, ${SIGN_COLORS.dark[name as keyof typeof SIGN_COLORS.dark]})`,
  ]),
);

/** How far signs reach beyond the cells. */
export const roomOf = (signs: readonly Sign[], geometry: Pick<Geometry, 'size'>): Room =>
  drawSigns(signs, geometry).room;
