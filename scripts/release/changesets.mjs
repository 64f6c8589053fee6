/**
 * Changes that wait for a release: files in .changeset/, each with the kind of the change and what
 * it means to a user. `npm run changeset` writes one, with the tool of that name; `npm run version`
 * makes the next version of them.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installOnce } from '../installation.mjs';
import { isMain, ROOT, run } from '../workspace.mjs';

const TOOLS = join(ROOT, 'scripts/release');
const PROGRAM = join(TOOLS, 'node_modules/@changesets/cli/bin.js');

/** Runs the program of changesets in a copy of the project; its exit code. */
export async function changesets(root, args, options = {}) {
  const { isDone, complaints } = await installOnce(TOOLS);
  if (!isDone) {
    console.error(`${complaints}\nnpm could not install the tools of releases; its own message is above.`);
    return 1;
  }
  return (await run(PROGRAM, args, { ...options, cwd: root })).code;
}

/** What is written in a file of .changeset: which packages change how, and the entry. */
export function changesetIn(text) {
  const [, head = '', entry = ''] = /^---\n([\s\S]*?)\n?---\n([\s\S]*)$/.exec(text.replaceAll('\r\n', '\n')) ?? [];
  const kinds = [...head.matchAll(/^['"]?([^'":]+)['"]?:\s*(major|minor|patch)\s*$/gm)].map((match) => match[2]);
  return { kinds, entry: entry.trim() };
}

/** The changes that wait, by the names of their files. */
export function waiting(root) {
  const folder = join(root, '.changeset');
  const names = existsSync(folder)
    ? readdirSync(folder).filter((name) => /\.md$/.test(name) && name !== 'README.md')
    : [];
  return names.sort().map((name) => ({ name, ...changesetIn(readFileSync(join(folder, name), 'utf8')) }));
}

if (isMain(import.meta)) process.exitCode = await changesets(ROOT, process.argv.slice(2));
