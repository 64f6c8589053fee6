import { check } from '@pencilmark/core/result';
import { A_PLAYED_ROUND, AN_OUTCOME, STANDINGS } from '../expected.ts';
import { type Outcome, type PlayedRound, rowsOf, totalsOf, winnersOf } from '../outcome.ts';
import type { Standing } from '../standings.ts';
import { type Column, LEGEND, STANDING_COLUMNS, TOTAL_COLUMNS, WINNER_COLUMNS } from './columns.ts';

/** Rows as text for a terminal, their columns aligned; each line ends with a line feed. */
export function plainTable<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const cells = [columns.map(({ head }) => head), ...rows.map((row) => columns.map(({ cell }) => cell(row)))];
  const widths = columns.map((_, index) => Math.max(...cells.map((line) => line[index]!.length)));
  const aligned = (text: string, index: number): string =>
    columns[index]!.isText ? text.padEnd(widths[index]!) : text.padStart(widths[index]!);
  return cells.map((line) => `${line.map(aligned).join('  ').trimEnd()}\n`).join('');
}

/**
 * The standings of a round as text for a terminal.
 *
 *     const plan = { name: 'small', board: '4x4', batch: 1, tasks: 1, ms: 1000 };
 *     const results = [{ task: 'a', ok: true, code: 'right', ms: 10 }];
 *     const turn = { entry: 'ours', calibration: { leastMs: 0, tieMs: 1 }, results };
 *     standingsText(standingsOf(plan, [turn])).includes('ours')      // true
 */
export function standingsText(rows: readonly Standing[]): string {
  check('standingsText', 'rows', rows, STANDINGS);
  return plainTable(STANDING_COLUMNS, rows);
}

/**
 * A round as text for a terminal, under its name.
 *
 *     const plan = { name: 'small', board: '4x4', batch: 1, tasks: 1, ms: 1000 };
 *     const results = [{ task: 'a', ok: true, code: 'right', ms: 10 }];
 *     const turn = { entry: 'ours', calibration: { leastMs: 0, tieMs: 1 }, results };
 *     const round = { plan, seed: 1, turns: [turn] };
 *     roundText(round).split('\n')[0]      // 'small'
 */
export function roundText(round: PlayedRound): string {
  check('roundText', 'round', round, A_PLAYED_ROUND);
  return `${round.plan.name}\n${standingsText(rowsOf(round))}`;
}

/**
 * What a whole tournament comes to, as text for a terminal: who wins where, and the totals.
 *
 *     const plan = { name: 'small', board: '4x4', batch: 1, tasks: 1, ms: 1000 };
 *     const results = [{ task: 'a', ok: true, code: 'right', ms: 10 }];
 *     const turn = { entry: 'ours', calibration: { leastMs: 0, tieMs: 1 }, results };
 *     const round = { plan, seed: 1, turns: [turn] };
 *     const outcome = { seed: 1, entries: [{ name: 'ours', version: '1' }], rounds: [round] };
 *     summaryText(outcome).split('\n')[0]      // 'who wins where'
 */
export function summaryText(outcome: Outcome): string {
  check('summaryText', 'outcome', outcome, AN_OUTCOME);
  const winners = `who wins where\n${plainTable(WINNER_COLUMNS, winnersOf(outcome))}`;
  return `${winners}\nall rounds\n${plainTable(TOTAL_COLUMNS, totalsOf(outcome))}\n${LEGEND}\n`;
}
