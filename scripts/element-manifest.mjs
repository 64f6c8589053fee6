/**
 * packages/board/custom-elements.json, from which editors know the attributes, events, parts and
 * custom properties of `<pencilmark-board>`. It is made from what people read, the tables of the
 * package's README, and from the style sheet; with --write it is written anew.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMain, ROOT, report } from './workspace.mjs';

const FILE = 'packages/board/custom-elements.json';
const read = (path) => readFileSync(join(ROOT, path), 'utf8');

/** The rows of the table that a document has below a header, as lists of cells. */
function rowsBelow(document, header) {
  const [, rows = ''] = document.split(`${header}\n`)[1]?.match(/^\|[-|]+\n((?:\|.*\n)*)/) ?? [];
  return rows
    .trim()
    .split('\n')
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
}

/** The names in backticks in a text. */
const namesIn = (text) => [...text.matchAll(/`([\w-]+)(?:\(\))?`/g)].map(([, name]) => name);

const partsIn = (readme) => namesIn(/Parts are ([\s\S]*?)\n\n/.exec(readme)[1]);

/** The manifest, in the schema of custom-elements.json 1.0.0. */
export function elementManifest(readme, style) {
  const attributes = [];
  const members = [];
  for (const [attribute, property, description] of rowsBelow(readme, '| attribute | property | what it says |')) {
    const names = namesIn(attribute);
    for (const name of names) attributes.push({ name, description });
    const fields = property === 'the same' ? names : namesIn(property);
    for (const name of fields) members.push({ kind: 'field', name, description });
  }
  for (const [names, description] of rowsBelow(readme, '| property, method | what it does |'))
    for (const [, name, call] of names.matchAll(/`(\w+)(\(\))?`/g))
      members.push({ kind: call ? 'method' : 'field', name, description });
  const events = rowsBelow(readme, '| event | `detail` |').map(([name, description]) => ({
    name: namesIn(name)[0],
    type: { text: 'CustomEvent' },
    description,
  }));
  const properties = new Set([...style.matchAll(/--pencilmark-[\w-]+/g)].map(([name]) => name));
  const path = 'dist/element/index.js';
  const declaration = {
    kind: 'class',
    customElement: true,
    name: 'PencilmarkBoard',
    tagName: 'pencilmark-board',
    description: 'A Sudoku board to look at or to play on.',
    attributes,
    members,
    events,
    cssParts: partsIn(readme).map((name) => ({ name })),
    cssProperties: [...properties].sort().map((name) => ({ name })),
  };
  const exported = { kind: 'custom-element-definition', name: 'pencilmark-board' };
  return {
    schemaVersion: '1.0.0',
    modules: [
      {
        kind: 'javascript-module',
        path,
        declarations: [declaration],
        exports: [{ kind: 'js', name: 'PencilmarkBoard', declaration: { name: 'PencilmarkBoard', module: path } }],
      },
      {
        kind: 'javascript-module',
        path: 'dist/element/define.js',
        declarations: [],
        exports: [{ ...exported, declaration: { name: 'PencilmarkBoard', module: path } }],
      },
    ],
  };
}

/** What is wrong with the file, or nothing. */
async function main(write) {
  const { STYLE } = await import('../packages/board/dist/element/style.js');
  const due = `${JSON.stringify(elementManifest(read('packages/board/README.md'), STYLE), null, 2)}\n`;
  if (write) writeFileSync(join(ROOT, FILE), due);
  report(read(FILE) === due ? [] : [`${FILE} is not what README says; node scripts/element-manifest.mjs --write`]);
}

if (isMain(import.meta)) await main(process.argv.includes('--write'));
