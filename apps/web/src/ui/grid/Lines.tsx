import type { Geometry } from '@pencilmark/core/geometry';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { bordersOf } from './borders.ts';

/** The lines around the boxes of a board, or its regions, above its cells. */
export function Lines({ geometry }: { readonly geometry: Geometry }): JSX.Element {
  const { size } = geometry;
  const path = useMemo(() => bordersOf(geometry, 1).boxes, [geometry]);
  return (
    <svg class="drawing box-lines" viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
