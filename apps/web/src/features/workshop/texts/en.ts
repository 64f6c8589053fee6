/** The English texts of Workshop. */
export const en = {
  'workshop.says': 'Everything you can do with puzzles besides solving them.',
  'workshop.create.says': 'Set a puzzle of your own, and see at every step whether it has one solution.',
  'workshop.watch.says': 'See how solvers search, side by side and step by step.',
  'workshop.import.says': 'Bring puzzles along: a text, a link, a file, or digit by digit.',
  'workshop.scan.says': 'A photo or a screenshot of a puzzle becomes a game.',
  'workshop.print.says': 'Puzzles on paper, one to a page or six, with their solutions.',
  'workshop.docs': 'Documentation',
  'workshop.docs.says': 'Tutorials, recipes, every technique and rule with a picture, and the library for programs.',
} as const;
