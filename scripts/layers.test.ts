import { describe, expect, test } from 'vitest';
import { circlesIn } from './circles.mjs';
import { importProblem, importsOf, layerProblems, plans, problemsOf, readRules, tableProblems } from './layers.mjs';

const rules = readRules(plans());

test('the rules are read from the document', () => {
  expect(rules.packages.get('core')).toEqual([]);
  expect(rules.packages.get('sat')).toEqual(['core']);
  expect(rules.packages.get('cli')).toContain('solvers');
  const core = rules.rooms.get('core')!;
  expect(core.get('bits')).toEqual({ row: 0, over: undefined });
  expect(core.get('generate')).toMatchObject({ over: ['solve'] });
  expect([...rules.rooms.keys()]).toEqual(expect.arrayContaining(['core', 'web', 'cli']));
  expect(() => readRules('# Nothing')).toThrow('has no table "| package | may import |"');
});

test('import lines of every kind are found, and nothing else', () => {
  const source = `import a from 'one';
import { b,
  type C } from "two";
import d, { e } from 'three';
import * as f from 'four';
import 'five';
export * from 'six';
export * as g from 'seven';
export { h } from 'eight';
export type { I } from 'nine';
const j = await import('ten');
const k = new Worker(new URL('./eleven.ts', import.meta.url));
const l = new URL('../package.json', import.meta.url);
/**
 *     import { no } from 'comment'
 */
export const text = 'plain';
export const from = ['list'];
export interface K { kind: 'row' }
`;
  expect(importsOf('a.ts', source).map(({ module }: { module: string }) => module)).toEqual(
    'one two three four five six seven eight nine ten ./eleven.ts'.split(' '),
  );
  expect(importsOf('a.ts', source)[2]).toEqual({ module: 'three', line: 4 });
});

test.each([
  ['core', 'puzzle/puzzle.ts', '../geometry/geometry.ts', undefined],
  ['core', 'puzzle/puzzle.ts', './grid.ts', undefined],
  ['core', 'index.ts', './generate/index.ts', undefined],
  ['core', 'geometry/names.ts', '../puzzle/puzzle.ts', 'stands below'],
  ['core', 'format/line/line.ts', '../../solve/solve.ts', 'strangers'],
  ['core', 'generate/thin.ts', '../solve/solve.ts', undefined],
  ['core', 'generate/thin.ts', '../format/line/line.ts', 'only over solve'],
  ['core', 'cellar/wine.ts', '../result.ts', '"cellar" stands in no row'],
  ['core', 'human/techniques/fish/fish.ts', '../../relations/crossings.ts', undefined],
  ['core', 'human/techniques/fish/fish.ts', '../wings/wings.ts', 'strangers'],
  ['core', 'human/techniques/guardian-chains/guardian-chains.ts', '../patterns/tridagon.ts', undefined],
  ['core', 'human/relations/links.ts', '../tell/names.ts', '"tell" (row'],
  ['web', 'features/play/Play.tsx', '../../ui/grid/Grid.tsx', undefined],
  ['web', 'features/play/Play.tsx', '../hint/Hints.tsx', undefined],
  ['web', 'features/play/Play.tsx', './Actions.tsx', undefined],
  ['web', 'features/play/Play.tsx', '../hint/hint.css', undefined],
  ['web', 'features/play/Play.tsx', '../me/me.css', 'strangers'],
  ['web', 'features/play/Play.tsx', '../../ui/pad/pad.css', undefined],
  ['web', 'features/play/Play.tsx', '../new/New.tsx', 'strangers'],
  ['web', 'features/hint/Hints.tsx', '../ghost/ghost.ts', 'strangers'],
  ['web', 'features/hint/Hints.tsx', '../prove/trial.ts', '"features/prove" (row'],
  ['web', 'ui/grid/Grid.tsx', '../../features/play/Play.tsx', '"features/play" (row'],
  ['web', 'model/game.ts', '../ui/grid/Grid.tsx', 'strangers'],
  ['web', 'storage/database.ts', './games/store.ts', '"storage/games" (row'],
  ['web', 'text/en.ts', '../features/prove/texts/en.ts', undefined],
  ['web', 'text/en.ts', '../features/prove/trial.ts', '"features/prove" (row'],
  ['web', 'engine/engine.ts', '../worker.ts', 'stands below'],
  ['web', 'cellar/wine.ts', '../text/index.ts', '"cellar" stands in no row'],
  ['web', 'puzzles/supply.ts', '../../../../corpus/collection.tsv?raw', undefined],
  ['core', 'solve/solve.ts', 'node:fs', 'core imports nothing'],
  ['core', 'solve/solve.ts', 'commander', 'core imports nothing'],
  ['sat', 'index.ts', '@pencilmark/core/solve', undefined],
  ['sat', 'index.ts', '../../core/src/index.ts', 'leaves the package'],
  ['sat', 'index.ts', '@pencilmark/lab', 'may not import'],
  ['sat', 'index.ts', 'commander', 'not among the dependencies'],
  ['cli', 'main.ts', 'node:fs', undefined],
  ['cli', 'main.ts', 'fs', 'write "node:fs"'],
])('%s: %s imports %s: %s', (name, path, module, problem) => {
  const dependencies = ['@pencilmark/core', '@pencilmark/lab'];
  const found = importProblem({ name, path, module, rules, dependencies });
  if (problem === undefined) expect(found).toBeUndefined();
  else expect(found).toContain(problem);
});

test('circles are found, each once, by a shortest way', () => {
  const graph = { a: ['b', 'd'], b: ['c'], c: ['a', 'b'], d: ['e'], e: ['d'], f: ['a', 'elsewhere'], g: ['g'] };
  expect(circlesIn(new Map(Object.entries(graph)))).toEqual([
    ['a', 'b', 'c', 'a'],
    ['d', 'e', 'd'],
    ['g', 'g'],
  ]);
  expect(circlesIn(new Map([['a', ['b']]]))).toEqual([]);
});

describe('in sources', () => {
  const core = (sources: Readonly<Record<string, string>>) => ({
    folder: 'packages/core',
    name: 'core',
    dependencies: [],
    exports: { '.': { default: './dist/index.js' }, './solve': { default: './dist/solve/index.js' } },
    sources: Object.entries(sources),
  });
  const sat = (sources: Readonly<Record<string, string>>) => ({
    ...core(sources),
    folder: 'packages/sat',
    name: 'sat',
    dependencies: ['@pencilmark/core'],
    exports: { '.': './dist/index.js' },
  });

  test('what runs down is fine', () =>
    expect(
      problemsOf(
        [
          core({ 'solve/index.ts': "export { a } from '../bits.ts';", 'bits.ts': 'export const a = 1;' }),
          sat({ 'index.ts': "export { a } from '@pencilmark/core/solve';" }),
        ],
        rules,
      ),
    ).toEqual([]));

  test('an import that runs up is found', () =>
    expect(problemsOf([core({ 'bits.ts': "\nimport { solve } from './solve/solve.ts';" })], rules)).toEqual([
      expect.stringContaining('packages/core/src/bits.ts:2: "solve" (row'),
    ]));

  test('a circle in a room is found, though no rule of rooms forbids it', () =>
    expect(
      problemsOf(
        [core({ 'solve/a.ts': "import './b.ts';", 'solve/b.ts': "const a = import('./a.ts');", 'solve/c.ts': '' })],
        rules,
      ),
    ).toEqual([
      'packages/core/src/solve/a.ts: a circle: packages/core/src/solve/a.ts → packages/core/src/solve/b.ts → packages/core/src/solve/a.ts',
    ]));

  test('a circle through two packages is found', () => {
    const both = [
      core({ 'solve/index.ts': "import '@pencilmark/sat';" }),
      sat({ 'index.ts': "import { solve } from '@pencilmark/core/solve';" }),
    ];
    expect(problemsOf(both, rules)).toContainEqual(
      'packages/core/src/solve/index.ts: a circle: ' +
        'packages/core/src/solve/index.ts → packages/sat/src/index.ts → packages/core/src/solve/index.ts',
    );
  });
});

test('a room in no row and a row without its room are found', () => {
  const rooms = new Map([
    ['bits', { row: 0 }],
    ['pages/…', { row: 1 }],
    ['ui/grid', { row: 1 }],
    ['shell', { row: 2 }],
  ]);
  const sources = new Map(
    ['bits.ts', 'pages/play/Play.tsx', 'ui/grid/Grid.tsx', 'attic/old.ts', 'index.ts'].map((path) => [path, '']),
  );
  expect(tableProblems({ name: 'web', sources }, rooms)).toEqual([
    'DESIGN.md: "attic" of web stands in no row',
    'DESIGN.md: web has no room "shell"',
  ]);
});

test('there is nothing wrong here', () => expect(layerProblems()).toEqual([]));
