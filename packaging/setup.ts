import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { installOnce } from '../scripts/installation.mjs';
import { ROOT } from '../scripts/workspace.mjs';

/** A published package as it is packed: its name, and the path of its tarball. */
export interface Tarball {
  readonly name: string;
  readonly file: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    tarballs: readonly Tarball[];
    /** A folder outside of the project, for what tests install; it is removed in the end. */
    room: string;
  }
}

/** Packs every package into a folder. */
function packAll({ to }: { to: string }): Tarball[] {
  mkdirSync(to);
  const printed = execFileSync('npm', ['pack', '--workspaces', '--json', '--silent', '--pack-destination', to], {
    cwd: ROOT,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return (JSON.parse(printed) as { name: string; filename: string }[]).map(({ name, filename }) => ({
    name,
    file: join(to, filename),
  }));
}

/** Before the tests: the tools are installed, and the packages lie packed in a folder. */
export default async function setup({ provide }: TestProject): Promise<() => void> {
  const { isDone, complaints } = await installOnce(fileURLToPath(new URL('.', import.meta.url)));
  if (!isDone) throw new Error(`The tools of packaging could not be installed:\n${complaints}`);
  const room = mkdtempSync(join(tmpdir(), 'pencilmark-packaging-'));
  provide('tarballs', packAll({ to: join(room, 'tarballs') }));
  provide('room', room);
  return () => rmSync(room, { recursive: true, force: true });
}
