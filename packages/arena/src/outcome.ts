import { check } from '@pencilmark/core/result';
import { A_PLAYED_ROUND, AN_OUTCOME } from './expected.ts';
import type { Table } from './protocol/from-arena.ts';
import type { RoundPlan } from './round.ts';
import { type Standing, standingsOf } from './standings.ts';
import type { Turn } from './turn.ts';

/** A round that was played, with what each entry did. */
export interface PlayedRound {
  readonly plan: RoundPlan;
  readonly seed: number;
  /** The entries that know the board. */
  readonly turns: readonly Turn[];
}

/** A whole tournament. */
export interface Outcome {
  readonly seed: number;
  readonly entries: readonly { readonly name: string; readonly version: string }[];
  readonly rounds: readonly PlayedRound[];
}

/** Where an entry stands in the whole tournament. */
export interface Total {
  readonly rank: number;
  readonly entry: string;
  /** The mean of its PAR2 scores in seconds. A round that it did not play counts as missed. */
  readonly par2: number;
  readonly first: number;
  /** Rounds in which its rank was 1. */
  readonly won: number;
  readonly played: number;
}

/**
 * Where the entries stand in a whole tournament, best first.
 *
 *     const plan = { name: 'small', board: '4x4', batch: 1, tasks: 1, ms: 1000 };
 *     const results = [{ task: 'a', ok: true, code: 'right', ms: 10 }];
 *     const turn = { entry: 'ours', calibration: { leastMs: 0, tieMs: 1 }, results };
 *     const round = { plan, seed: 1, turns: [turn] };
 *     const outcome = { seed: 1, entries: [{ name: 'ours', version: '1' }], rounds: [round] };
 *     totalsOf(outcome)[0].won      // 1
 */
export function totalsOf(outcome: Outcome): Total[] {
  check('totalsOf', 'outcome', outcome, AN_OUTCOME);
  const { entries, rounds } = outcome;
  const standings = rounds.map(({ plan, turns }) => ({ plan, rows: standingsOf(plan, turns) }));
  const totals = entries
    .map(({ name }) => {
      const rows = standings.map(({ plan, rows }) => ({ plan, row: rows.find(({ entry }) => entry === name) }));
      const here = rows.flatMap(({ row }) => (row ? [row] : []));
      return {
        entry: name,
        par2: sum(rows.map(({ plan, row }) => row?.par2 ?? missedPar2(plan))) / Math.max(1, rows.length),
        first: sum(here.map(({ first }) => first)),
        won: here.filter(({ rank }) => rank === 1).length,
        played: here.length,
      };
    })
    .sort((a, b) => a.par2 - b.par2);
  return totals.map((total) => ({ rank: 1 + totals.findIndex(({ par2 }) => par2 === total.par2), ...total }));
}

/** The score in seconds of who answers no task of a round. */
const missedPar2 = (plan: RoundPlan): number => (2 * plan.ms) / 1000;

/**
 * The rows of a round, best first.
 *
 *     const plan = { name: 'small', board: '4x4', batch: 1, tasks: 1, ms: 1000 };
 *     const results = [{ task: 'a', ok: true, code: 'right', ms: 10 }];
 *     const turn = { entry: 'ours', calibration: { leastMs: 0, tieMs: 1 }, results };
 *     const round = { plan, seed: 1, turns: [turn] };
 *     rowsOf(round)[0].entry      // 'ours'
 */
export function rowsOf(round: PlayedRound): Standing[] {
  check('rowsOf', 'round', round, A_PLAYED_ROUND);
  const { plan, turns } = round;
  return standingsOf(plan, turns);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/**
 * The rows of a round as programs and spectators receive them.
 *
 *     const plan = { name: 'small', board: '4x4', batch: 1, tasks: 1, ms: 1000 };
 *     const results = [{ task: 'a', ok: true, code: 'right', ms: 10 }];
 *     const turn = { entry: 'ours', calibration: { leastMs: 0, tieMs: 1 }, results };
 *     const round = { plan, seed: 1, turns: [turn] };
 *     tableOf(round).rows.length      // 1
 */
export function tableOf(round: PlayedRound): Table {
  check('tableOf', 'round', round, A_PLAYED_ROUND);
  return {
    t: 'table',
    round: round.plan.name,
    rows: rowsOf(round).map(({ rank, entry, par2, first, right, tasks }) => ({
      rank,
      entry,
      par2,
      first,
      right,
      tasks,
    })),
  };
}

/** Who wins a round. */
export interface Winners {
  readonly round: string;
  /** The entries of rank 1. */
  readonly winners: readonly string[];
  /** The score of the best of them in seconds. */
  readonly par2: number;
  /** The best of the others. */
  readonly next?: Standing;
}

/**
 * Who wins where: a row for each round in which somebody was right.
 *
 *     const plan = { name: 'small', board: '4x4', batch: 1, tasks: 1, ms: 1000 };
 *     const results = [{ task: 'a', ok: true, code: 'right', ms: 10 }];
 *     const turn = { entry: 'ours', calibration: { leastMs: 0, tieMs: 1 }, results };
 *     const round = { plan, seed: 1, turns: [turn] };
 *     const outcome = { seed: 1, entries: [{ name: 'ours', version: '1' }], rounds: [round] };
 *     winnersOf(outcome).length      // 1
 */
export function winnersOf(outcome: Outcome): Winners[] {
  check('winnersOf', 'outcome', outcome, AN_OUTCOME);
  const { rounds } = outcome;
  return rounds.flatMap((round) => {
    const rows = rowsOf(round).filter(({ right }) => right > 0);
    const winners = rows.filter(({ rank }) => rank === 1);
    const next = rows.find(({ rank }) => rank > 1);
    if (winners.length === 0) return [];
    const par2 = Math.min(...winners.map((row) => row.par2));
    return [{ round: round.plan.name, winners: winners.map(({ entry }) => entry), par2, ...(next && { next }) }];
  });
}
