/** Tables of a bench: shown while they grow, and kept as results/MACHINE.md and .json. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';

/** @type {{ name: string, rows: string[][] }[]} */
const tables = [];

/** Begins the table of a bench. */
export function begin(name) {
  tables.push({ name, rows: [] });
  console.log(`\n${name}`);
}

/** Shows and keeps a row; the first row of a table is its head. */
export function say(...cells) {
  const row = cells.map(String);
  tables.at(-1).rows.push(row);
  console.log(row.map((cell, index) => (index === 0 ? cell.padEnd(32) : cell.padStart(11))).join(' '));
}

const machine = () => `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.versions.node}`;

const fileName = (text) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9.]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const markdown = ({ name, rows }) => {
  const [head = [], ...body] = rows;
  const line = (cells) => `| ${head.map((_, index) => cells[index] ?? '').join(' | ')} |`;
  const rule = `|${head.map((_, index) => (index === 0 ? '---' : '--:')).join('|')}|`;
  return [`## ${name}`, '', line(head), rule, ...body.map(line), ''].join('\n');
};

/** Writes what was kept; gives the path of the page. */
export function write(path = new URL(`results/${fileName(machine())}`, import.meta.url)) {
  const base = fileURLToPath(path);
  mkdirSync(fileURLToPath(new URL('.', path)), { recursive: true });
  writeFileSync(`${base}.md`, [`# ${machine()}`, '', ...tables.map(markdown)].join('\n'));
  writeFileSync(`${base}.json`, `${JSON.stringify({ machine: machine(), tables }, null, 1)}\n`);
  return `${base}.md`;
}
