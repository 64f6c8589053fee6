import type { About } from '../reading.ts';

const LONGEST = 20_000;

/**
 * The words about a puzzle, as members of a reading. Members that are empty or not strings are left
 * out.
 */
export function aboutOf(words: { readonly [Key in keyof About]: unknown }): { readonly about?: About } {
  const about: Record<string, string> = {};
  for (const [key, value] of Object.entries(words))
    if (typeof value === 'string' && value.trim() !== '') about[key] = value.slice(0, LONGEST);
  return Object.keys(about).length > 0 ? { about } : {};
}
