// Bundles the pencilmark command from its TypeScript into apps/cli/dist: main.js, worker.js for
// its threads, scan.js for those that read pictures, checker.js which it hands out, and chunks for
// what only some runs need. Then it bundles what pages without a bundler load.
import { copyFile, readdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { bundleElement } from './element.mjs';
import { FACES } from './faces.mjs';
import { LEAVE_OUT } from './leave-out.mjs';
import { NOTICES, noticesOfBundle, noting } from './release/notices.mjs';
import { exactAliases } from './sources.mjs';

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const dist = at('apps/cli/dist');

/**
 * What is not bundled but found when it is asked for: the service, which brings packages of its own
 * that no other command needs.
 */
const external = [/^@pencilmark\/service(\/|$)/];

const resolve = { alias: exactAliases() };

/** The packages that code comes from. */
const packages = new Set();

/**
 * Writes NAME.js and its chunks. Two bundles share no file: a shared one might be an entry, which
 * does its work when it is imported.
 */
async function write(name, source, banner = '') {
  const plugins = [LEAVE_OUT, noting(packages)];
  const bundle = await rolldown({ input: at(source), platform: 'node', external, resolve, plugins });
  const { output } = await bundle.write({
    dir: dist,
    format: 'esm',
    banner,
    entryFileNames: `${name}.js`,
    // start.js lies beside main.js, because it looks for package.json and worker.js there too.
    chunkFileNames: (chunk) => (chunk.name === 'start' ? 'start.js' : `chunks/${name}-${chunk.name}.js`),
  });
  await bundle.close();
  return output.map(({ fileName }) => fileName);
}
const written = [
  ...(await write('worker', 'packages/bulk/src/worker.ts')),
  ...(await write('scan', 'apps/cli/src/scan/thread.ts')),
  ...(await write('main', 'apps/cli/src/main.ts')),
  ...(await write(
    'checker',
    'packages/core/src/certificate/checker-alone.ts',
    '// The checker of Pencilmark’s certificates, under the MIT licence. docs/certificates.md has the format.',
  )),
];

// The code of `sat` looks for its WebAssembly beside the file that it was bundled into.
await copyFile(at('packages/sat/src/cadical.wasm'), `${dist}/chunks/cadical.wasm`);

// Books have their faces beside the chunk that writes them.
for (const [name, path] of Object.entries(FACES)) await copyFile(path, `${dist}/chunks/${name}`);

await writeFile(`${dist}/${NOTICES}`, noticesOfBundle('apps/cli', packages));

// Files of an earlier build are removed last, so that a command that is running finds its files.
const current = ['chunks/cadical.wasm', ...Object.keys(FACES).map((name) => `chunks/${name}`), ...written];
for (const name of await readdir(`${dist}/chunks`)) {
  if (!current.includes(`chunks/${name}`)) await rm(`${dist}/chunks/${name}`);
}

await bundleElement();
