/** Empty folders outside of the project, and what is installed into them. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { npmProgram } from '../../scripts/installation.mjs';
import { oneAtATime } from '../../scripts/turn.mjs';
import { ROOT } from '../../scripts/workspace.mjs';
import { type ChildOptions, printedBy } from '../child.ts';
import { startRegistry } from './registry.ts';

/** Runs npm as a stranger does; what it prints. */
export function npm(args: readonly string[], options: ChildOptions): Promise<string> {
  const { command, first, shell = false } = npmProgram();
  return printedBy(command, [...first, ...args], { shell, seconds: 120, ...options });
}

/** What npm is asked to leave out, and to take from what it knows. */
export const QUIETLY = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];

/** What a project is made of. */
export interface Plan {
  /** The folder, in the room of the run. */
  readonly name: string;
  /** The tarballs that it names, by their packages. */
  readonly packages: readonly string[];
  /** What else it names, with versions. */
  readonly others?: Readonly<Record<string, string>>;
}

/**
 * The folder of a project with its tarballs installed. Several test files may ask for it: the first
 * makes it. Packages of ours come from tarballs only, because the registry that npm is told to ask
 * for them knows nothing else.
 */
export async function project({ name, packages, others = {} }: Plan): Promise<string> {
  const folder = join(inject('room'), name);
  const done = join(folder, 'node_modules/.package-lock.json');
  await oneAtATime(folder, async () => {
    if (existsSync(done)) return;
    mkdirSync(folder, { recursive: true });
    const files = inject('tarballs').filter((tarball) => packages.includes(tarball.name));
    const dependencies = { ...Object.fromEntries(files.map((one) => [one.name, `file:${one.file}`])), ...others };
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'stranger', private: true, dependencies }));
    const registry = await startRegistry(inject('tarballs'));
    writeFileSync(join(folder, '.npmrc'), `@pencilmark:registry=${registry.address}\n`);
    try {
      await npm(['install', ...QUIETLY], { cwd: folder });
    } finally {
      registry.close();
    }
  });
  return folder;
}

export const readJson = <Value>(path: string): Value => JSON.parse(readFileSync(path, 'utf8')) as Value;

const leastMajor = (range = ''): number => Number(/^>=\s*(\d+)/.exec(range)?.[1] ?? 0);

/** What npm has put into a project that wants a newer Node than the project itself does. */
export function needingNewerNode(folder: string): string[] {
  const lock = join(folder, 'node_modules/.package-lock.json');
  const { packages } = readJson<{ packages: Record<string, { engines?: { node?: string } }> }>(lock);
  const { engines } = readJson<{ engines: { node: string } }>(join(ROOT, 'package.json'));
  return Object.keys(packages).filter((path) => leastMajor(packages[path]?.engines?.node) > leastMajor(engines.node));
}

/** What brings so much along that programs do not have it beside the others. */
const APART = ['pencilmark', '@pencilmark/service', '@pencilmark/web'];

/** The packages that programs import. */
export const libraries = (): string[] =>
  inject('tarballs')
    .map(({ name }) => name)
    .filter((name) => !APART.includes(name));

/** A project with all packages that programs import. */
export const library = (): Promise<string> =>
  project({ name: 'library', packages: libraries(), others: { '@types/node': '20.19.43' } });

/** A folder in that project for what one test writes. */
export async function workroom(name: string): Promise<string> {
  const folder = join(await library(), name.replaceAll(/[^\w.]+/g, '-'));
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** A folder for what must run by itself: no packages lie in it, or in a folder above it. */
export function bareRoom(name: string): string {
  const folder = join(inject('room'), 'bare', name.replaceAll(/[^\w.]+/g, '-'));
  mkdirSync(folder, { recursive: true });
  return folder;
}
