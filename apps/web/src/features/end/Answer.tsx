import type { Geometry } from '@pencilmark/core/geometry';
import type { JSX } from 'preact';
import { celebrated, game } from '../../table/session.ts';

/** The quiet answer of a board that was just solved: its boxes light up, one after the other. */
export function Answer({ geometry }: { readonly geometry: Geometry }): JSX.Element | null {
  if (!celebrated.value || celebrated.value !== game.value?.id) return null;
  const { size, boxes } = geometry;
  return (
    <svg class="drawing answer" viewBox={`0 0 ${size} ${size}`} aria-hidden="true" style={{ '--boxes': size }}>
      {Array.from({ length: size }, (_, box) => (
        <path
          key={box}
          style={{ '--box': box }}
          d={[...boxes.keys()]
            .filter((cell) => boxes[cell] === box)
            .map((cell) => `M${cell % size} ${Math.floor(cell / size)}h1v1h-1z`)
            .join('')}
        />
      ))}
    </svg>
  );
}
