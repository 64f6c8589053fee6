/** HoDoKu's levels, from the easiest, and the scores that they do not exceed. */
export const HODOKU_LEVELS = [
  { name: 'Easy', most: 800 },
  { name: 'Medium', most: 1000 },
  { name: 'Hard', most: 1600 },
  { name: 'Unfair', most: 1800 },
  { name: 'Extreme', most: Number.POSITIVE_INFINITY },
] as const;

/** A level of HoDoKu. */
export type HodokuLevel = (typeof HODOKU_LEVELS)[number]['name'];
