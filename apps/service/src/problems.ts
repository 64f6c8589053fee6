import type { ParseError } from '@pencilmark/core/format';

/** THE table of what may go wrong with a request: a code, and its status over HTTP. */
export const PROBLEM_STATUS = {
  'bad-body': 400,
  'bad-json': 400,
  'bad-query': 400,
  'no-session': 401,
  'wrong-password': 401,
  'bad-token': 401,
  'csrf-missing': 403,
  'foreign-origin': 403,
  'not-allowed': 403,
  'not-your-match': 403,
  'not-found': 404,
  'not-over': 409,
  'name-taken': 409,
  'no-puzzle': 409,
  'already-begun': 409,
  'too-late': 409,
  'too-big': 413,
  'wrong-type': 415,
  'bad-puzzle': 422,
  'too-much-work': 422,
  'too-many': 429,
  'our-fault': 500,
  opening: 503,
  unavailable: 503,
  'store-away': 503,
  'store-full': 507,
  draining: 503,
} as const;

/** What programs go by. The text beside it is for people and may change. */
export type ProblemCode = keyof typeof PROBLEM_STATUS;

/** The answer to a request that cannot be done. */
export class Problem extends Error {
  readonly code: ProblemCode;
  /** Which part of what was sent is meant, such as `rules.seats`. */
  readonly position: string | undefined;
  /** What is wrong with a puzzle that was sent, and where in its text. */
  readonly error: ParseError | undefined;

  constructor(code: ProblemCode, text: string, position?: string, error?: ParseError) {
    super(text);
    this.code = code;
    this.position = position;
    this.error = error;
  }

  get status(): number {
    return PROBLEM_STATUS[this.code];
  }
}

/** A problem as a body of JSON. */
export const bodyOf = ({ code, message, position, error }: Problem) => ({
  code,
  text: message,
  ...(position && { position }),
  ...(error && { error }),
});

/** PostgreSQL's code for a full disk. */
const DISK_FULL = '53100';

/** The problem of a request when the database fails; nothing for a fault of ours. */
export function problemOfStore(error: { code?: string; message: string }): Problem | undefined {
  if (error.code === DISK_FULL || /No space left on device/.test(error.message))
    return new Problem('store-full', 'The disk of the service is full. What you just did is not kept.');
  if (isAway(error))
    return new Problem('store-away', 'The database does not answer. What you just did may not be kept.');
  return undefined;
}

/** Errors of node-postgres and of Node that mean: the database is away. */
const AWAY = /^(08|57P0|53[13]00|ECONN|EPIPE|ENOTFOUND|ETIMEDOUT)/;
const AWAY_IN_WORDS = /timeout exceeded when trying to connect|Connection terminated|Query read timeout/;

/** Whether an error means that the database is away, and may be back in a moment. */
export const isAway = ({ code = '', message }: { code?: string; message: string }): boolean =>
  AWAY.test(code) || AWAY_IN_WORDS.test(message);
