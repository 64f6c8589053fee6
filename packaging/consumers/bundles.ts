/** The jobs through bundlers. What they make is run where no packages lie. */
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { printedBy } from '../child.ts';
import { THIS_NODE } from '../runtimes/runtimes.ts';
import type { Environment } from './environment.ts';
import { answersOfPage, pageFor } from './pages.ts';
import { answersOfScript, writeProgram } from './programs.ts';
import { bareRoom, library, workroom } from './project.ts';

/** From the folder of a project to a folder of its bundle. */
type Bundler = (from: string, to: string) => Promise<void>;

const TOOLS = fileURLToPath(new URL('../node_modules/', import.meta.url));
const runTool = (path: string, args: readonly string[], cwd: string): Promise<string> =>
  printedBy(process.execPath, [join(TOOLS, path), ...args], { cwd });

/** esbuild copies no files, so that of `sat` is copied by hand, as the page of the package says. */
async function copyCadical(to: string): Promise<void> {
  cpSync(join(await library(), 'node_modules/@pencilmark/sat/dist/cadical.wasm'), join(to, 'cadical.wasm'));
}

const esbuild =
  (entries: readonly string[], ...options: readonly string[]): Bundler =>
  async (from, to) => {
    const always = ['--bundle', '--format=esm', '--splitting', '--log-level=warning'];
    await runTool('esbuild/bin/esbuild', [...entries, ...always, ...options, `--outdir=${to}`], from);
    await copyCadical(to);
  };

/** webpack comes without a command, so a script of ours calls it. */
const webpack =
  (target: 'node' | 'web'): Bundler =>
  async (from, to) => {
    await printedBy(process.execPath, [fileURLToPath(new URL('webpack.mjs', import.meta.url)), target, to], {
      cwd: from,
    });
  };

const vite: Bundler = async (from, to) => {
  await runTool('vite/bin/vite.js', ['build', '--outDir', to, '--emptyOutDir', '--logLevel=warn'], from);
};

const forNode = (name: string, bundle: Bundler): Environment => ({
  name,
  hasFiles: true,
  async answers() {
    const [from, to] = [await workroom(name), bareRoom(name)];
    await writeProgram(from, 'program', 'import');
    await bundle(from, to);
    writeFileSync(join(to, 'package.json'), '{ "type": "module" }');
    return answersOfScript(THIS_NODE, join(to, 'program.js'));
  },
});

const forBrowsers = (name: string, bundle: Bundler): Environment => ({
  name,
  hasFiles: false,
  async answers() {
    const [from, to] = [await workroom(name), bareRoom(name)];
    await writeProgram(from, 'page', 'import');
    // Vite starts at the page, and writes its own.
    writeFileSync(join(from, 'index.html'), pageFor('page.mjs'));
    writeFileSync(join(to, 'index.html'), pageFor('page.js'));
    await bundle(from, to);
    return answersOfPage(to);
  },
});

export const BUNDLES: readonly Environment[] = [
  forNode('esbuild for Node', esbuild(['program.mjs', 'worker=@pencilmark/bulk/worker'], '--platform=node')),
  forNode('webpack for Node', webpack('node')),
  forBrowsers('esbuild for browsers', esbuild(['page.mjs'], '--minify')),
  forBrowsers('webpack for browsers', webpack('web')),
  forBrowsers('Vite', vite),
];
