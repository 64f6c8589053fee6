/** The jobs in TypeScript: compiled as a stranger compiles, then run. */
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { printedBy } from '../child.ts';
import { THIS_NODE } from '../runtimes/runtimes.ts';
import type { Environment } from './environment.ts';
import { answersOfScript, JOBS_FOLDER } from './programs.ts';
import { workroom } from './project.ts';

/** What a stranger may have chosen. */
interface Settings {
  readonly module: 'node16' | 'node20' | 'nodenext' | 'esnext';
  readonly type: 'module' | 'commonjs';
  readonly hasFiles?: true;
}

const COMPILERS = [
  ['TypeScript 5.9', 'typescript-5.9'],
  ['TypeScript 7', 'typescript'],
] as const;

const SETTINGS: readonly Settings[] = [
  { module: 'node16', type: 'module' },
  { module: 'node16', type: 'commonjs' },
  { module: 'nodenext', type: 'module', hasFiles: true },
  { module: 'nodenext', type: 'commonjs', hasFiles: true },
  { module: 'esnext', type: 'module' },
];

/**
 * As strict as it gets, declarations included. The types of a browser are not there, and those of
 * Node only where files are opened.
 */
const optionsOf = ({ module, hasFiles }: Settings) => ({
  target: 'es2022',
  lib: ['es2023'],
  types: hasFiles ? ['node'] : [],
  module,
  moduleResolution: module === 'esnext' ? 'bundler' : module === 'node20' ? 'node16' : module,
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noPropertyAccessFromIndexSignature: true,
  skipLibCheck: false,
  rewriteRelativeImportExtensions: true,
  rootDir: '.',
  outDir: 'out',
});

const compiled = ([name, compiler]: (typeof COMPILERS)[number], settings: Settings): Environment => {
  const { module, type, hasFiles = false } = settings;
  const resolution = module === 'esnext' ? 'bundler' : `${module}, ${type}`;
  return {
    name: `${name}, ${resolution}`,
    hasFiles,
    async answers() {
      const folder = await workroom(`${name} ${resolution}`);
      cpSync(JOBS_FOLDER, folder, { recursive: true });
      writeFileSync(join(folder, 'package.json'), JSON.stringify({ type }));
      const start = hasFiles ? 'program' : 'page';
      const config = { compilerOptions: optionsOf(settings), files: [`${start}.ts`] };
      writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
      const tsc = fileURLToPath(new URL(`../node_modules/${compiler}/bin/tsc`, import.meta.url));
      await printedBy(process.execPath, [tsc, '--pretty', 'false'], { cwd: folder });
      return answersOfScript(THIS_NODE, join(folder, 'out', `${start}.js`));
    },
  };
};

export const COMPILED: readonly Environment[] = COMPILERS.flatMap((compiler) =>
  SETTINGS.map((settings) => compiled(compiler, settings)),
);
