import type { LaterTexts } from '../texts.ts';

/** The texts of lessons and drills in German, which come with their pages. */
export const de: LaterTexts['learn'] = {
  'learn.drills': 'Übungen',
};
