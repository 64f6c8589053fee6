import type { LaterTexts } from '../texts.ts';

/** The texts of reviews of games in German, which come with their pages. */
export const de: LaterTexts['review'] = {
  'review.intro': 'Was deine Partie erzählt, Zug für Zug.',
};
