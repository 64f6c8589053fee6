/**
 * What our bundles hold of other people's work, with licences and whose it is. A bundler's plugin
 * notes which packages get into a bundle; what else is in a tarball (WebAssembly, fonts, a service
 * worker) stands in the table below. The text is made when bundles are made, and that fails where
 * a package has no licence text, or a licence that nobody has agreed to. `npm run notices` lists
 * what is in which tarball.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMain, ROOT } from '../workspace.mjs';

/** The file, in tarballs and beside the pages of the app. */
export const NOTICES = 'THIRD-PARTY-NOTICES.txt';

/** Licences that ask for their text and the names of authors, and for nothing else. */
const ALLOWED = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'OFL-1.1'];

/** What is compiled into the WebAssembly of a package, and is no package itself. */
const INSIDE = { '@hpcc-js/wasm-zstd': ['scripts/release/notices/zstd.txt'] };

/** The licence text of packages that name their licence and have no text beside them. */
const NAMED = {
  dfa: ['scripts/release/notices/mit-govett.txt'],
  fontkit: ['scripts/release/notices/mit-govett.txt'],
};

const WASM = ['assemblyscript'];
const WORKBOX = ['core', 'precaching', 'routing', 'strategies'].map((name) => `workbox-${name}`);

/** THE table of what no bundler sees, by the folder of the published package. */
const UNSEEN = {
  'packages/turbo': WASM,
  'packages/scan': WASM,
  'packages/sat': ['cadical-wasm'],
  'apps/cli': [...WASM, 'cadical-wasm', '@fontsource/newsreader', '@fontsource/public-sans'],
  'apps/web': [
    ...WASM,
    'cadical-wasm',
    '@fontsource-variable/newsreader',
    '@fontsource-variable/public-sans',
    ...WORKBOX,
  ],
};

/** Where a bundle's notices are written when it is made. */
const MADE = { 'apps/cli': `apps/cli/dist/${NOTICES}`, 'apps/web': `apps/web/dist/app/${NOTICES}` };

/** The package that a module comes from, or nothing for our own; `\0` begins what bundlers make. */
export function packageOf(id) {
  const [, name] = /^(?!\0).*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(id) ?? [];
  return name?.replace('\\', '/');
}

/** Licence texts, and notices that a licence asks to pass on. */
const TEXTS = /^(?:licen[cs]e|copying|notice)(?:[.-]|$)/i;

/** What is known about a package that is installed. */
function installed(name) {
  const folder = join(ROOT, 'node_modules', name);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const read = (path) => readFileSync(path, 'utf8').trim();
  const own = readdirSync(folder)
    .filter((file) => TEXTS.test(file))
    .sort()
    .map((file) => read(join(folder, file)));
  const kept = (table) => (table[name] ?? []).map((path) => read(join(ROOT, path)));
  return { name, version, license, texts: [...own, ...kept(NAMED)], inside: kept(INSIDE) };
}

/** Why a package may not be bundled, or nothing. */
export function licenceProblem({ name, license, texts }) {
  if (!ALLOWED.includes(license)) return `${name} has the licence ${license}; expected one of ${ALLOWED.join(', ')}`;
  return texts.length === 0 ? `${name} has no licence text beside its package.json` : undefined;
}

const RULE = '-'.repeat(72);

/** The notices for packages, in alphabetical order. An Error names what may not be there. */
export function noticesOf(names, known = installed) {
  const packages = [...new Set(names)].sort().map(known);
  const problems = packages.map(licenceProblem).filter(Boolean);
  if (problems.length > 0) throw new Error(`What is bundled cannot be shipped:\n${problems.join('\n')}`);
  const list = packages.map(({ name, version, license }) => `${name} ${version} (${license})`);
  const texts = packages.map(({ texts, inside }, index) => [list[index], ...texts, ...inside].join('\n\n'));
  return `${['Pencilmark holds work of others:', list.join('\n'), ...texts].join(`\n\n${RULE}\n\n`)}\n`;
}

/** A plugin for Rolldown and Vite that notes from which packages code gets into a bundle. */
export const noting = (found) => ({
  name: 'noting-packages',
  generateBundle(_options, bundle) {
    for (const { modules = {} } of Object.values(bundle))
      for (const [id, { renderedLength }] of Object.entries(modules)) {
        const name = renderedLength > 0 ? packageOf(id) : undefined;
        if (name) found.add(name);
      }
  },
});

/** The notices of a bundle, by what was noted. */
export const noticesOfBundle = (folder, found) => noticesOf([...found, ...UNSEEN[folder]]);

/** The notices of a published package, or nothing when all of it is our own. */
export function noticesIn(folder) {
  if (MADE[folder]) return readFileSync(join(ROOT, MADE[folder]), 'utf8');
  return UNSEEN[folder] && noticesOf(UNSEEN[folder]);
}

function main() {
  for (const folder of Object.keys(UNSEEN)) {
    if (MADE[folder] && !existsSync(join(ROOT, MADE[folder]))) {
      console.log(`${folder}: not bundled yet; npm run build`);
      continue;
    }
    const [, list] = noticesIn(folder).split(`\n\n${RULE}\n\n`);
    console.log(`${folder}\n${list.replaceAll(/^/gm, '  ')}`);
  }
}

if (isMain(import.meta)) main();
