import {
  calibrationOf,
  type Fault,
  knowsRound,
  type Limits,
  makeRound,
  type Outcome,
  type PlayedRound,
  type ProgramHello,
  type Round,
  type RoundPlan,
  type TaskResult,
  type Turn,
  tableOf,
} from '@pencilmark/arena';
import type { Entry } from './entry.ts';
import { BYE_MS, type Leg, playLeg } from './leg.ts';
import { makersFor } from './makers.ts';
import { startProgram } from './program.ts';
import { greet } from './talk.ts';

/** A tournament that is to be played. */
export interface TournamentPlan {
  readonly entries: readonly Entry[];
  readonly rounds: readonly RoundPlan[];
  readonly seed: number;
  readonly limits: Limits;
  /** Ends it early; rounds that are not complete are left out. */
  readonly signal?: AbortSignal;
  /** An entry that cannot take part. */
  readonly onAbsent?: (entry: Entry, fault: Fault) => void;
  readonly onResult?: (entry: Entry, round: Round, result: TaskResult) => void;
  /** A round after each leg, with the results so far. */
  readonly onLeg?: (round: PlayedRound, isOver: boolean) => void;
}

/** An entry that takes part, with what it said of itself. */
interface Present {
  readonly entry: Entry;
  readonly hello: ProgramHello;
}

/**
 * Plays a tournament, one program at a time. In each round the entries play the first half of the
 * tasks in one order and the second half in the other, so that nobody gains when the machine
 * becomes slower or faster.
 */
export async function playTournament(plan: TournamentPlan): Promise<Outcome> {
  const present = await callRoll(plan);
  const rounds: PlayedRound[] = [];
  for (const [index, roundPlan] of plan.rounds.entries()) {
    const here = present.filter(({ hello }) => knowsRound(hello, roundPlan));
    if (here.length === 0 || plan.signal?.aborted) continue;
    const round = makeRound(roundPlan, plan.seed + index, await makersFor(roundPlan.board));
    const played = await playRound(plan, round, here);
    if (!plan.signal?.aborted) rounds.push(played);
  }
  const entries = present.map(({ entry, hello }) => ({ name: entry.name, version: hello.version }));
  return { seed: plan.seed, entries, rounds };
}

/** Starts every entry once, to hear its name and its boards. */
async function callRoll({ entries, limits, signal, onAbsent }: TournamentPlan): Promise<Present[]> {
  const present: Present[] = [];
  for (const entry of entries) {
    if (signal?.aborted) break;
    const program = startProgram(entry, limits);
    const heard = await greet(program, limits);
    if ('fault' in heard) onAbsent?.(entry, heard.fault);
    else {
      const hello = heard.value;
      present.push({ entry: { ...entry, name: entry.name || hello.name }, hello });
      program.send({ t: 'bye' });
    }
    await program.end(BYE_MS);
  }
  return present;
}

async function playRound(plan: TournamentPlan, round: Round, present: readonly Present[]): Promise<PlayedRound> {
  const half = Math.ceil(round.list.length / 2);
  const legs = new Map<Entry, Leg[]>(present.map(({ entry }) => [entry, []]));
  const first = present.map(({ entry }) => ({ entry, tasks: round.list.slice(0, half) }));
  const second = present.map(({ entry }) => ({ entry, tasks: round.list.slice(half) })).reverse();
  const order = [...first, ...second].filter(({ tasks }) => tasks.length > 0);
  const played = (): PlayedRound => ({ plan: plainOf(round), seed: round.seed, turns: turnsOf(legs) });
  for (const [index, { entry, tasks }] of order.entries()) {
    if (plan.signal?.aborted) break;
    const { limits, signal } = plan;
    const earlier = legs.get(entry)!.flatMap((leg) => leg.results.map(({ code }) => code));
    const leg = await playLeg({
      ...{
        entry,
        limits,
        tasks,
        earlier,
        warmUp: round.warmUp,
        ...(index > 0 && { table: tableOf(played()) }),
        onResult: (result) => plan.onResult?.(entry, round, result),
      },
      ...(signal && { signal }),
    });
    legs.get(entry)!.push(leg);
    plan.onLeg?.(played(), index === order.length - 1);
  }
  return played();
}

const plainOf = ({ name, board, batch, tasks, ms }: Round): RoundPlan => ({ name, board, batch, tasks, ms });

/** What each entry has done so far in a round. Who has answered no ping has no doubt of its own. */
function turnsOf(legs: ReadonlyMap<Entry, readonly Leg[]>): Turn[] {
  return [...legs].map(([{ name }, list]) => {
    const pings = list.flatMap((leg) => leg.pings);
    return {
      entry: name,
      calibration: calibrationOf(pings.length > 0 ? pings : [0]),
      results: list.flatMap((leg) => leg.results),
    };
  });
}
