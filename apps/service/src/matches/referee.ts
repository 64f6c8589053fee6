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

/** The seat that loses time while the service is away: the one to move in a duel. */
function waitingSeat({ state }: LiveMatch): number | undefined {
  const { phase, duel } = state.progress;
  return phase === 'live' ? duel?.turn : undefined;
}

/** When a duel ran out of time while nobody could play; nothing while it has not. */
function missedAt({ state }: LiveMatch, now: number, beats: Beats): number | undefined {
  const due = state.progress.duel ? deadline(state) : undefined;
  return due !== undefined && due <= now && beats.wasAway(due) ? due : undefined;
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
    const missed = missedAt(match, at, beats);
    // Nobody loses by that: the match is called off before the deadline acts.
    const { events, refusal, repeat } =
      missed === undefined ? decide(match.state, command, at) : decide(match.state, { t: 'void' }, missed - 1);
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
      await registry.pull([match]);
    }
    throw new Problem('store-away', 'Too many wrote into this match at once. Send it again.');
  };

  const act = async (match: LiveMatch, command: Command, at = clock.now()): Promise<Outcome> => {
    const outcome = await match.inTurn(() => decided(match, command, at));
    const took = clock.now() - at;
    metrics.answered.observe(took / 1000);
    const seat = waitingSeat(match);
    if (took > OUTAGE && seat !== undefined && command.t !== 'credit')
      await act(match, { t: 'credit', seat, ms: took, cid: `late-${match.events.length}` });
    return outcome;
  };
  return { act };
}
