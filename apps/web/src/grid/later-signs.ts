import type { Geometry, Sign } from '@pencilmark/core/geometry';
import { isKind } from '@pencilmark/core/geometry/plain';
import { signal } from '@preact/signals';

type Part = typeof import('./Signs.tsx');

/** What draws signs of clues, once a board has needed it. */
const part = signal<Part | undefined>(undefined);
let isAsked = false;

async function load(): Promise<void> {
  isAsked = true;
  part.value = await import('./Signs.tsx');
}

/** What draws some signs; nothing for a moment, and where there are none. */
export function signsPart(signs: readonly Sign[]): Part | undefined {
  if (signs.length === 0) return undefined;
  if (!isAsked) void load();
  return part.value;
}

const known = new WeakMap<Geometry, readonly Sign[]>();

/** The signs of the clues of a board. */
export function clueSigns(geometry: Geometry): readonly Sign[] {
  let signs = known.get(geometry);
  if (!signs) known.set(geometry, (signs = geometry.rules.filter(isKind).flatMap((kind) => kind.signs(geometry))));
  return signs;
}
