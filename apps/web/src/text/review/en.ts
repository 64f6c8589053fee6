/** The texts of reviews of games in English, which come with their pages. */
export const en = {
  'review.intro': 'What your game tells, move by move.',
} as const;
