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

/** The standings of a round as text for a terminal. */
export const standingsText = (rows: readonly Standing[]): string => plainTable(STANDING_COLUMNS, rows);

/** A round as text for a terminal, under its name. */
export const roundText = (round: PlayedRound): string => `${round.plan.name}\n${standingsText(rowsOf(round))}`;

/** What a whole tournament comes to, as text for a terminal: who wins where, and the totals. */
export function summaryText(outcome: Outcome): string {
  const winners = `who wins where\n${plainTable(WINNER_COLUMNS, winnersOf(outcome))}`;
  return `${winners}\nall rounds\n${plainTable(TOTAL_COLUMNS, totalsOf(outcome))}\n${LEGEND}\n`;
}
