/** The texts of proofs that people give in English, which come with their pages. */
export const en = {
  'prove.intro': 'A digit counts when you can say why.',
} as const;
