/**
 * Whose order of techniques a path follows: that of our hints, of Sudoku Explainer 1.2.1, of HoDoKu
 * 2.3.0.
 */
export const PROFILE_NAMES = ['own', 'se', 'hodoku'] as const;

/** The name of an order of techniques. */
export type ProfileName = (typeof PROFILE_NAMES)[number];
