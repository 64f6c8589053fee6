import type { Logger } from 'pino';

/** How much one visitor may request of a service. */
export interface Limits {
  /** Requests of one address in a minute. */
  readonly requests: number;
  /** Attempts to log in or to make an account, of one address in a minute. */
  readonly logins: number;
  /** New guests of one address in a minute: a class of a school has one address. */
  readonly guests: number;
  /** Messages of one socket in 20 seconds. */
  readonly messages: number;
  readonly socketsOfAccount: number;
  readonly socketsOfAddress: number;
  /** Bytes of one message on a socket. */
  readonly message: number;
  /** Bytes of one message of a program in an arena, however it comes. */
  readonly programMessage: number;
  /** Messages of the socket of a program in 20 seconds. */
  readonly programMessages: number;
  /** Bytes of the body of a request. */
  readonly body: number;
  /** Connections of an address; behind a proxy nobody can count them. */
  readonly connectionsOfAddress: number;
  /** Bytes of an address that may have come, on all of its connections, and wait to be answered. */
  readonly bytesOfAddress: number;
  /** Bytes that may wait for a client that reads slowly. */
  readonly waiting: number;
  /** Milliseconds without a pong after which a socket ends. */
  readonly silence: number;
}

/** What holds unless somebody chooses otherwise. */
export const LIMITS: Limits = {
  requests: 600,
  logins: 10,
  guests: 40,
  messages: 100,
  socketsOfAccount: 8,
  socketsOfAddress: 50,
  message: 4096,
  // An answer to a thousand puzzles of 25×25 with two solutions for some.
  programMessage: 2 ** 20,
  // Tasks follow one another at most ten times a second.
  programMessages: 300,
  body: 65_536,
  connectionsOfAddress: 250,
  bytesOfAddress: 2 ** 23,
  waiting: 262_144,
  silence: 10_000,
};

/** For how many days something is kept. */
export interface Periods {
  /** Guests without a match, after they came. */
  readonly guests: number;
  /** Matches that did not take place, after their end. */
  readonly void: number;
  /** Matches that are not rated, after their end. */
  readonly matches: number;
  /** Attempts at the race of a day, after that day. */
  readonly daily: number;
  /** The moves of rated matches, after their end. */
  readonly logs: number;
  /** The results of rated matches, after their end, and what they did to ratings. */
  readonly results: number;
  /** Arenas, after their beginning. */
  readonly arenas: number;
}

/** What holds unless somebody chooses otherwise. */
export const PERIODS: Periods = {
  // A session lasts as long.
  guests: 90,
  void: 7,
  matches: 90,
  daily: 366,
  logs: 366,
  results: 1830,
  arenas: 90,
};

/** What a service is started with. */
export interface ServiceOptions {
  /** The address of a PostgreSQL server, `postgres://…`; without it the database is embedded. */
  readonly database?: string | undefined;
  /** The folder of the embedded database; without it the database is in memory. */
  readonly data?: string | undefined;
  /** The folder of the built web app; without it the service has no pages. */
  readonly pages?: string | undefined;
  /** Further origins whose pages may use the service, such as `https://example.org`. */
  readonly origins?: readonly string[] | undefined;
  /** Whether a proxy before the service says where requests come from. */
  readonly isBehindProxy?: boolean | undefined;
  readonly limits?: Partial<Limits> | undefined;
  /** For how many days things are kept. */
  readonly periods?: Partial<Periods> | undefined;
  readonly log?: Logger | undefined;
  /** The version that the service reports. */
  readonly version?: string | undefined;
}

/** The options with everything that holds otherwise. */
export interface Settings extends ServiceOptions {
  readonly limits: Limits;
  readonly periods: Periods;
  readonly origins: readonly string[];
  readonly version: string;
}

/** Fills in what nobody chose. */
export const settingsOf = (options: ServiceOptions): Settings => ({
  ...options,
  limits: { ...LIMITS, ...options.limits },
  periods: { ...PERIODS, ...options.periods },
  origins: options.origins ?? [],
  version: options.version ?? '0.1.0',
});
