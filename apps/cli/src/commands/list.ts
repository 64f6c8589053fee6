import { FORMATS } from '@pencilmark/core/format';
import { RULES } from '@pencilmark/core/geometry';
import { SOLVER_NAMES, solverCalled } from '@pencilmark/solvers';
import type { Command } from '../command.ts';
import { unknownName } from '../options/names.ts';
import { JSON_OPTION } from '../options/options.ts';
import type { Session } from '../session.ts';

type TableRow = Readonly<Record<string, string>>;

/** The tables that can be listed. */
const TABLES: Readonly<Record<string, () => Promise<readonly TableRow[]>>> = {
  formats: async () => FORMATS.map(({ name, record, says }) => ({ name, record, says })),
  solvers: async () =>
    (await Promise.all(SOLVER_NAMES.map(solverCalled))).map(({ name, traces, says }) => ({
      name,
      watch: traces ? 'watch' : '',
      says,
    })),
  techniques: async () =>
    (await import('@pencilmark/core/human')).TECHNIQUES.map(({ id, name, family }) => ({
      name: id,
      family,
      says: name,
    })),
  layouts: async () => [
    { name: '2x3', says: 'boxes of 2 rows and 3 columns; likewise any two numbers whose product is the size' },
    {
      name: 'jigsaw-MAP',
      says: 'regions in place of boxes; a character for each cell, the same within a region, . for a cell of none',
    },
    { name: 'noboxes', says: 'rows and columns alone' },
    { name: '0-8', says: 'the digits; 7x7:1-9 has more of them than cells in a row, and 4x6 as many as columns' },
    { name: 'raw', says: 'cells of a row, column or box need not differ' },
    ...RULES.map(({ name, says }) => ({ name, says })),
  ],
};

export const list: Command = {
  name: 'list',
  says: 'list the formats, solvers, techniques or layouts',
  operand: {
    flags: '[what]',
    says: `${Object.keys(TABLES).join(', ')}; otherwise all of them`,
    choices: Object.keys(TABLES),
  },
  options: [JSON_OPTION],
  examples: [
    ['pencilmark list solvers', 'the solvers, best first'],
    ['pencilmark list formats', 'the formats that can be read and written'],
    ['pencilmark list layouts --json', 'the parts of a board, as JSON'],
  ],
  async run(session: Session, [what], { json }: { readonly json?: boolean }) {
    if (what !== undefined && !Object.hasOwn(TABLES, what))
      return session.refuse('pencilmark', unknownName('list', what, Object.keys(TABLES)));
    for (const [title, rows] of Object.entries(TABLES)) {
      if (what !== undefined && what !== title) continue;
      const table = await rows();
      if (json) for (const row of table) session.json(what === undefined ? { list: title, ...row } : row);
      else
        session.output.write(
          `${what === undefined ? `${title}\n` : ''}${alignedText(table, what === undefined ? '  ' : '')}\n`,
        );
    }
  },
};

/** Rows as text, their columns aligned. */
function alignedText(rows: readonly TableRow[], indent: string): string {
  const keys = Object.keys(rows[0] ?? {});
  const widths = keys.map((key) => Math.max(...rows.map((row) => row[key]!.length)));
  return rows
    .map(
      (row) =>
        indent +
        keys
          .map((key, index) => row[key]!.padEnd(widths[index]!))
          .join('  ')
          .trimEnd(),
    )
    .map((line) => `${line}\n`)
    .join('');
}
