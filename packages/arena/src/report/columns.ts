import type { Total, Winners } from '../outcome.ts';
import type { Standing } from '../standings.ts';
import { pointsText, timeText } from './times.ts';

/** A column of a table, whatever it is written in. */
export interface Column<Row> {
  readonly head: string;
  readonly isText?: true;
  readonly cell: (row: Row) => string;
}

/** What is shown of an entry in a round. */
export const STANDING_COLUMNS: readonly Column<Standing>[] = [
  { head: 'rank', cell: ({ rank }) => String(rank) },
  { head: 'entry', isText: true, cell: ({ entry }) => entry },
  { head: 'first', cell: ({ first }) => pointsText(first) },
  { head: 'right', cell: ({ right, tasks }) => `${right}/${tasks}` },
  { head: 'time', cell: ({ par2 }) => timeText(par2) },
  { head: 'cpu', cell: ({ cpuMs }) => (cpuMs === undefined ? '–' : timeText(cpuMs / 1000)) },
  {
    head: 'faults',
    isText: true,
    cell: ({ faults }) => faults.map(({ code, count }) => `${code} ${count}`).join(', '),
  },
];

/** What is shown of an entry in the whole tournament. */
export const TOTAL_COLUMNS: readonly Column<Total>[] = [
  { head: 'rank', cell: ({ rank }) => String(rank) },
  { head: 'entry', isText: true, cell: ({ entry }) => entry },
  { head: 'won', cell: ({ won, played }) => `${won}/${played}` },
  { head: 'first', cell: ({ first }) => pointsText(first) },
  { head: 'time', cell: ({ par2 }) => timeText(par2) },
];

/** Who wins where. */
export const WINNER_COLUMNS: readonly Column<Winners>[] = [
  { head: 'round', isText: true, cell: ({ round }) => round },
  { head: 'time', cell: ({ par2 }) => timeText(par2) },
  { head: 'who wins', isText: true, cell: ({ winners }) => winners.join(', ') },
  {
    head: 'who comes next',
    isText: true,
    cell: ({ next }) => (next ? `${next.entry}, ${timeText(next.par2)}` : ''),
  },
];

/** What the columns mean, for people. */
export const LEGEND =
  'time: mean seconds a task (PAR2); a task that was not answered counts twice its limit.\n' +
  'first: tasks answered first; entries that tie share the point. cpu: processor time of answered tasks.';
