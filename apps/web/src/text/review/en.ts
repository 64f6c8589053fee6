/** The texts of reviews of games in English, which come with their pages. */
export const en = {
  'review.intro': 'What your game tells, move by move.',
  'ghost.marks': '{name}: a corner marks every cell that is filled there.',
  'ghost.noDigits': 'With which digits, the link does not say.',
  'ghost.counts': '{name}: an older link. It knows how many cells were filled, not which.',
  'ghost.isHelped': 'Hints were taken on the way.',
  'ghost.linkHolds': 'The link holds when you filled which cell, and none of your digits.',
  'ghost.linkHoldsHelp': 'It also says that you took hints.',
} as const;
