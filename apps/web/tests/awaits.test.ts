import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { expect, test } from 'vitest';
import { APP } from '../server.mjs';

interface Branch {
  readonly type: string;
  readonly await?: boolean;
}

const isFunction = ({ type }: Branch): boolean => /Function|MethodDefinition|PropertyDefinition|StaticBlock/.test(type);

/** Whether a script waits outside of its functions. */
function isWaiting(branch: unknown): boolean {
  if (Array.isArray(branch)) return branch.some(isWaiting);
  if (typeof branch !== 'object' || branch === null) return false;
  const one = branch as Branch;
  if (one.type === 'AwaitExpression' || (one.type === 'ForOfStatement' && one.await)) return true;
  return (typeof one.type !== 'string' || !isFunction(one)) && Object.values(one).some(isWaiting);
}

const waits = (code: string): boolean => isWaiting(parseAst(code).body);

// In WebKit, what is imported while another module waits so is undefined: pages stayed empty.
test('no script that a browser loads waits at its top', () => {
  const scripts = readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(100);
  expect(scripts.filter((file) => waits(readFileSync(join(APP, file), 'utf8')))).toEqual([]);
});

// In WebKit such a module is there twice: boards with clues were unknown to every new thread.
test('no script imports what a thread begins with', () => {
  const scripts = readdirSync(join(APP, 'assets')).filter((file) => file.endsWith('.js'));
  const imports = /(?:from|import\(?)\s*["'`]\.\/worker-/;
  expect(scripts.filter((file) => file.startsWith('worker-')).length).toBe(1);
  expect(scripts.filter((file) => imports.test(readFileSync(join(APP, 'assets', file), 'utf8')))).toEqual([]);
});

test.each([
  ['await start()', true],
  ['export const a = await b', true],
  ['export {}; for await (const one of all) use(one)', true],
  ['if (ready) { use([await it]) }', true],
  ['const start = async () => { await it }', false],
  ['async function start() { for await (const one of all) use(one) }', false],
  ['class A { async run() { await it } }', false],
])('%s: %s', (code, isFound) => expect(waits(code)).toBe(isFound));
