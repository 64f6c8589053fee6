import { check } from '@pencilmark/core/result';
import { AN_OUTCOME } from '../expected.ts';
import { type Outcome, rowsOf, type Total, totalsOf } from '../outcome.ts';
import type { RoundPlan } from '../round.ts';
import type { Standing } from '../standings.ts';
import type { Turn } from '../turn.ts';

/** A whole tournament as plain data: what was played, every result, and where the entries stand. */
export interface OutcomeData {
  readonly seed: number;
  readonly entries: Outcome['entries'];
  readonly totals: readonly Total[];
  readonly rounds: readonly (RoundPlan & {
    readonly seed: number;
    readonly standings: readonly Standing[];
    readonly turns: readonly Turn[];
  })[];
}

/**
 * A whole tournament as plain data, for JSON.
 *
 *     const plan = { name: 'small', board: '4x4', batch: 1, tasks: 1, ms: 1000 };
 *     const results = [{ task: 'a', ok: true, code: 'right', ms: 10 }];
 *     const turn = { entry: 'ours', calibration: { leastMs: 0, tieMs: 1 }, results };
 *     const round = { plan, seed: 1, turns: [turn] };
 *     const outcome = { seed: 1, entries: [{ name: 'ours', version: '1' }], rounds: [round] };
 *     outcomeData(outcome).totals[0].entry      // 'ours'
 */
export function outcomeData(outcome: Outcome): OutcomeData {
  check('outcomeData', 'outcome', outcome, AN_OUTCOME);
  return {
    seed: outcome.seed,
    entries: outcome.entries,
    totals: totalsOf(outcome),
    rounds: outcome.rounds.map((round) => ({
      ...round.plan,
      seed: round.seed,
      standings: rowsOf(round),
      turns: round.turns,
    })),
  };
}
