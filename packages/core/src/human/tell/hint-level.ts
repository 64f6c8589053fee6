/** How much a hint gives away: where to look; which technique to look for there; all of it. */
export const HINT_LEVELS = ['where', 'technique', 'full'] as const;
/** How much a hint gives away. */
export type HintLevel = (typeof HINT_LEVELS)[number];
