import { check } from '@pencilmark/core/result';
import { type Code, isAnswered } from './code.ts';
import { A_LIMIT, A_PLAN, A_TURN, TURNS } from './expected.ts';
import { isForFirst, type RoundPlan } from './round.ts';
import type { TaskResult, Turn } from './turn.ts';

/** Where an entry stands in a round. */
export interface Standing {
  /** From 1; entries that tie share a rank. */
  readonly rank: number;
  readonly entry: string;
  /** Mean seconds a task; a task that was not answered counts twice its limit. */
  readonly par2: number;
  /** Tasks answered first; entries that tie share the point of a task. */
  readonly first: number;
  readonly right: number;
  readonly tasks: number;
  /** Mean processor time of the answered tasks in milliseconds, where it was measured. */
  readonly cpuMs?: number;
  /** How often each fault happened, the usual faults first. */
  readonly faults: readonly { readonly code: Code; readonly count: number }[];
}

/** Points are sums of fractions, so equal points may differ in the last bit. */
const SAME_POINTS = 1e-9;

/**
 * Where the entries stand in a round, best first. In rounds of one puzzle the points for the first
 * answer decide, and then the time; in others only the time. Times tie when they differ by less
 * than the pings of both entries can distinguish. While a round goes on, a task earns a point once
 * all have received it, and an entry without a task is left out.
 *
 *     const plan = { name: 'small', board: '4x4', batch: 1, tasks: 1, ms: 1000 };
 *     const results = [{ task: 'a', ok: true, code: 'right', ms: 10 }];
 *     const turn = { entry: 'ours', calibration: { leastMs: 0, tieMs: 1 }, results };
 *     standingsOf(plan, [turn])[0].rank      // 1
 */
export function standingsOf(plan: RoundPlan, all: readonly Turn[]): Standing[] {
  check('standingsOf', 'plan', plan, A_PLAN);
  check('standingsOf', 'all', all, TURNS);
  const turns = all.filter(({ results }) => results.length > 0);
  const points = firstPoints(turns);
  const scored = turns
    .map((turn, index) => ({ turn, par2: par2Of(plan, turn), first: points[index]! }))
    .sort((a, b) => (isForFirst(plan) ? b.first - a.first : 0) || a.par2 - b.par2);
  const isTie = (a: Scored, b: Scored): boolean =>
    (!isForFirst(plan) || Math.abs(a.first - b.first) < SAME_POINTS) &&
    Math.abs(a.par2 - b.par2) * 1000 < tieMs(a.turn, b.turn);
  let head = 0;
  return scored.map((row, index) => {
    if (!isTie(scored[head]!, row)) head = index;
    return standingOf(row, head + 1);
  });
}

interface Scored {
  readonly turn: Turn;
  readonly par2: number;
  readonly first: number;
}

function standingOf({ turn, par2, first }: Scored, rank: number): Standing {
  const answered = turn.results.filter(({ code }) => isAnswered(code));
  const cpu = answered.flatMap(({ cpuMs }) => (cpuMs === undefined ? [] : [cpuMs]));
  return {
    rank,
    entry: turn.entry,
    par2,
    first,
    right: answered.length,
    tasks: turn.results.length,
    ...(cpu.length > 0 && { cpuMs: mean(cpu) }),
    faults: faultsIn(turn.results),
  };
}

/**
 * Mean seconds a task, where a task that was not answered counts twice its limit.
 *
 *     const right = { task: 'a', ok: true, code: 'right', ms: 500 }
 *     const missed = { task: 'b', ok: false, code: 'missed' }
 *     par2Of({ ms: 2000 }, { results: [right, missed] })      // 2.25
 */
export function par2Of(plan: Pick<RoundPlan, 'ms'>, turn: Pick<Turn, 'results'>): number {
  check('par2Of', 'plan', plan, A_LIMIT);
  check('par2Of', 'turn', turn, A_TURN);
  return mean(turn.results.map(({ code, ms }) => (isAnswered(code) && ms !== undefined ? ms : 2 * plan.ms))) / 1000;
}

/** For each turn its points: one for each task, shared among all that tie with the quickest. */
function firstPoints(turns: readonly Turn[]): number[] {
  const points = turns.map(() => 0);
  const tasks = turns.length > 0 ? Math.min(...turns.map(({ results }) => results.length)) : 0;
  for (let task = 0; task < tasks; task++) {
    const times = turns.map(({ results }) => timeOf(results[task]!));
    const quickest = times.indexOf(Math.min(...times));
    if (times[quickest] === Number.POSITIVE_INFINITY) continue;
    const sharing = turns.flatMap((turn, index) =>
      index === quickest || times[index]! - times[quickest]! < tieMs(turn, turns[quickest]!) ? [index] : [],
    );
    for (const index of sharing) points[index]! += 1 / sharing.length;
  }
  return points;
}

/** The time of a right answer; endless when there is none. */
const timeOf = ({ code, ms }: TaskResult): number =>
  isAnswered(code) && ms !== undefined ? ms : Number.POSITIVE_INFINITY;

/** The smaller doubt of both: who delays some pongs to be doubted wins no tie by it. */
const tieMs = (a: Turn, b: Turn): number => Math.min(a.calibration.tieMs, b.calibration.tieMs);

function faultsIn(results: readonly TaskResult[]): Standing['faults'] {
  const counts = new Map<Code, number>();
  for (const { code } of results) if (code !== 'right') counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts].map(([code, count]) => ({ code, count })).sort((a, b) => b.count - a.count);
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
