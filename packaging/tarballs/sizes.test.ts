import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { rolldown } from 'rolldown';
import { beforeAll, describe, expect, test } from 'vitest';
import webpack from 'webpack';
import { areAllAskedFor } from '../runtimes/runtimes.ts';
import { codeDoors, roomOfPackages, unpacked } from './unpacked.ts';

let room: string;
let doors: readonly string[];
beforeAll(async () => {
  room = await roomOfPackages();
  doors = codeDoors(await unpacked());
});

let files = 0;
/** Writes a program beside the packages. */
function programOf(code: string): string {
  const folder = join(room, `program-${files++}`);
  mkdirSync(folder);
  writeFileSync(join(folder, 'program.js'), code);
  return folder;
}

type Bundler = (folder: string) => Promise<string>;

/** What a page loads first of a program; what it loads later, if ever, does not count. */
const withEsbuild: Bundler = async (folder) => {
  const { outputFiles } = await build({
    entryPoints: [join(folder, 'program.js')],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    platform: 'node',
    logLevel: 'silent',
  });
  return outputFiles[0]!.text;
};

/** Vite builds with Rolldown, too. */
const withRolldown: Bundler = async (folder) => {
  const bundle = await rolldown({ input: join(folder, 'program.js'), platform: 'node', logLevel: 'silent' });
  const { output } = await bundle.generate({ format: 'esm', minify: true, comments: false });
  await bundle.close();
  return output[0].code;
};

const withWebpack: Bundler = async (folder) => {
  const output = { path: join(folder, 'out'), filename: 'first.mjs', chunkFormat: 'module', module: true } as const;
  const stats = await new Promise<webpack.Stats | undefined>((done, fail) =>
    webpack(
      {
        mode: 'production',
        context: folder,
        entry: './program.js',
        target: 'node20',
        output,
        experiments: { outputModule: true },
      },
      (problem, found) => (problem ? fail(problem) : done(found)),
    ),
  );
  if (stats?.hasErrors()) throw new Error(stats.toString('errors-only'));
  return readFileSync(join(output.path, output.filename), 'utf8');
};

/** Doors that do something when they are imported; package.json names them as `sideEffects`. */
const DOES_SOMETHING = ['@pencilmark/board/element/define'];
/** What is started and not bundled: a script of threads, and servers. */
const STARTED = /^@pencilmark\/(?:bulk\/worker|service|web)/;

const BUNDLERS = { esbuild: withEsbuild, rolldown: withRolldown, webpack: withWebpack };

/** webpack is not asked about what takes it long. */
type Sizes = { readonly esbuild: number; readonly rolldown: number; readonly webpack?: number };

/**
 * What programs import, and the most bytes that a page may have to load for it, packed by gzip:
 * what it takes today, and a fortieth more. A page may load 14 KB (14 336 bytes) for `solve`; what
 * esbuild shortens less than the others is a twentieth of it. esbuild makes one file here, so what
 * the others load later is in its figures.
 */
const LIMITS: readonly [what: string, code: string, most: Sizes][] = [
  [
    'solve of kit, with a text',
    "import { solve } from '@pencilmark/kit'; console.log(solve('.'));",
    { esbuild: 14_900, rolldown: 14_336, webpack: 14_336 },
  ],
  [
    'hint of kit',
    "import { hint } from '@pencilmark/kit'; console.log(hint('.'));",
    { esbuild: 105_100, rolldown: 99_900 },
  ],
  [
    'hint of kit, in German',
    "import { de } from '@pencilmark/core/languages/de'; import { hint } from '@pencilmark/kit'; console.log(hint('.', { language: de }));",
    { esbuild: 127_800, rolldown: 122_500 },
  ],
  [
    'rate of kit',
    "import { rate } from '@pencilmark/kit'; console.log(rate('.'));",
    { esbuild: 124_300, rolldown: 118_000 },
  ],
  [
    'generate of kit',
    "import { generate } from '@pencilmark/kit'; console.log(generate());",
    { esbuild: 120_500, rolldown: 114_300 },
  ],
  [
    'countSolutions of core',
    "import { countSolutions, puzzleOf } from '@pencilmark/core'; console.log(countSolutions(puzzleOf('.')));",
    { esbuild: 104_900, rolldown: 100_300 },
  ],
  [
    'parsePuzzle of core, all formats',
    "import { parsePuzzle } from '@pencilmark/core/format'; console.log(parsePuzzle('.'));",
    { esbuild: 83_900, rolldown: 80_600 },
  ],
  [
    'nextStep of core, all techniques',
    "import { nextStep } from '@pencilmark/core/human'; console.log(nextStep);",
    { esbuild: 84_500, rolldown: 80_300 },
  ],
  [
    'techniqueName of core',
    "import { techniqueName } from '@pencilmark/core/human'; console.log(techniqueName('x-wing'));",
    { esbuild: 83_400, rolldown: 79_300 },
  ],
  [
    'techniqueNames of core, in every language',
    "import { techniqueNames } from '@pencilmark/core/human'; console.log(techniqueNames('x-wing'));",
    { esbuild: 93_600, rolldown: 89_400 },
  ],
  [
    'rulesText of core',
    "import { rulesText } from '@pencilmark/core/words'; console.log(rulesText);",
    { esbuild: 18_200, rolldown: 17_400, webpack: 17_500 },
  ],
  [
    'drawBoard of board',
    "import { drawBoard } from '@pencilmark/board'; console.log(drawBoard);",
    { esbuild: 15_700, rolldown: 14_800, webpack: 14_700 },
  ],
  ['the element of board', "import '@pencilmark/board/element/define';", { esbuild: 157_200, rolldown: 24_800 }],
  [
    'loadTurbo of turbo',
    "import { loadTurbo } from '@pencilmark/turbo'; console.log(loadTurbo());",
    { esbuild: 13_600, rolldown: 13_300, webpack: 13_200 },
  ],
  [
    'loadBatch of turbo',
    "import { loadBatch } from '@pencilmark/turbo'; console.log(loadBatch(82, 1));",
    { esbuild: 6700, rolldown: 6700, webpack: 6700 },
  ],
  [
    'record and Replay of lab',
    "import { record, Replay } from '@pencilmark/lab'; console.log(record, Replay);",
    { esbuild: 3500, rolldown: 3400, webpack: 3400 },
  ],
  [
    'readDrills of coach/drill',
    "import { readDrills } from '@pencilmark/coach/drill'; console.log(readDrills(''));",
    { esbuild: 700, rolldown: 700, webpack: 700 },
  ],
  [
    'judgeAnswer of coach/drill',
    "import { judgeAnswer } from '@pencilmark/coach/drill'; console.log(judgeAnswer);",
    { esbuild: 86_400, rolldown: 82_000 },
  ],
  [
    'gradeClaim of coach/proof',
    "import { gradeClaim } from '@pencilmark/coach/proof'; console.log(gradeClaim);",
    { esbuild: 89_900, rolldown: 85_300 },
  ],
  [
    'gradeAnswer of coach/answer',
    "import { gradeAnswer } from '@pencilmark/coach/answer'; console.log(gradeAnswer);",
    { esbuild: 5400, rolldown: 5100, webpack: 5200 },
  ],
  [
    'Game of coach/environment',
    "import { Game } from '@pencilmark/coach/environment'; console.log(Game);",
    { esbuild: 102_000, rolldown: 97_500 },
  ],
  [
    'stateOf of coach/mastery',
    "import { stateOf } from '@pencilmark/coach/mastery'; console.log(stateOf);",
    { esbuild: 8700, rolldown: 8100, webpack: 8400 },
  ],
  [
    'scan of scan',
    "import { scan } from '@pencilmark/scan'; console.log(scan);",
    { esbuild: 46_600, rolldown: 43_800 },
  ],
  [
    'decide of race',
    "import { decide } from '@pencilmark/race'; console.log(decide);",
    { esbuild: 97_000, rolldown: 92_500 },
  ],
];

describe.each(Object.entries(BUNDLERS))('%s', (name, bundler) => {
  const rows = LIMITS.filter(([, , most]) => most[name as keyof Sizes] !== undefined);
  test.each(rows)('%s', async (_what, code, most) => {
    const bytes = gzipSync(await bundler(programOf(code)), { level: 9 }).length;
    expect(bytes).toBeLessThanOrEqual(most[name as keyof Sizes]!);
  });

  test('a bare import of any door is nothing', async () => {
    const bare = doors.filter((door) => !DOES_SOMETHING.includes(door) && !STARTED.test(door));
    expect(bare.length).toBeGreaterThan(30);
    const code = await bundler(programOf(bare.map((door) => `import '${door}';\n`).join('')));
    expect(code.replaceAll(/export\s*\{\s*\};?|\s/g, '').slice(0, 300)).toBe('');
  });

  // So it shows that the test above could fail. The element takes webpack long.
  test.skipIf(name === 'webpack' && !areAllAskedFor).each(DOES_SOMETHING)(
    'a bare import of %s is what it does',
    async (door) => {
      expect((await bundler(programOf(`import '${door}';\n`))).length).toBeGreaterThan(1000);
    },
  );
});
