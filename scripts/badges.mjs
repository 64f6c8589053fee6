/**
 * The badges of README, docs/badges: what they say is read where it is decided, so none can go on
 * saying what has become untrue. `npm run pages` writes them.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './workspace.mjs';

export const FOLDER = 'docs/badges';
const readJson = (path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));

const project = readJson('package.json');
const core = readJson('packages/core/package.json');

/** A name and what stands beside it. */
const FACTS = [
  { file: 'license', name: 'license', fact: project.license },
  { file: 'node', name: 'Node', fact: project.engines.node.replace('>=', '≥ ') },
  { file: 'dependencies', name: 'dependencies of core', fact: String(Object.keys(core.dependencies ?? {}).length) },
  { file: 'types', name: 'types', fact: core.exports['.'].types ? 'included' : 'missing' },
];

const CHARACTER = 5.8; // px of a letter of 11 px, on average
const widthOf = (text) => Math.round(text.length * CHARACTER) + 14;

/** A badge in paper and ink: the name on brown, the fact on paper. */
function badge({ name, fact }) {
  const [left, right] = [widthOf(name), widthOf(fact)];
  const word = (text, from, width, colour) =>
    `<text x="${from + width / 2}" y="14" fill="${colour}" textLength="${width - 14}">${text}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="20" role="img" aria-label="${name}: ${fact}">`,
    `<title>${name}: ${fact}</title>`,
    `<rect width="${left + right}" height="20" rx="3" fill="#5f574a"/>`,
    `<path d="M${left} 1h${right - 3}a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-${right - 3}z" fill="#fffdf7"/>`,
    '<g font-family="Public Sans,Verdana,sans-serif" font-size="11" text-anchor="middle">',
    word(name, 0, left, '#fffdf7'),
    word(fact, left, right, '#1d1a15'),
    '</g></svg>\n',
  ].join('\n');
}

/** The files of the folder: name to text. */
export const badges = () => ({ files: new Map(FACTS.map((row) => [`${row.file}.svg`, badge(row)])), problems: [] });
