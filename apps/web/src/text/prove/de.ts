import type { LaterTexts } from '../texts.ts';

/** The texts of proofs that people give in German, which come with their pages. */
export const de: LaterTexts['prove'] = {
  'prove.intro': 'Eine Ziffer zählt, wenn du sagen kannst, warum.',
};
