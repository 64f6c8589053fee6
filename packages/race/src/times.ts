/** How long things may take in a match, in ms. */
export const TIMES = {
  /** Until all players are ready; else the match is void. */
  ready: 30_000,
  /** From then to the start. */
  countdown: 3000,
  /** For the first move of each side of a duel; else the match is void. */
  firstMove: 30_000,
  /** How long the other must be away before a player may claim the win. */
  absence: 30_000,
  /** How long a race goes on at least after the first board was finished. */
  rest: 60_000,
  /** From one phrase of a player to the next. */
  phrase: 3000,
} as const;
