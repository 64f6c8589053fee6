/** The texts of lessons and drills in English, which come with their pages. */
export const en = {
  'learn.drills': 'Drills',
} as const;
