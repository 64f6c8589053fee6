import { check } from '@pencilmark/core/result';
import { A_SEAT, A_VIEWER, THE_RULES } from './expected.ts';
import type { PlayerMessage } from './messages/client.ts';
import type { MatchEvent, ViewedEvent } from './messages/events.ts';
import type { MatchRules, MatchSetup } from './messages/rules.ts';
import type { Snapshot, Viewer } from './messages/snapshot.ts';
import type { Refusal } from './refusals.ts';

/** A match as the service knows it, made from its setup and its events only. */
export interface MatchState {
  readonly setup: MatchSetup;
  /** All but the secrets of the setup, with nothing hidden. */
  readonly progress: Snapshot;
  /** For each seat the events that answered its commands. */
  readonly answers: readonly (readonly MatchEvent[])[];
}

/** Round trips to a player in ms: the moving mean, and the least of the last ten. */
export interface RoundTrip {
  readonly mean: number;
  readonly least: number;
}

/** A message of a player, with what the service knows about its sender. */
export type PlayerCommand = PlayerMessage & { readonly seat: number; readonly rtt?: RoundTrip };

/** What the service itself requests of a match. */
export type SystemCommand =
  | {
      readonly t: 'join';
      readonly seat: number;
      readonly name: string;
      readonly account?: string;
      readonly isProgram?: boolean;
    }
  /** The countdown is over. `toss` is the SHA-256 of the text that `tossText` gives. */
  | { readonly t: 'start'; readonly toss: string }
  /** The deadline of the match has passed. */
  | { readonly t: 'due' }
  /**
   * The service was away from this moment until now, and gives the time back to the seat whose
   * clock
   * ran. What an earlier credit covers is not given again, whatever its `cid`, which names the
   * outage.
   */
  | { readonly t: 'credit'; readonly seat: number; readonly from: number; readonly cid: string }
  /** The last connection of a seat has ended, or the first is back. */
  | { readonly t: 'leave'; readonly seat: number }
  | { readonly t: 'back'; readonly seat: number }
  /** An operator ends the match without a result. */
  | { readonly t: 'void' };

/** What somebody, or the service itself, wants of a match. */
export type Command = PlayerCommand | SystemCommand;

/**
 * The answer to a command. First the events are appended, if there are any. Then the author hears
 * that the command was refused, or done in the event with its `cid`. `repeat` is the event that
 * answered the same `cid` before.
 */
export interface Decision {
  readonly events: readonly MatchEvent[];
  readonly refusal?: Refusal;
  readonly repeat?: MatchEvent;
}

/** The name of a kind of events. */
export type EventKind = ViewedEvent['k'];
/** The events of a kind. */
export type EventOf<Kind extends EventKind> = Extract<ViewedEvent, { readonly k: Kind }>;

/**
 * The number of the board that a seat plays on, in a race or a team match.
 *
 *     sideOf({ mode: 'team', seats: 4, teams: 2 }, 3)      // 1
 */
export function sideOf(rules: MatchRules, seat: number): number {
  check('sideOf', 'rules', rules, THE_RULES);
  check('sideOf', 'seat', seat, A_SEAT);
  return rules.mode === 'race' ? seat : seat % (rules.teams ?? 1);
}

/**
 * How many boards a race or a team match has.
 *
 *     sideCount({ mode: 'race', seats: 4 })      // 4
 */
export function sideCount(rules: MatchRules): number {
  check('sideCount', 'rules', rules, THE_RULES);
  return rules.mode === 'race' ? rules.seats : (rules.teams ?? 1);
}

/**
 * Whether somebody may see a board of a race or a team match: the referee sees all, players their
 * own, and everybody that of a team without rivals.
 *
 *     canSee({ mode: 'race', seats: 2 }, 0, 1)      // false
 */
export function canSee(rules: MatchRules, viewer: Viewer, side: number): boolean {
  check('canSee', 'rules', rules, THE_RULES);
  check('canSee', 'viewer', viewer, A_VIEWER);
  check('canSee', 'side', side, A_SEAT);
  if (viewer === 'referee' || (rules.mode === 'team' && sideCount(rules) === 1)) return true;
  return viewer !== 'spectator' && sideOf(rules, viewer) === side;
}

/** A list with another item at one place. */
export function withItem<Item>(list: readonly Item[], index: number, item: Item): Item[] {
  const changed = list.slice();
  changed[index] = item;
  return changed;
}
