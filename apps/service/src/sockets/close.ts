/** THE table of codes with which the service closes a socket. `ws` itself closes with 1009. */
export const CLOSE = {
  /** All is said. */
  done: 1000,
  /** Something went wrong in the service. */
  fault: 1011,
  /** The service restarts: connect again in a moment. */
  restarting: 1012,
  /** The database is away: connect again in some seconds. */
  away: 1013,
  /** The ticket is missing, used, expired, or for another match. */
  ticket: 4001,
  /** What a program said cannot be; the reason is a sentence. To say it again changes nothing. */
  refused: 4002,
  /** A page of another site. */
  origin: 4003,
  /** The client reads too slowly, or is silent. */
  slow: 4008,
  /** Too many messages, or too many sockets. */
  tooMany: 4029,
} as const;
