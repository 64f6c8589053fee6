import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { commandsIn, fencedBlocks, looksAs, masked } from '../../scripts/samples.mjs';
import { CLI, ROOT } from '../../scripts/workspace.mjs';
import { child, type Ended, strangersEnv } from '../child.ts';
import { BUN, NODES, type Runtime, THIS_NODE } from '../runtimes/runtimes.ts';
import { npm, project, QUIETLY, readJson } from './project.ts';

const LONGEST = 180_000; // ms

/** A folder as people have it: with a space, and with letters of other scripts. */
const HOME = 'mes énigmes 数独';
const NPX = 'npx pencilmark';

let folder: string;
beforeAll(async () => {
  folder = await project({ name: HOME, packages: ['pencilmark'] });
  for (const path of ['examples.txt', 'tutorials.tsv', 'pictures/print.png']) {
    mkdirSync(dirname(join(folder, 'corpus', path)), { recursive: true });
    cpSync(join(ROOT, 'corpus', path), join(folder, 'corpus', path));
  }
}, LONGEST);

/** Runs a line of a document in the folder, in a runtime. */
function ran({ command }: Runtime, line: string): Promise<Ended> {
  const env = strangersEnv();
  // npm finds its Node by the path. Bun would start Node, as the first line of the command says.
  const path = `${dirname(command)}${delimiter}${env.PATH}`;
  const own =
    command === BUN.command ? line.replaceAll(NPX, `"${command}" node_modules/pencilmark/bin/pencilmark.mjs`) : line;
  return child(own, [], { cwd: folder, env: { ...env, PATH: path, npm_config_offline: 'true' }, shell: true });
}

interface Sample {
  readonly command: string;
  readonly shown: readonly string[];
  readonly code: number;
}

/** The lines that README and the page of the command show with what they print. */
const SAMPLES: readonly Sample[] = ['README.md', 'docs/command.md']
  .flatMap((path) => fencedBlocks(readFileSync(join(ROOT, path), 'utf8')))
  .filter(({ language, words }) => language === 'console' && !words.includes('skip'))
  .flatMap(({ lines, words }) => {
    const exit = words.find((word: string) => word.startsWith('exit='));
    return commandsIn(lines).map(({ command, shown }) => ({ command, shown, code: exit ? Number(exit.slice(5)) : 0 }));
  });

/** What the documents tell without showing what is printed. */
const OTHERS: readonly string[] = [
  'convert --to rows corpus/examples.txt',
  'canonical corpus/tutorials.tsv',
  'steps --technique hidden-single,naked-single corpus/tutorials.tsv',
  'solve --threads 2 --stats --to drawn corpus/tutorials.tsv',
  'watch --frames - --puzzle 1 --solver singles corpus/tutorials.tsv',
  'scan corpus/pictures/print.png',
  'prove --place r1c1=5 --because naked-single:r1c1 corpus/examples.txt',
  'rate --threads 2 corpus/examples.txt',
  '--version',
];

test('nothing else is installed with the command', () => {
  const { packages } = readJson<{ packages: object }>(join(folder, 'node_modules/.package-lock.json'));
  expect(Object.keys(packages)).toEqual(['node_modules/pencilmark']);
});

describe.each([THIS_NODE, ...NODES, BUN])('$name', (runtime) => {
  const maybe = test.skipIf(runtime.missing !== undefined);

  maybe(
    `prints what documents show, ${SAMPLES.length} times`,
    async () => {
      expect(SAMPLES.length).toBeGreaterThan(9);
      const wrong: object[] = [];
      for (const { command, shown, code } of SAMPLES) {
        const found = await ran(runtime, command);
        const isRight = looksAs(masked(found.output.trimEnd()), masked(shown.join('\n').trimEnd()));
        if (!isRight || found.code !== code) wrong.push({ command, ...found });
      }
      expect(wrong).toEqual([]);
    },
    LONGEST,
  );

  maybe(
    `prints what the command of the checkout prints, ${OTHERS.length} times`,
    async () => {
      for (const line of OTHERS) {
        const own = await ran(runtime, `${NPX} ${line}`);
        const due = await child(process.execPath, [CLI, ...line.split(' ')], { cwd: folder });
        expect({ line, ...own, errors: '' }).toEqual({ line, ...due, errors: '' });
      }
    },
    LONGEST,
  );
});

test('serve says how to get the service, which is a package of its own', async () => {
  const { code, errors } = await ran(THIS_NODE, `${NPX} serve --port 0`);
  expect(code).toBe(2);
  expect(errors).toContain('npm install pencilmark @pencilmark/service');
});

test(
  'installed for all folders, it runs from any',
  async () => {
    const prefix = join(inject('room'), 'für alle');
    const { file } = inject('tarballs').find(({ name }) => name === 'pencilmark')!;
    await npm(['install', '--global', '--prefix', prefix, ...QUIETLY, file], { cwd: folder });
    const bin = process.platform === 'win32' ? prefix : join(prefix, 'bin');
    const { code, output } = await child('pencilmark solve corpus/examples.txt', [], {
      cwd: folder,
      env: { ...strangersEnv(), PATH: `${bin}${delimiter}${process.env.PATH}` },
      shell: true,
    });
    expect(code).toBe(0);
    expect(output.split('\n')[0]).toBe(
      '532489176916573284487126953759261348263845719841397625698714532374652891125938467',
    );
  },
  LONGEST,
);
