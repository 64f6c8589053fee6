/**
 * Everything that a package exports says what it is: each name behind a door has a comment, and
 * each function and class a sample, which `samples.mjs` runs. What is written in the declarations
 * that the build makes is looked at, because that is what editors show.
 */
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { isMain, ROOT, report, workspaces } from './workspace.mjs';

/** Names that have no sample, each with the reason. */
const WITHOUT_SAMPLE = new Map([
  ['PencilmarkBoard', 'needs the page of a browser; docs/tutorials/embed.md has samples'],
  ['defineBoardElement', 'needs the page of a browser; docs/tutorials/embed.md has samples'],
]);

const DECLARED =
  /(?:(\/\*\*(?:(?!\*\/)[\s\S])*\*\/)\s*)?^(?:export )?(?:declare )?(?:abstract )?(const|let|function|class|interface|type|enum)\s+([\w$]+)(: (?:<|\())?/gm;

/**
 * What a declaration file declares, by name: whether it can be called, and the comments above it.
 * A class is called by `new`.
 */
export function declarationsIn(text) {
  const found = new Map();
  for (const [, comment = '', keyword, name, call] of text.matchAll(DECLARED)) {
    const isCall = keyword === 'function' || keyword === 'class' || (keyword === 'const' && call !== undefined);
    const known = found.get(name);
    // A function may have several declarations, and a type the name of a value.
    found.set(name, { isCall: isCall || (known?.isCall ?? false), comment: `${known?.comment ?? ''}${comment}` });
  }
  return found;
}

/** What a declaration file exports, by name, each as its declaration. */
export function exportedBy(path, read, seen = new Map()) {
  const known = seen.get(path);
  if (known) return known;
  const found = new Map();
  seen.set(path, found);
  const text = read(path);
  const declared = declarationsIn(text);
  for (const [, name] of text.matchAll(/^export (?:declare )?(?:abstract )?(?:\w+)\s+([\w$]+)/gm))
    if (declared.has(name)) found.set(name, declared.get(name));
  for (const [, star, names, from] of text.matchAll(
    /^export (?:type )?(?:(\*)|\{([^}]*)\})(?: from ['"]([^'"]+)['"])?/gm,
  )) {
    const target = from?.startsWith('.') && posix.join(posix.dirname(path), from).replace(/\.[jt]s$/, '.d.ts');
    const source = target ? exportedBy(target, read, seen) : declared;
    if (star) for (const [name, declaration] of source) found.set(name, declaration);
    for (const item of (names ?? '').split(',').map((part) => part.trim().replace(/^type /, ''))) {
      const [inside, outside = inside] = item.split(' as ');
      if (source.has(inside)) found.set(outside, source.get(inside));
    }
  }
  return found;
}

/** Whether a comment has a line that is a sample. */
export const hasSample = (comment) => /^\s*\* {5}\S/m.test(comment);

/** What an exported name lacks; nothing when it lacks nothing. */
export function lackOf(name, { isCall, comment }) {
  if (comment === '') return 'has no comment';
  return isCall && !hasSample(comment) && !WITHOUT_SAMPLE.has(name) ? 'has no sample' : undefined;
}

function problemsOf(folder) {
  const { name, exports } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
  const read = (path) => readFileSync(join(ROOT, folder, path), 'utf8');
  const seen = new Map();
  const lacks = new Set();
  for (const [door, { types }] of Object.entries(exports ?? {})) {
    if (!types) continue;
    for (const [exported, declaration] of exportedBy(posix.normalize(types), read, seen)) {
      const lack = lackOf(exported, declaration);
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
