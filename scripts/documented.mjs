/**
 * Everything that a package exports says what it is: each name behind a door has a comment, and
 * each function and class a sample, which `samples.mjs` runs. What is written in the declarations
 * that the build makes is looked at, because that is what editors show.
 */
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { exportsOf } from './declarations.mjs';
import { isMain, ROOT, report, workspaces } from './workspace.mjs';

/** Names that have no sample, each with the reason. */
const WITHOUT_SAMPLE = new Map([
  ['PencilmarkBoard', 'needs the page of a browser; docs/tutorials/embed.md has samples'],
  ['defineBoardElement', 'needs the page of a browser; docs/tutorials/embed.md has samples'],
]);

/** Whether a comment has a line that is a sample. */
export const hasSample = (comment) => /^\s*\* {5}\S/m.test(comment);

/** What an exported name lacks; nothing when it lacks nothing. */
export function lackOf(name, declarations) {
  if (declarations.every((declaration) => declaration.comment === undefined)) return undefined;
  const comment = declarations.map((declaration) => declaration.comment).join('');
  if (comment === '') return 'has no comment';
  return declarations.some(({ isCall }) => isCall) && !hasSample(comment) && !WITHOUT_SAMPLE.has(name)
    ? 'has no sample'
    : undefined;
}

function problemsOf(folder) {
  const { name, exports } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
  const read = (path) => readFileSync(join(ROOT, folder, path), 'utf8');
  const known = new Map();
  const lacks = new Set();
  for (const [door, { types }] of Object.entries(exports ?? {})) {
    if (!types) continue;
    for (const [exported, declarations] of exportsOf(posix.normalize(types), read, known)) {
      const lack = lackOf(exported, declarations);
      if (lack) lacks.add(`${posix.join(name, door)}: ${exported} ${lack}`);
    }
  }
  return [...lacks];
}

if (isMain(import.meta))
  report(
    workspaces()
      .filter((folder) => folder.startsWith('packages/'))
      .flatMap(problemsOf),
  );
