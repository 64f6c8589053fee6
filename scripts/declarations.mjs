/** Reads the declaration files that the build makes: what a package exports. */
import { posix } from 'node:path';
import { parseSync } from 'rolldown/utils';

/** The text of a node without comments and empty lines, and without `declare` at its start. */
function textOf(source, { start, end }, comments) {
  let text = '';
  let position = start;
  for (const comment of comments) {
    if (comment.start < start || comment.end > end) continue;
    text += source.slice(position, comment.start);
    position = comment.end;
  }
  return `${text}${source.slice(position, end)}`.replaceAll(/\n\s*\n/g, '\n').replace(/^declare /, '');
}

const isFunction = ({ type, declarations }) =>
  /Function|Class/.test(type) || declarations?.[0].id.typeAnnotation?.typeAnnotation.type === 'TSFunctionType';

/**
 * The names that a declaration file exports, in its order, each with its declarations: their text,
 * the comment above, and whether it can be called. A class is called by `new`. What another
 * package declares has no comment here.
 */
export function exportsOf(path, read, known = new Map()) {
  if (known.has(path)) return known.get(path);
  const exported = new Map();
  known.set(path, exported);
  const source = read(path);
  const { program, comments, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`);
  const declared = new Map();
  for (const statement of program.body) {
    const node = statement.declaration ?? statement;
    const name = (node.id ?? node.declarations?.[0].id)?.name;
    if (name === undefined) continue;
    const above = comments.findLast(({ end }) => end <= statement.start);
    const isAbove = above?.type === 'Block' && source.slice(above.end, statement.start).trim() === '';
    const comment = isAbove ? source.slice(above.start, above.end) : '';
    const declaration = { text: textOf(source, node, comments), comment, isCall: isFunction(node) };
    declared.set(name, [...(declared.get(name) ?? []), declaration]);
    if (statement !== node) exported.set(name, declared.get(name));
  }
  for (const { type, source: from, specifiers = [] } of program.body) {
    if (!/^Export(?:All|Named)/.test(type)) continue;
    const target =
      from?.value.startsWith('.') && posix.join(posix.dirname(path), from.value).replace(/\.[jt]s$/, '.d.ts');
    const names = target ? exportsOf(target, read, known) : declared;
    if (type === 'ExportAllDeclaration') for (const [name, declarations] of names) exported.set(name, declarations);
    for (const { local, exported: outside } of specifiers) {
      const elsewhere = [{ text: `${local.name} of ${from?.value}`, isCall: false }];
      exported.set(outside.name, names.get(local.name) ?? elsewhere);
    }
  }
  return exported;
}
