import { check } from '@pencilmark/core/result';
import { AN_OUTCOME } from '../expected.ts';
import { type Outcome, rowsOf, totalsOf } from '../outcome.ts';
import type { Standing } from '../standings.ts';
import { timesChart } from './chart.ts';
import { type Column, LEGEND, STANDING_COLUMNS, TOTAL_COLUMNS } from './columns.ts';
import { SHEET } from './look.ts';
import { shown } from './markup.ts';
import { timeText } from './times.ts';

/**
 * A whole tournament as a page that stands alone: tables, charts, light and dark, no script.
 *
 *     const plan = { name: 'small', board: '4x4', batch: 1, tasks: 1, ms: 1000 };
 *     const results = [{ task: 'a', ok: true, code: 'right', ms: 10 }];
 *     const turn = { entry: 'ours', calibration: { leastMs: 0, tieMs: 1 }, results };
 *     const round = { plan, seed: 1, turns: [turn] };
 *     const outcome = { seed: 1, entries: [{ name: 'ours', version: '1' }], rounds: [round] };
 *     outcomePage(outcome).startsWith('<!doctype html>')      // true
 */
export function outcomePage(outcome: Outcome): string {
  check('outcomePage', 'outcome', outcome, AN_OUTCOME);
  const rounds = outcome.rounds.map((round) => ({ round, rows: rowsOf(round) }));
  const entries = totalsOf(outcome).map(({ entry }) => entry);
  const sections = rounds.map(({ round: { plan, seed }, rows }) => {
    const puzzles = plan.batch === 1 ? 'one puzzle' : `${plan.batch} puzzles`;
    const about = `${plan.tasks} tasks of ${puzzles}, each within ${timeText(plan.ms / 1000)}; seed ${seed}.`;
    return `<h2>${shown(plan.name)}</h2><p>${about}</p>${wide(plan.name, timesChart(rows, plan.name) + table(STANDING_COLUMNS, rows))}`;
  });
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Arena</title><style>${SHEET}</style></head><body>
<h1>Arena</h1><p>${outcome.entries.length} entries, ${rounds.length} rounds, seed ${outcome.seed}. ${LEGEND}</p>
<h2>Who wins where</h2><p>The time of each entry in each round; the best of a round have a star.</p>
${wide('Who wins where', whoWinsWhere(entries, rounds))}
<h2>All rounds</h2>${wide('All rounds', table(TOTAL_COLUMNS, totalsOf(outcome)))}
${sections.join('\n')}
</body></html>
`;
}

/** What may be wider than a phone: it scrolls by itself, with keys too. */
const wide = (name: string, content: string): string =>
  `<div class="wide" role="region" tabindex="0" aria-label="${shown(name)}">${content}</div>`;

type Shown = { readonly round: Outcome['rounds'][number]; readonly rows: readonly Standing[] };

function whoWinsWhere(entries: readonly string[], rounds: readonly Shown[]): string {
  const head = rounds.map(({ round }) => `<th scope="col">${shown(round.plan.name)}</th>`).join('');
  const lines = entries.map((entry) => {
    const cells = rounds.map(({ rows }) => cellOf(rows.find((row) => row.entry === entry)));
    return `<tr><th scope="row" class="text">${shown(entry)}</th>${cells.join('')}</tr>`;
  });
  return `<table><thead><tr><th class="text" scope="col">entry</th>${head}</tr></thead><tbody>${lines.join('')}</tbody></table>`;
}

function cellOf(row: Standing | undefined): string {
  if (!row) return '<td class="none">–</td>';
  return row.rank === 1 ? `<td class="best">★ ${timeText(row.par2)}</td>` : `<td>${timeText(row.par2)}</td>`;
}

function table<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const kind = ({ head, isText }: Column<Row>): string =>
    head === 'faults' ? ' class="text fault"' : isText ? ' class="text"' : '';
  const head = columns.map((column) => `<th scope="col"${kind(column)}>${column.head}</th>`).join('');
  const line = (row: Row): string =>
    `<tr>${columns.map((column) => `<td${kind(column)}>${shown(column.cell(row))}</td>`).join('')}</tr>`;
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows.map(line).join('')}</tbody></table>`;
}
