import { copyFileSync, realpathSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { child, printedBy } from '../child.ts';
import { RUNTIMES, type Runtime, THIS_NODE } from '../runtimes/runtimes.ts';
import { libraries, library, workroom } from './project.ts';
import { manifestOf } from './registry.ts';

/** The script of the threads, which does its work when it is opened. */
const SCRIPT = '@pencilmark/bulk/worker';

/** Every door of all packages that programs import. */
const doors = (): string[] =>
  inject('tarballs')
    .filter(({ name }) => libraries().includes(name))
    .flatMap((tarball) => Object.keys(manifestOf(tarball).exports ?? {}).map((door) => posix.join(tarball.name, door)))
    .filter((door) => door !== SCRIPT);

interface Opened {
  readonly door: string;
  readonly file: string | false;
  readonly names: readonly string[];
}

const KINDS = { import: 'doors.mjs', require: 'doors.cjs' } as const;
type Kind = keyof typeof KINDS;

async function scriptOf(kind: Kind, name: string): Promise<string> {
  const script = join(await workroom(`doors ${name}`), KINDS[kind]);
  copyFileSync(fileURLToPath(new URL(KINDS[kind], import.meta.url)), script);
  return script;
}

async function opened({ name, command, before }: Runtime, kind: Kind): Promise<Opened[]> {
  const script = await scriptOf(kind, name);
  const printed = await printedBy(command, [...before, script, ...doors()], { cwd: join(script, '..') });
  return printed
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Opened);
}

/** What stands behind a door, whoever opens it: `require` adds names of its own. */
const namesOf = (list: readonly Opened[]) =>
  Object.fromEntries(
    list.map(({ door, names }) => [
      door,
      names.filter((name) => !['__esModule', 'default', 'module.exports'].includes(name)).sort(),
    ]),
  );

const LONGEST = 180_000; // ms
let due: ReturnType<typeof namesOf>;
let home: string;
beforeAll(async () => {
  home = realpathSync(await library());
  due = namesOf(await opened(THIS_NODE, 'import'));
}, LONGEST);

describe('behind every door stands the same', () => {
  for (const runtime of RUNTIMES)
    for (const kind of ['import', 'require'] as const)
      test.skipIf(runtime.missing !== undefined)(
        `${runtime.name}, ${kind}${runtime.missing ? ` (${runtime.missing})` : ''}`,
        async () => {
          const found = await opened(runtime, kind);
          expect(namesOf(found)).toEqual(due);
          // Nothing comes from anywhere but the installed tarballs.
          expect(found.filter(({ file }) => !file || !realpathSync(file).startsWith(home))).toEqual([]);
        },
        LONGEST,
      );
});

test('there are names behind each door but those of data', () => {
  expect(Object.keys(due).length).toBeGreaterThan(30);
  const empty = Object.entries(due).filter(([door, names]) => names.length === 0 && !/\.(wasm|json|css)$/.test(door));
  expect(empty).toEqual([]);
});

test('the script of the threads says that it is none for a program', async () => {
  const script = await scriptOf('import', 'worker');
  const { code, errors } = await child(process.execPath, [script, SCRIPT], { cwd: home });
  expect(code).toBe(1);
  expect(errors).toContain('expected that a thread is started with it');
});

test('where require does not load ES modules, Node says so', async () => {
  const script = await scriptOf('require', 'without');
  const { code, errors } = await child(
    process.execPath,
    ['--no-experimental-require-module', script, '@pencilmark/kit'],
    { cwd: home },
  );
  expect(code).toBe(1);
  expect(errors).toContain('ERR_REQUIRE_ESM');
});
