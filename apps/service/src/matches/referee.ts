import { type Command, deadline, decide, type MatchEvent, REFUSALS, type Refusal } from '@pencilmark/race';
import type { ServiceClock } from '../clock.ts';
import type { Metrics } from '../metrics.ts';
import { Problem } from '../problems.ts';
import type { Appender } from './appender.ts';
import type { Beats } from './beats.ts';
import type { LiveMatch } from './live.ts';
import type { Milestones } from './milestones.ts';
import type { Registry } from './registry.ts';

/** What came of a command. */
export type Outcome =
  | { readonly event: MatchEvent | undefined; readonly refusal?: undefined }
  | { readonly refusal: Refusal };

/** Decides about commands on the log, and appends what follows from them. */
export interface Referee {
  /** `at` is when the command arrived; by default now. */
  act(match: LiveMatch, command: Command, at?: number): Promise<Outcome>;
}

const MOST_TRIES = 5;
/** An append that took longer was an outage of ours, and the player to move gets the time back. */
const OUTAGE = 1000; // ms

const nameOf = (command: Command): string | undefined => ('cid' in command ? command.cid : undefined);

/** The seat that loses time while the service is away: whoever is to move in a duel. */
function waitingSeat({ state }: LiveMatch): number | undefined {
  const { phase, duel } = state.progress;
  return phase === 'live' ? duel?.turn : undefined;
}

/** When a duel ran out of time while nobody could play; nothing while it has not. */
function missedAt({ state, ahead }: LiveMatch, now: number, beats: Beats): number | undefined {
  const due = state.progress.duel ? deadline(state) : undefined;
  return due !== undefined && due <= now && beats.wasAway(due - ahead()) ? due : undefined;
}

/** What a referee works with. */
export interface RefereeParts {
  readonly registry: Registry;
  readonly appender: Appender;
  readonly milestones: Milestones;
  readonly beats: Beats;
  readonly clock: ServiceClock;
  readonly metrics: Metrics;
}

export function newReferee({ registry, appender, milestones, beats, clock, metrics }: RefereeParts): Referee {
  /** Nobody owns a match: this decides on the log as it knows it, and the key of the log judges. */
  const tryOnce = async (match: LiveMatch, command: Command, at: number): Promise<Outcome | undefined> => {
    const now = at + match.ahead();
    const missed = missedAt(match, now, beats);
    // Nobody loses by that: the match is called off before the deadline acts.
    const { events, refusal, repeat } =
      missed === undefined ? decide(match.state, command, now) : decide(match.state, { t: 'void' }, missed - 1);
    if (events.length > 0) {
      const appended = await appender.append(match.key, events);
      if (appended === 'overtaken') return undefined;
      if (appended === 'unwritable') return { refusal: { code: 'unwritable', text: REFUSALS.unwritable } };
      match.learn(events);
      milestones.note(match, events);
    }
    if (missed !== undefined) return tryOnce(match, command, at);
    if (refusal) return { refusal };
    return { event: repeat ?? events.find(({ cid }) => cid !== undefined && cid === nameOf(command)) };
  };

  const decided = async (match: LiveMatch, command: Command, at: number): Promise<Outcome> => {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const outcome = await tryOnce(match, command, at);
      if (outcome) return outcome;
      await registry.pull(match);
    }
    throw new Problem('store-away', 'Too many wrote into this match at once. Send it again.');
  };

  /**
   * Gives back what the clocks of a match lost since a moment. It comes after what waits already,
   * so
   * that each of those is charged up to its own arrival, and goes to whose clock runs then. `race`
   * pays each moment once, whoever reports it.
   */
  const giveBack = (match: LiveMatch, from: number, now: number): void => {
    const give = async (): Promise<void> => {
      const seat = waitingSeat(match);
      const cid = `late-${from}-${now}`;
      if (seat !== undefined) await decided(match, { t: 'credit', seat, from: from + match.ahead(), cid }, now);
    };
    // What cannot be written is lost with its outage; the answer of whoever waited is not.
    match.inTurn(give).catch(() => {});
  };

  const act = async (match: LiveMatch, command: Command, at = clock.now()): Promise<Outcome> => {
    // A deadline goes to the end of the line again: time may be given back for what it waited for.
    if (command.t === 'due') await match.inTurn(async () => {});
    return match.inTurn(async () => {
      const before = match.events.length;
      const outcome = await decided(match, command, at);
      const now = clock.now();
      metrics.answered.observe((now - at) / 1000);
      // Who is refused has lost nothing, and earns nothing.
      if (now - at > OUTAGE && !outcome.refusal && match.events.length > before) giveBack(match, at, now);
      return outcome;
    });
  };
  return { act };
}
