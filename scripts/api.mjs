/**
 * The public surface of every package as a text to review, `api.txt`: each exported name with its
 * entry points and its declaration, taken from the declarations that the build writes. This script
 * compares the files with what is exported; with --write it writes them anew.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { exportsOf } from './declarations.mjs';
import { isMain, ROOT, report, workspaces } from './workspace.mjs';

/**
 * The entry points of an exports map that have declarations, each with their file; others are
 * data.
 */
const entryPoints = (exports) =>
  Object.entries(exports).flatMap(([entry, { types }]) => (types ? [[entry, types]] : []));

/** The text of api.txt for a package in a folder. */
function surfaceOf(folder, { name, exports }) {
  const read = (path) => readFileSync(join(ROOT, folder, path), 'utf8');
  const entries = new Map();
  for (const [entry, types] of entryPoints(exports)) {
    for (const [exported, declarations] of exportsOf(posix.normalize(types), read)) {
      const text = declarations.map((declaration) => declaration.text).join('\n');
      const key = `${exported}\n${text}`;
      entries.set(key, { exported, text, from: [...(entries.get(key)?.from ?? []), posix.join(name, entry)] });
    }
  }
  const sorted = [...entries.values()].sort((a, b) => (a.exported < b.exported ? -1 : 1));
  const head = `What ${name} exports. Made by \`npm run api\`; a change here is a change of what users rely on.\n`;
  return [
    head,
    ...sorted.map(({ exported, text, from }) => `${exported} (${from.join(', ')})\n${text.replaceAll(/^/gm, '  ')}\n`),
  ].join('\n');
}

/**
 * The lines that only one of two texts has, marked - and +, with the headings they stand under.
 */
export function difference(before, after) {
  const sections = (text) => new Map(text.split('\n\n').map((section) => [section.split('\n')[0], section.trim()]));
  const [old, now] = [sections(before), sections(after)];
  const marked = (sign, section) => section.replaceAll(/^/gm, `${sign} `);
  return [...new Set([...old.keys(), ...now.keys()])].sort().flatMap((key) => {
    if (old.get(key) === now.get(key)) return [];
    return [old.has(key) ? marked('-', old.get(key)) : [], now.has(key) ? marked('+', now.get(key)) : []].flat();
  });
}

function main(write) {
  const problems = workspaces().flatMap((folder) => {
    const manifest = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
    if (!manifest.exports) return [];
    const missing = entryPoints(manifest.exports).filter(([, types]) => !existsSync(join(ROOT, folder, types)));
    if (missing.length > 0)
      return missing.map(([, types]) => `${folder}/package.json exports ${types}, which the build does not make`);
    const file = `${folder}/api.txt`;
    const surface = surfaceOf(folder, manifest);
    const committed = existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), 'utf8') : '';
    if (committed === surface) return [];
    if (!write)
      return [
        `${file} is not what the package exports; read the change, then \`npm run api\`:`,
        ...difference(committed, surface),
      ];
    writeFileSync(join(ROOT, file), surface);
    console.error(`wrote ${file}`);
    return [];
  });
  report(problems);
}

if (isMain(import.meta)) main(process.argv.includes('--write'));
