import type { LaterTexts } from '../texts.ts';

/** The texts of reviews of games in German, which come with their pages. */
export const de: LaterTexts['review'] = {
  'review.intro': 'Was deine Partie erzählt, Zug für Zug.',
  'ghost.marks': '{name}: Eine Ecke zeigt jede Zelle, die dort schon gefüllt ist.',
  'ghost.noDigits': 'Mit welchen Ziffern, verrät der Link nicht.',
  'ghost.counts': '{name}: ein älterer Link. Er weiß, wie viele Zellen gefüllt wurden, aber nicht welche.',
  'ghost.isHelped': 'Unterwegs halfen Hinweise.',
  'ghost.linkHolds': 'Der Link sagt, wann du welche Zelle gefüllt hast, und keine deiner Ziffern.',
  'ghost.linkHoldsHelp': 'Er sagt auch, dass dir Hinweise geholfen haben.',
};
