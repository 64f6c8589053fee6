/**
 * Writes the command as one file that needs no Node: `npm run executable -- --out pencilmark`. It
 * is a copy of a program of Node with our code inside of it. The set-up has been done.
 */
import { spawnSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { rolldown } from 'rolldown';
import { FACES } from './faces.mjs';
import { installOnce } from './installation.mjs';
import { LEAVE_OUT } from './leave-out.mjs';
import { exactAliases } from './sources.mjs';
import { isMain, ROOT } from './workspace.mjs';

const USAGE = 'npm run executable -- [--out FILE] [--node FILE]';
const TOOLS = join(ROOT, 'packaging/executable');

const POSTJECT = join(TOOLS, 'node_modules/postject/dist/cli.js');

/** Programs of Node have this text, and the character after it says whether code was put in. */
const FUSE = 'NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2';

/** What the three kinds of programs begin with, and what else they need. */
const KINDS = [
  { says: 'Linux', magic: [0x7f, 0x45, 0x4c, 0x46], ending: '', inject: [] },
  {
    says: 'macOS',
    magic: [0xcf, 0xfa, 0xed, 0xfe],
    ending: '',
    inject: ['--macho-segment-name', 'NODE_SEA'],
    isSigned: true,
  },
  { says: 'Windows', magic: [0x4d, 0x5a], ending: '.exe', inject: [] },
];

class Refusal extends Error {}

/** Modules of which the executable has another one: what they find beside them is inside of it. */
const NOT_HERE =
  'The service is not part of this single file. Install it with Node: npm install pencilmark @pencilmark/service, then npx pencilmark';
const INSTEAD = [
  {
    is: (id) => /^@pencilmark\/service(\/|$)/.test(id),
    code: `throw Object.assign(new Error(${JSON.stringify(NOT_HERE)}), { code: 'NO_SERVICE' });`,
  },
  {
    is: (id) => id === './beside.ts',
    code: `import { getAsset } from 'node:sea'; export const beside = () => getAsset('cadical.wasm');`,
  },
  {
    is: (id) => id === './face-file.ts',
    code: `import { getAsset } from 'node:sea'; export const faceFile = (name) => new Uint8Array(getAsset(name));`,
  },
];
const instead = {
  name: 'instead',
  resolveId: (id) => {
    const row = INSTEAD.findIndex(({ is }) => is(id));
    return row === -1 ? null : `\0instead-${row}`;
  },
  load: (id) => {
    const [, row] = /^\0instead-(\d)$/.exec(id) ?? [];
    return row === undefined ? null : INSTEAD[Number(row)].code;
  },
};

/** All code of an entry in one file, without imports: programs cannot look for others. */
async function codeOf(source, format = 'cjs') {
  const bundle = await rolldown({
    input: join(ROOT, source),
    platform: 'node',
    resolve: { alias: exactAliases() },
    plugins: [LEAVE_OUT, instead],
  });
  const { output } = await bundle.generate({
    format,
    codeSplitting: false,
    dynamicImportInCjs: false,
  });
  await bundle.close();
  const [chunk, ...others] = output.filter(({ type }) => type === 'chunk');
  if (others.length > 0) throw new Error(`${source} became ${output.length} files`);
  return chunk.code;
}

/** Programs of Node name the place of their sources. */
const VERSION = /node-v(\d+\.\d+\.\d+)\.tar/;

/** The kind of a program of Node that takes our code, or a Refusal. */
function kindOf(program, bytes) {
  const kind = KINDS.find(({ magic }) => magic.every((byte, at) => bytes[at] === byte));
  if (!kind || !bytes.includes(FUSE))
    throw new Refusal(`--node ${program} is no program of Node that takes code; give one from https://nodejs.org`);
  // Each version has a form of its own for what it takes.
  const [, version] = VERSION.exec(bytes.latin1Slice()) ?? [];
  if (version !== undefined && version !== process.versions.node)
    throw new Refusal(
      `--node ${program} is Node ${version}, and this is Node ${process.versions.node}: start this command with Node ${version}`,
    );
  return kind;
}

/** Runs a program. What it says is shown only when it fails. */
function run(program, args) {
  const { status, error, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw error ?? new Error(`${program} ${args.join(' ')} ended with ${status}:\n${stdout}${stderr}`);
}

/**
 * Writes code and data into a file in the form in which Node reads them, and lets somebody use it.
 * Code is compiled ahead where the program runs here.
 */
async function withBlob(node, use) {
  const isNative = runsHere(node);
  const folder = await mkdtemp(join(tmpdir(), 'pencilmark-executable-'));
  const at = (name) => join(folder, name);
  try {
    const { version } = JSON.parse(await readFile(join(ROOT, 'apps/cli/package.json'), 'utf8'));
    await writeFile(at('main.cjs'), await codeOf('apps/cli/src/executable.ts'));
    await writeFile(at('worker.js'), await codeOf('packages/bulk/src/worker.ts'));
    await writeFile(at('scan.js'), await codeOf('apps/cli/src/scan/thread.ts'));
    await writeFile(at('checker.js'), await codeOf('packages/core/src/certificate/checker-alone.ts', 'esm'));
    await writeFile(at('version'), version);
    const settings = {
      main: at('main.cjs'),
      output: at('blob'),
      disableExperimentalSEAWarning: true,
      useCodeCache: isNative,
      assets: {
        'worker.js': at('worker.js'),
        'scan.js': at('scan.js'),
        'checker.js': at('checker.js'),
        'cadical.wasm': join(ROOT, 'packages/sat/src/cadical.wasm'),
        ...FACES,
        version: at('version'),
      },
    };
    await writeFile(at('settings.json'), JSON.stringify(settings));
    run(isNative ? node : process.execPath, ['--experimental-sea-config', at('settings.json')]);
    await use(at('blob'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const runsHere = (program) => spawnSync(program, ['--version']).status === 0;

/** macOS starts only what is signed. Elsewhere nothing can sign for it. */
const isMac = process.platform === 'darwin';
const unsign = (file) => isMac && run('codesign', ['--remove-signature', file]);
const sign = (file) =>
  isMac
    ? run('codesign', ['--sign', '-', file])
    : console.error(`${file} must be signed on a Mac: codesign --sign - FILE`);

/** Writes the executable: a program of Node, with our code in it. Gives its path and size. */
export async function makeExecutable({ out = join(ROOT, 'apps/cli/dist/pencilmark'), node = process.execPath } = {}) {
  let bytes;
  try {
    bytes = await readFile(node);
  } catch (problem) {
    throw new Refusal(`--node ${node} cannot be read (${problem.code})`);
  }
  const kind = kindOf(node, bytes);
  const installed = await installOnce(TOOLS);
  if (!installed.isDone) throw new Error(`The tools could not be installed:\n${installed.complaints}`);
  const file = resolve(out) + (out.endsWith(kind.ending) ? '' : kind.ending);
  const next = `${file}-next-${process.pid}`;
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(next, bytes);
    if (kind.isSigned) unsign(next);
    await withBlob(node, (blob) =>
      run(process.execPath, [POSTJECT, next, 'NODE_SEA_BLOB', blob, '--sentinel-fuse', FUSE, ...kind.inject]),
    );
    await chmod(next, 0o755);
    if (kind.isSigned) sign(next);
    await rename(next, file);
  } finally {
    await rm(next, { force: true });
  }
  return { file, system: kind.says, size: (await stat(file)).size };
}

async function main() {
  try {
    const { values } = parseArgs({ options: { out: { type: 'string' }, node: { type: 'string' } } });
    const { file, system, size } = await makeExecutable(values);
    console.log(`${file} is a program for ${system}, ${Math.round(size / 1e6)} MB`);
    return 0;
  } catch (problem) {
    if (!(problem instanceof Refusal) && !problem.code?.startsWith('ERR_PARSE_ARGS')) throw problem;
    console.error(`${problem.message}.\nUsage: ${USAGE}`);
    return 2;
  }
}

if (isMain(import.meta)) process.exitCode = await main();
