/** The engine as docs/wasm.md describes it to other languages, and the samples in examples/wasm. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';

const at = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const engine = at('packages/turbo/dist/engine.wasm');
const room = at(`node_modules/.cache/wasm-${process.pid}`);

/** Why a tool does not work here; nothing when it does. */
function lacking(what: string, program: string, ...words: string[]): string | undefined {
  try {
    execFileSync(program, words, { stdio: 'ignore' });
    return undefined;
  } catch {
    return `no ${what}`;
  }
}

test('the engine imports nothing, and exports what the document says', () => {
  const module = new WebAssembly.Module(readFileSync(engine));
  expect(WebAssembly.Module.imports(module)).toEqual([]);
  const described = [...readFileSync(at('docs/wasm.md'), 'utf8').matchAll(/^\| `(\w+)` \| (global|memory|function)/gm)];
  const exported = WebAssembly.Module.exports(module).map(({ name, kind }) => `${kind} ${name}`);
  expect(described.map(([, name, kind]) => `${kind} ${name}`).sort()).toEqual(exported.sort());
});

test('the sum beside the engine is its own', () => {
  const sum = createHash('sha256').update(readFileSync(engine)).digest('hex');
  expect(readFileSync(`${engine}.sha256`, 'utf8')).toBe(`${sum}  engine.wasm\n`);
});

const LINES = `${'.'.repeat(81)}
..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9
11${'.'.repeat(79)}
`;
const ANSWERS = `2 132465978798132465465798132213546897879213546546879213321654789987321654654987321
1 987654321246173985351928746128537694634892157795461832519286473472319568863745219
0 ${'0'.repeat(81)}
`;

const noC =
  lacking('C compiler', 'cc', '--version') ??
  lacking('wasm2c', process.execPath, at('node_modules/.bin/wasm2c'), '--version') ??
  lacking('SIMDe (Debian: libsimde-dev)', 'cc', '-include', 'simde/wasm/simd128.h', '-E', '-x', 'c', '-');
const noPython = lacking('Python 3', 'python3', '--version');
const noWasmtime = lacking('wasmtime for Python', 'python3', '-c', 'import wasmtime');

const answersOf = (program: string, ...words: string[]): string =>
  execFileSync(program, words, { input: LINES, encoding: 'utf8' });

/** Compiles the sample in C; gives where it lies. */
function compiled(name: string, ...options: string[]): string {
  mkdirSync(room, { recursive: true });
  const code = join(room, 'engine.c');
  execFileSync(process.execPath, [at('node_modules/.bin/wasm2c'), engine, '-n', 'engine', '-o', code]);
  const made = join(room, name);
  const folders = [`-I${room}`, `-I${at('examples/wasm')}`];
  execFileSync('cc', ['-O1', ...folders, ...options, at('examples/wasm/solver.c'), code, '-lm', '-o', made]);
  return made;
}

describe('the samples say how many solutions there are, and the first', () => {
  afterAll(() => rmSync(room, { recursive: true, force: true }));

  test.skipIf(noC)(`in C${noC ? ` (not run: ${noC})` : ''}`, () => {
    expect(answersOf(compiled('solver'))).toBe(ANSWERS);
  });
  const noLibrary = noC ?? noPython;
  test.skipIf(noLibrary)(`in Python, through a library${noLibrary ? ` (not run: ${noLibrary})` : ''}`, () => {
    const library = compiled('libsolver.so', '-DLIBRARY', '-shared', '-fPIC');
    expect(answersOf('python3', at('examples/wasm/solver.py'), library)).toBe(ANSWERS);
  });
  test.skipIf(noWasmtime)(`in Python, with wasmtime${noWasmtime ? ` (not run: ${noWasmtime})` : ''}`, () => {
    expect(answersOf('python3', at('examples/wasm/wasmtime_solver.py'), engine)).toBe(ANSWERS);
  });
});
