/** The codes of the languages that steps are told in. */
export const LANGUAGE_CODES = ['en', 'de'] as const;
export type LanguageCode = (typeof LANGUAGE_CODES)[number];

/** How much a hint gives away: where to look; which technique to look for there; all of it. */
export const HINT_LEVELS = ['where', 'technique', 'full'] as const;
export type HintLevel = (typeof HINT_LEVELS)[number];
