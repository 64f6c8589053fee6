/** How many puzzles a page can have. */
export const PER_PAGE = [1, 2, 4, 6, 9] as const;
/** Where the answers stand: at the end, there upside down, nowhere, or alone in a file. */
export const ANSWERS = ['end', 'turned', 'none', 'apart'] as const;
