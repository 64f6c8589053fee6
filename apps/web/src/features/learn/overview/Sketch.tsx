import { ALPHABET, type Geometry } from '@pencilmark/core/geometry/plain';
import type { Step } from '@pencilmark/core/human';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { geometryOfGame } from '../../../model/game.ts';
import { bordersOf, squareOf } from '../../../ui/grid/borders.ts';
import type { Example } from '../tasks.ts';
import { discsOf, linesOf } from './sketch.ts';

interface SketchProps {
  readonly example: Example;
  readonly label: string;
}

/**
 * A small drawing of an example: only the candidates that the step speaks of, large; digits pale.
 */
export function Sketch({ example, label }: SketchProps): JSX.Element {
  const geometry = geometryOfGame(example);
  const { size, cellCount } = geometry;
  const { step } = example.explained;
  const discs = discsOf(step, size);
  const cells = Array.from({ length: cellCount }, (_, cell) => cell);
  const lines = useMemo(() => bordersOf(geometry, 1), [geometry]);
  return (
    <svg class="sketch" viewBox={`-0.06 -0.06 ${size + 0.12} ${size + 0.12}`} role="img" aria-label={label}>
      <rect class="ground" width={size} height={size} />
      <path class="house" d={[...tintedIn(geometry, step)].map((cell) => squareOf(cell, size, 1)).join('')} />
      <path class="thin" d={lines.cells} />
      <path class="thick" d={lines.boxes + lines.frame} />
      {cells.map((cell) => (
        <text key={cell} class="pale" x={(cell % size) + 0.5} y={Math.floor(cell / size) + 0.5}>
          {example.digits[cell] ? ALPHABET[example.digits[cell] - 1] : ''}
        </text>
      ))}
      {linesOf(step, discs, size).map(({ from, to, isStrong }, index) => (
        <path key={index} class={isStrong ? 'strong' : 'weak'} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
      ))}
      {discs.map(({ cell, digit, fate, x, y, radius }) => (
        <g key={`${cell} ${digit}`} class={fate} style={{ fontSize: `${radius * 1.5}px` }}>
          <circle cx={x} cy={y} r={radius} />
          <text x={x} y={y}>
            {ALPHABET[digit - 1]}
          </text>
          {fate === 'gone' && <path d={`M${x - radius * 0.7} ${y + radius * 0.7}l${radius * 1.4} ${-radius * 1.4}`} />}
        </g>
      ))}
    </svg>
  );
}

/** The cells of the houses and the cells that a step marks. */
const tintedIn = ({ houses }: Geometry, { marks }: Step): Set<number> =>
  new Set(
    marks.flatMap((mark) =>
      mark.kind === 'house' ? [...houses[mark.house]!.cells] : mark.kind === 'cell' ? [mark.cell] : [],
    ),
  );
