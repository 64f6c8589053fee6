/** Says that something has changed in an arena; the payload is its number. */
export const ARENA_CHANNEL = 'arena';
