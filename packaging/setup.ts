import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { installOnce } from '../scripts/installation.mjs';
import { packAll } from '../scripts/release/pack.mjs';
import { hasOtherRuntimes } from './runtimes/runtimes.ts';

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

async function installTools(folder: string): Promise<void> {
  const { isDone, complaints } = await installOnce(fileURLToPath(new URL(folder, import.meta.url)));
  if (!isDone) throw new Error(`What packaging/${folder} lists could not be installed:\n${complaints}`);
}

/** Before the tests: the tools are installed, and the packages lie packed in a folder. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  await installTools('.');
  if (hasOtherRuntimes()) await installTools('runtimes');
  const room = mkdtempSync(join(tmpdir(), 'pencilmark-packaging-'));
  // Vitest listens to its last workers meanwhile: when a removal of many files keeps it from that
  // for ten seconds, it says that they do not end.
  const remove = () => rm(room, { recursive: true, force: true });
  try {
    provide('tarballs', await packAll({ to: join(room, 'tarballs') }));
  } catch (problem) {
    await remove();
    throw problem;
  }
  provide('room', room);
  return remove;
}
