/**
 * The public surface of every package as a text to review, `api.txt`: each exported name with its
 * entry points and its declaration, taken from the declarations that the build writes. This script
 * compares the files with what is exported; with --write it writes them anew.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { isMain, ROOT, report, workspaces } from './workspace.mjs';

/**
 * A declaration file without comments. Declarations hold no regular expressions, and no template
 * texts with comment signs.
 */
export const withoutComments = (text) =>
  text.replaceAll(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, (part) =>
    part.startsWith('/') ? '' : part,
  );

/**
 * The statements at the top of a declaration file: text up to a semicolon or a closing brace
 * outside all brackets.
 */
export function statementsOf(text) {
  const statements = [];
  let depth = 0;
  let start = 0;
  const end = (position) => {
    const statement = text.slice(start, position).trim();
    if (statement !== '' && statement !== ';') statements.push(statement);
    start = position;
  };
  for (let position = 0; position < text.length; position++) {
    const character = text[position];
    if ('{(['.includes(character)) depth++;
    if ('})]'.includes(character)) depth--;
    const closesBody =
      character === '}' && /^\s*(?:export |import |declare |type |interface |$)/.test(text.slice(position + 1));
    if (depth === 0 && (character === ';' || closesBody)) end(position + 1);
  }
  end(text.length);
  return statements;
}

const DECLARED =
  /^(?:export )?(?:declare )?(?:abstract )?(?:const|let|function|class|interface|type|enum|namespace)\s+([\w$]+)/;

/**
 * The names that a declaration file exports, each with its declarations, in the order of the file.
 */
export function exportsOf(path, read, seen = new Map()) {
  const known = seen.get(path);
  if (known) return known;
  const found = new Map();
  seen.set(path, found);
  const declared = new Map();
  const statements = statementsOf(withoutComments(read(path)));
  for (const statement of statements) {
    const [, name] = DECLARED.exec(statement) ?? [];
    if (name)
      declared.set(name, [...(declared.get(name) ?? []), statement.replace(/^export /, '').replace(/^declare /, '')]);
    if (name && statement.startsWith('export ')) found.set(name, declared.get(name));
  }
  for (const statement of statements) {
    const [, star, names, from] =
      /^export (?:type )?(?:(\*)|\{([^}]*)\})(?: from ['"]([^'"]+)['"])?/.exec(statement) ?? [];
    if (!star && names === undefined) continue;
    const target = from?.startsWith('.') && posix.join(posix.dirname(path), from).replace(/\.[jt]s$/, '.d.ts');
    const source = target ? exportsOf(target, read, seen) : declared;
    if (star) for (const [name, declarations] of source) found.set(name, declarations);
    for (const item of (names ?? '').split(',').map((text) => text.trim().replace(/^type /, ''))) {
      if (item === '') continue;
      const [inside, outside = inside] = item.split(' as ');
      found.set(outside, source.get(inside) ?? [`${inside} of ${from}`]);
    }
  }
  return found;
}

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
      const text = declarations.join('\n').replaceAll(/\n\s*\n/g, '\n');
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
