import { check } from '@pencilmark/core/result';
import { AN_OUTCOME } from '../expected.ts';
import { type Outcome, rowsOf, totalsOf, winnersOf } from '../outcome.ts';
import { type Column, LEGEND, STANDING_COLUMNS, TOTAL_COLUMNS, WINNER_COLUMNS } from './columns.ts';

/**
 * A whole tournament as Markdown.
 *
 *     const plan = { name: 'small', board: '4x4', batch: 1, tasks: 1, ms: 1000 };
 *     const results = [{ task: 'a', ok: true, code: 'right', ms: 10 }];
 *     const turn = { entry: 'ours', calibration: { leastMs: 0, tieMs: 1 }, results };
 *     const round = { plan, seed: 1, turns: [turn] };
 *     const outcome = { seed: 1, entries: [{ name: 'ours', version: '1' }], rounds: [round] };
 *     outcomeMarkdown(outcome).split('\n')[0]      // '# Arena'
 */
export function outcomeMarkdown(outcome: Outcome): string {
  check('outcomeMarkdown', 'outcome', outcome, AN_OUTCOME);
  const rounds = outcome.rounds.map(
    (round) => `## ${round.plan.name}\n\n${markdownTable(STANDING_COLUMNS, rowsOf(round))}`,
  );
  const winners = `## Who wins where\n\n${markdownTable(WINNER_COLUMNS, winnersOf(outcome))}`;
  const total = `## All rounds\n\n${markdownTable(TOTAL_COLUMNS, totalsOf(outcome))}`;
  return `${['# Arena', `Seed ${outcome.seed}. ${LEGEND}`, winners, total, ...rounds].join('\n\n')}\n`;
}

function markdownTable<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    line(columns.map(({ head }) => head)),
    line(columns.map(({ isText }) => (isText ? '---' : '---:'))),
    ...rows.map((row) => line(columns.map(({ cell }) => escaped(cell(row))))),
  ].join('\n');
}

/** A text without what Markdown or its tables would take for a sign. */
const escaped = (text: string): string => text.replaceAll(/[\\|*_`<>[\]]/g, (sign) => `\\${sign}`);
