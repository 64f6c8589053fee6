import type { Candidate } from '../../puzzle/puzzle.ts';

/**
 * A text for some eliminations: equal texts mean equal results. Larger patterns often repeat the
 * result of smaller ones.
 */
export const resultOf = (eliminations: readonly Candidate[]): string =>
  eliminations.map(({ cell, digit }) => `${cell}.${digit}`).join();

/** Remembers results. The function that it gives says whether some eliminations are new. */
export function makeIsNew(): (eliminations: readonly Candidate[]) => boolean {
  const known = new Set<string>();
  return (eliminations) => {
    const before = known.size;
    known.add(resultOf(eliminations));
    return known.size > before;
  };
}
