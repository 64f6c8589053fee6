/** One look at the clock of the database, in ms. */
export interface Look {
  /** How long the question and its answer took. The error of the look is half of that at most. */
  readonly trip: number;
  /** The time of the database less the monotonic time of this node. */
  readonly offset: number;
}

/** The time of the service, made of looks at a clock that may jump and a clock that only runs. */
export interface Steering {
  /**
   * Takes in a look at a moment; `slept` is how long the machine stood still before, if it knows.
   */
  see(look: Look, monotonic: number, slept?: number): void;
  /** The time of the service at a moment, by the clock of this node. */
  at(monotonic: number): number;
}

const KEPT = 10; // looks
/** Looks that differ by more than this, beyond their errors, differ because a clock has jumped. */
const JUMP = 500; // ms
/** So vaguely a machine knows how long it slept. */
const VAGUE = 2000; // ms
/** So many looks in a row must agree on a jump, until it is believed. */
const WITNESSES = 5;
/**
 * How much quicker or slower the time goes until it is right: nobody who plays notices a tenth, and
 * two nodes that see a jump a second apart are a tenth of a second apart.
 */
export const SLEW = 0.1;

/** The look that took the shortest time. */
const best = (looks: readonly Look[]): Look => looks.reduce((best, other) => (other.trip < best.trip ? other : best));

/** The offset of the look that took the shortest time: its error is half of that at most. */
export const offsetOf = (looks: readonly Look[]): number => best(looks).offset;

const agree = (a: Look, b: Look, jump = JUMP): boolean => Math.abs(a.offset - b.offset) <= jump + (a.trip + b.trip) / 2;

/**
 * Steers the time. It never falls and never stands: it goes at 1 - SLEW to 1 + SLEW of the speed of
 * the monotonic clock, towards the time of the database. A single look that is off is no jump. Only
 * after a sleep of this machine, of which the database knows, it goes ahead at once: who plays here
 * has come anew. `begins` is a time that other nodes tell, where it is not that of the database.
 */
export function newSteering(first: Look, monotonic: number, begins = monotonic + first.offset): Steering {
  let looks: Look[] = [first];
  let doubts: Look[] = [];
  let shown = { monotonic, offset: begins - monotonic };

  const offsetAt = (now: number): number => {
    const most = SLEW * Math.max(0, now - shown.monotonic);
    return shown.offset + Math.max(-most, Math.min(offsetOf(looks) - shown.offset, most));
  };

  const take = (look: Look, slept: number): void => {
    const known = best(looks);
    if (agree(known, look)) {
      looks = [...looks, look].slice(-KEPT);
      doubts = [];
    } else if (slept > 0 && agree({ ...known, offset: known.offset + slept }, look, VAGUE)) {
      shown = { ...shown, offset: shown.offset + look.offset - known.offset };
      looks = [look];
      doubts = [];
    } else {
      doubts = [...doubts.filter((doubt) => agree(doubt, look)), look];
      if (doubts.length < WITNESSES) return;
      looks = doubts;
      doubts = [];
    }
  };

  return {
    see: (look, now, slept = 0) => {
      shown = { monotonic: now, offset: offsetAt(now) };
      take(look, slept);
    },
    at: (now) => now + offsetAt(now),
  };
}
