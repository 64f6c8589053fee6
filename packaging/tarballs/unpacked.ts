/** The tarballs, unpacked side by side as npm would lay them. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inject } from 'vitest';
import { oneAtATime } from '../../scripts/turn.mjs';
import { ROOT } from '../../scripts/workspace.mjs';

/** What a door opens: its declarations, its module, and both for CommonJS; a text is a file. */
export type Door = string | { readonly types: string; readonly default: string; readonly require?: object };

/** What is read in the package.json of a package. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly exports?: Readonly<Record<string, Door>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly sideEffects?: false | readonly string[];
}

export interface Unpacked {
  readonly name: string;
  readonly folder: string;
  readonly manifest: Manifest;
  /** All files, as paths from the folder with forward slashes. */
  readonly files: readonly string[];
}

const OURS = /^(?:pencilmark$|@pencilmark\/)/;

function linked(room: string, name: string): void {
  const [from, to] = [join(ROOT, 'node_modules', name), join(room, 'node_modules', name)];
  if (existsSync(to)) return;
  mkdirSync(dirname(to), { recursive: true });
  symlinkSync(from, to, 'junction');
}

/** The folder whose `node_modules` has all packages; the first test file that asks fills it. */
export async function roomOfPackages(): Promise<string> {
  const room = join(inject('room'), 'unpacked');
  await oneAtATime(room, async () => {
    if (existsSync(room)) return;
    for (const { name, file } of inject('tarballs')) {
      const folder = join(room, 'node_modules', name);
      mkdirSync(folder, { recursive: true });
      execFileSync('tar', ['-xzf', file, '-C', folder, '--strip-components=1']);
      for (const other of Object.keys(manifestIn(folder).dependencies ?? {}))
        if (!OURS.test(other)) linked(room, other);
    }
  });
  return room;
}

const manifestIn = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Every package, unpacked. */
export async function unpacked(): Promise<Unpacked[]> {
  const room = await roomOfPackages();
  return inject('tarballs').map(({ name }) => {
    const folder = join(room, 'node_modules', name);
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(folder.length + 1)
          .replaceAll('\\', '/'),
      );
    return { name, folder, manifest: manifestIn(folder), files: files.sort() };
  });
}

/** The names by which programs import code: every package with each of its doors. */
export const codeDoors = (packages: readonly Unpacked[]): string[] =>
  packages.flatMap(({ name, manifest }) =>
    Object.entries(manifest.exports ?? {})
      .filter(([, target]) => typeof target !== 'string')
      .map(([door]) => name + door.slice(1)),
  );
