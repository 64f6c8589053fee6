import type { LaterTexts } from '../texts.ts';

/** The texts of the tools of the board in German, which come with their pages. */
export const de: LaterTexts['tools'] = {
  'tools.title': 'Werkzeuge',
};
