/**
 * Bundles `<pencilmark-board>` into packages/board/dist/standalone, for pages without a bundler:
 * pencilmark-board.js is a module that loads what only some boards need from files beside it, and
 * pencilmark-board.classic.js is one file for pages that cannot load modules, such as those that
 * are opened from a disk.
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { exactAliases } from './sources.mjs';
import { isMain, ROOT } from './workspace.mjs';

const SOURCE = join(ROOT, 'packages/board/src/element/define.ts');
const FOLDER = join(ROOT, 'packages/board/dist/standalone');

const bundled = async (output) => {
  const bundle = await rolldown({
    input: SOURCE,
    platform: 'browser',
    resolve: { alias: exactAliases() },
    // What chunks share with the entry stays in it: a board is one request.
    preserveEntrySignatures: 'allow-extension',
  });
  await bundle.write({ dir: FOLDER, minify: true, ...output });
  await bundle.close();
};

/** Writes both bundles. */
export async function bundleElement() {
  await rm(FOLDER, { recursive: true, force: true });
  await bundled({ format: 'esm', entryFileNames: 'pencilmark-board.js', chunkFileNames: 'chunks/[name]-[hash].js' });
  await bundled({
    format: 'iife',
    name: 'pencilmarkBoard',
    entryFileNames: 'pencilmark-board.classic.js',
    codeSplitting: false,
  });
}

if (isMain(import.meta)) await bundleElement();
