import type { Geometry, Sign } from '@pencilmark/core/geometry';
import { isKind } from '@pencilmark/core/geometry/plain';
import { signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { RuleDrawing } from './rule-drawing.ts';

type Drawer = typeof import('./rule-drawing.ts');

// The app starts with boards without clues, which load nothing for them.
const loaded = signal<Drawer | undefined>(undefined);

async function load(): Promise<void> {
  loaded.value ??= await import('./rule-drawing.ts');
}

/** The drawing of some signs; undefined where there are none, and until it is loaded. */
export function useRuleDrawing(signs: readonly Sign[], geometry: Geometry): RuleDrawing | undefined {
  const isWanted = signs.length > 0;
  const drawer = isWanted ? loaded.value : undefined;
  useEffect(() => {
    // Without a network the board stays without its drawing.
    if (isWanted) void load().catch(() => {});
  }, [isWanted]);
  return useMemo(() => drawer?.drawingOf(signs, geometry), [drawer, signs, geometry]);
}

const known = new WeakMap<Geometry, readonly Sign[]>();

/** The signs of the clues of a board. */
export function clueSigns(geometry: Geometry): readonly Sign[] {
  let signs = known.get(geometry);
  if (!signs) known.set(geometry, (signs = geometry.rules.filter(isKind).flatMap((kind) => kind.signs(geometry))));
  return signs;
}
