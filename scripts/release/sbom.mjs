/**
 * `npm run sbom`: the list of all parts that an installed package brings with it, as CycloneDX
 * (sbom.cdx.json), from the lock file. It goes with each release.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { setUp } from '../setup.mjs';
import { isMain, ROOT } from '../workspace.mjs';

const FILE = 'sbom.cdx.json';
const MOST_BYTES = 64 * 1024 * 1024;

/** The name of one of our packages in its address, which is right. */
const nameIn = (purl) => /^pkg:npm\/(pencilmark|@pencilmark\/[\w-]+)@/.exec(decodeURIComponent(purl))?.[1];

/** Writes the list; its file. Tools of developers are no parts of what is published. */
export async function makeSbom({ to = join(ROOT, FILE) } = {}) {
  await setUp({ make: 'nothing' });
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only'];
  const text = execFileSync('npm', args, {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: MOST_BYTES,
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const list = JSON.parse(text);
  if (!(list.components?.length > 0)) throw new Error('npm lists no parts');
  // npm names workspaces by their folders, and the whole, too.
  for (const part of list.components) part.name = nameIn(part.purl) ?? part.name;
  list.metadata.component.name = 'pencilmark';
  writeFileSync(to, `${JSON.stringify(list, null, 2)}\n`);
  return to;
}

if (isMain(import.meta)) {
  const { values } = parseArgs({ options: { out: { type: 'string' } } });
  console.log(await makeSbom(values.out === undefined ? {} : { to: values.out }));
}
