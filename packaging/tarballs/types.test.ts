import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { areAllAskedFor, NOT_ASKED_FOR } from '../runtimes/runtimes.ts';
import { codeDoors, roomOfPackages, unpacked } from './unpacked.ts';

const { resolve } = createRequire(import.meta.url);
const COMPILERS = {
  'TypeScript 5.9': join(dirname(resolve('typescript-5.9/package.json')), 'bin/tsc'),
  'TypeScript 7': join(dirname(resolve('typescript/package.json')), 'bin/tsc'),
};
type Compiler = keyof typeof COMPILERS;

/** What a program asks of types: none of a browser, none of Node, and no library is skipped. */
const STRICT = { strict: true, skipLibCheck: false, types: [], lib: ['ES2022'], target: 'ES2022', noEmit: true };
const EXACT = { exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true };
const BUNDLER = { module: 'ESNext', moduleResolution: 'Bundler' };
const PAGE = { lib: ['ES2022', 'DOM'] };

type Row = readonly [Compiler, string, readonly string[], object];

/** The compiler in JavaScript takes 15 s of a processor, the native one 2. */
const SELDOM: Row = ['TypeScript 5.9', 'node16 from a module and from CommonJS', ['mts', 'cts'], { module: 'Node16' }];
const ROWS: readonly Row[] = [
  ['TypeScript 5.9', 'node10', ['ts'], { module: 'CommonJS', moduleResolution: 'Node10' }],
  ['TypeScript 7', 'node16 from a module and from CommonJS', ['mts', 'cts'], { module: 'Node16' }],
  ['TypeScript 7', 'nodenext, exact', ['mts', 'cts'], { module: 'NodeNext', ...EXACT }],
  ['TypeScript 7', 'bundler', ['ts'], BUNDLER],
  ['TypeScript 7', 'node16, for a page', ['mts', 'cts'], { module: 'Node16', ...PAGE }],
];

/** Packages for servers: their types are built on those of Node and of Fastify. */
const NEEDS_NODE = ['@pencilmark/service', '@pencilmark/web'];

/** Doors for pages: elements are made of the types of a browser. */
const isForPages = (door: string): boolean => door.startsWith('@pencilmark/board/element');

let room: string;
beforeAll(async () => {
  room = await roomOfPackages();
  const packages = (await unpacked()).filter(({ name }) => !NEEDS_NODE.includes(name));
  const doors = codeDoors(packages);
  expect(doors.length).toBeGreaterThan(30);
  const texts = { page: doors, anywhere: doors.filter((door) => !isForPages(door)) };
  for (const [name, list] of Object.entries(texts)) {
    const text = list.map((door, index) => `export * as door${index} from '${door}';\n`).join('');
    for (const ending of ['ts', 'mts', 'cts']) writeFileSync(join(room, `${name}.${ending}`), text);
  }
});

const printed = (compiler: Compiler, project: string): Promise<string> =>
  new Promise((done) => {
    execFile(process.execPath, [COMPILERS[compiler], '-p', project, '--pretty', 'false'], (problem, output) =>
      done(problem ? output || problem.message : output),
    );
  });

async function compiles(...[compiler, name, endings, options]: Row): Promise<void> {
  const folder = join(room, `${compiler} ${name}`.replaceAll(/\W+/g, '-'));
  mkdirSync(folder, { recursive: true });
  const files = endings.map((ending) => `../${'lib' in options ? 'page' : 'anywhere'}.${ending}`);
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: { ...STRICT, ...options }, files }));
  expect(await printed(compiler, folder)).toBe('');
}

const LONGEST = 120_000; // ms
const TITLE = '%s compiles against every door: %s';
test.each(ROWS)(TITLE, compiles, LONGEST);
test.skipIf(!areAllAskedFor).each([SELDOM])(areAllAskedFor ? TITLE : `${TITLE} (${NOT_ASKED_FOR})`, compiles, LONGEST);
