/** The texts of the tools of the board in English, which come with their pages. */
export const en = {
  'tools.title': 'Tools',
} as const;
