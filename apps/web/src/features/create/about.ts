import type { About } from '@pencilmark/core/format';
import { type Draft, geometryOfDraft, sketchOf } from './draft.ts';
import { rulesIn } from './words.ts';

/** A draft with other words about it; empty words are removed. */
export function aboutDraft(draft: Draft, changed: { readonly [Key in keyof About]: string | undefined }): Draft {
  const words = Object.entries({ ...draft.about, ...changed }).filter(([, text]) => text !== undefined && text !== '');
  return { ...draft, about: words.length > 0 ? Object.fromEntries(words) : undefined };
}

/** The rules as they write themselves: those of the board and of its clues. */
export const writtenRules = (draft: Draft): string => rulesIn(geometryOfDraft(draft) ?? sketchOf(draft));

/** What goes on with the puzzle: the words about it, and rules where the board has some. */
export function aboutOf(draft: Draft): About | undefined {
  const geometry = geometryOfDraft(draft);
  const { about } = draft;
  if (!geometry || (geometry.rules.length === 0 && !about)) return about;
  return geometry.rules.length === 0 ? about : { ...about, rules: about?.rules ?? rulesIn(geometry) };
}
