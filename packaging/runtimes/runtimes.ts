/** Runtimes that the packages are tried in: the Node of the tests, and others from npm. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What a program is started with. */
export interface Runtime {
  readonly name: string;
  /** The program, and what stands before the name of a script. */
  readonly command: string;
  readonly before: readonly string[];
  /** Why it does not run here; nothing where it does. */
  readonly missing?: string;
}

const FOLDER = fileURLToPath(new URL('node_modules', import.meta.url));

/** The other runtimes are packed for Linux on x64 only. */
const isTheirSystem = process.platform === 'linux' && process.arch === 'x64' && !isMusl();

/** Whether this Linux has musl for a C library, as Alpine has; Node says which glibc it found. */
function isMusl(): boolean {
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  return header.glibcVersionRuntime === undefined;
}

/** Whether all that there is to try is asked for, as `npm test -- packaging` does. */
export const areAllAskedFor = process.env.PENCILMARK_RUNTIMES === 'all';

/** Whether there are other runtimes to be tried: they are asked for, and run on this system. */
export const hasOtherRuntimes = (): boolean => areAllAskedFor && isTheirSystem;

/** Why something is left out of a run of all tests. */
export const NOT_ASKED_FOR = 'only with npm test -- packaging';

const whyMissing = areAllAskedFor ? 'from npm for Linux on x64 only' : NOT_ASKED_FOR;

const other = (name: string, path: string, ...before: string[]): Runtime => ({
  name,
  command: join(FOLDER, path),
  before,
  ...(hasOtherRuntimes() ? {} : { missing: whyMissing }),
});

/** The Node that runs the tests. */
export const THIS_NODE: Runtime = { name: 'the Node of the tests', command: process.execPath, before: [] };

/** The first Node that the packages promise to run on, and the newest of each later line. */
export const NODES: readonly Runtime[] = ['20.19', '22', '24', '26'].map((version) =>
  other(`Node ${version}`, `node-${version.split('.')[0]}/bin/node`),
);

export const BUN: Runtime = other('Bun', '@oven/bun-linux-x64/bin/bun');

/** Deno takes packages as npm installed them, and may do everything, as programs in Node may. */
export const DENO: Runtime = other(
  'Deno',
  '@deno/linux-x64-glibc/deno',
  'run',
  '--allow-all',
  '--no-remote',
  '--node-modules-dir=manual',
);

export const RUNTIMES: readonly Runtime[] = [THIS_NODE, ...NODES, BUN, DENO];
