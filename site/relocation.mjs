/**
 * A built site that works wherever it lies: below any path, and moved without a new build.
 * VitePress writes one absolute address into everything that it makes. Here each page gets
 * addresses relative to itself, and scripts ask `before.js` where the site lies.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join, posix } from 'node:path';
import { parseAst } from 'vite';

/** The address that the build writes, like nothing that a document would say. */
export const PLACE = '/place-of-the-site/';

const WHERE = 'globalThis.pencilmarkDocs';

/** From a page to the root of the site: `./`, `../`, … */
const upFrom = (path) => '../'.repeat(path.split('/').length - 1) || './';

/** A page: links relative to it, and first of all the script that knows where the site lies. */
const page = (text, _path, root) =>
  text
    .replaceAll(`="${PLACE}`, `="${root}`)
    // Servers allow no styles in a page. These come back as soon as scripts run.
    .replaceAll(/ style="[^"]*"/g, '')
    .replace('<html ', '<html data-scheme="light" ')
    .replace('</title>', `</title>\n    <script src="${root}before.js"></script>`);

const sheet = (text, path) => text.replaceAll(PLACE, upFrom(path));

/** The nodes of a syntax tree that hold the address. */
function* holders(node) {
  if (Array.isArray(node)) for (const item of node) yield* holders(item);
  if (node === null || typeof node !== 'object' || Array.isArray(node)) return;
  const isLiteral = node.type === 'Literal' && typeof node.value === 'string' && node.value.includes(PLACE);
  const isTemplate = node.type === 'TemplateElement' && node.value.raw.includes(PLACE);
  if (isLiteral || isTemplate) yield node;
  else for (const [name, child] of Object.entries(node)) if (name !== 'parent') yield* holders(child);
}

/** A text that asks for the place when it runs. One with the address in many places stays flat. */
function asking(text) {
  const parts = text.split(PLACE).map((part) => JSON.stringify(part));
  return parts.length < 4 ? `(${parts.join(`+${WHERE}+`)})` : `[${parts}].join(${WHERE})`;
}

/** A script: each text that holds the address asks for it when it runs. */
export function script(text) {
  if (!text.includes(PLACE)) return text;
  let done = text;
  for (const { type, start, end, value } of [...holders(parseAst(text))].sort((a, b) => b.start - a.start)) {
    const now = type === 'Literal' ? asking(value) : value.raw.replaceAll(PLACE, `\${${WHERE}}`);
    done = done.slice(0, start) + now + done.slice(end);
  }
  return done;
}

const KINDS = { '.js': script, '.css': sheet, '.html': page };

/** Changes all files of a built site. Pages shown at any address need the place: `base`. */
export function relocate(folder, base) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const change = KINDS[extname(entry.name)];
    if (!entry.isFile() || !change || entry.name === 'before.js') continue;
    const file = join(entry.parentPath, entry.name);
    const path = posix.relative(folder.replaceAll('\\', '/'), file.replaceAll('\\', '/'));
    const text = readFileSync(file, 'utf8');
    const done = change(text, path, path === '404.html' ? base : upFrom(path));
    if (done.includes(PLACE)) throw new Error(`${path} still holds the address of the build`);
    if (done !== text) writeFileSync(file, done);
  }
}
