/**
 * No function is longer than 60 lines, from its first line to its last. What must be longer stands
 * in lengths.tsv with its reason.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { filesBelow, isMain, isShipped, lineOf, ROOT, report } from './workspace.mjs';

const LONGEST = 60;
const LIST = 'scripts/lengths.tsv';

const isSource = (path) =>
  (/^(?:packages|apps)\/[^/]+\/src\//.test(path) && isShipped(path)) ||
  (/^(?:scripts|bench)\/.*\.[cm]?[jt]sx?$/.test(path) && !/\.test\.ts$|\.d\.m?ts$/.test(path));

/** The functions of a source that are too long, in its order: name, first line, lines. */
export function longFunctions(source, lang = 'ts') {
  const functions = [];
  const walk = (node, holder) => {
    if (/Function/.test(node.type) && node.body) {
      const [line, last] = [node.start, node.end].map((position) => lineOf(source, position));
      const name = (node.id ?? holder?.id ?? holder?.key)?.name ?? 'a function';
      if (last - line >= LONGEST) functions.push({ name, line, lines: last - line + 1 });
    }
    for (const child of Object.values(node).flat()) if (typeof child?.type === 'string') walk(child, node);
  };
  walk(parseAst(source, { lang }));
  return functions;
}

/** What is wrong: long functions that are not listed, and listed ones that are not long. */
export function lengthProblems(sources, list) {
  const rows = list.split('\n').filter((row) => row !== '' && !row.startsWith('#'));
  const listed = new Set(rows.map((row) => row.split('\t', 2).join(' ')));
  const problems = [];
  for (const [path, source] of sources)
    for (const { name, line, lines } of longFunctions(source, path.endsWith('x') ? 'tsx' : 'ts'))
      if (!listed.delete(`${path} ${name}`))
        problems.push(`${path}:${line}: ${name} has ${lines} lines; the most is ${LONGEST}`);
  return [...problems, ...[...listed].map((entry) => `${LIST}: ${entry} is not long`)];
}

if (isMain(import.meta)) {
  const read = (path) => readFileSync(join(ROOT, path), 'utf8');
  const sources = filesBelow('', isSource).map((path) => [path, read(path)]);
  report(lengthProblems(sources, read(LIST)));
}
