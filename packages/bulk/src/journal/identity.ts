import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { check } from '@pencilmark/core/result';
import { TEXTS } from '../expected.ts';
import type { InputIdentity } from '../types.ts';

const BEGINNING = 1 << 16;

/**
 * What distinguishes a file from others and from its own later versions. A file that cannot be read
 * has no size.
 *
 *     (await identitiesOf(['no-such-file']))[0].size      // -1
 */
export function identitiesOf(files: readonly string[]): Promise<InputIdentity[]> {
  check('identitiesOf', 'files', files, TEXTS);
  return Promise.all(files.map((name) => identify(name).catch(() => ({ name, size: -1, modified: 0, beginning: '' }))));
}

async function identify(name: string): Promise<InputIdentity> {
  const file = await open(name, 'r');
  try {
    const { size, mtimeMs } = await file.stat();
    const { buffer, bytesRead } = await file.read(new Uint8Array(BEGINNING), 0, BEGINNING, 0);
    const beginning = createHash('sha256').update(buffer.subarray(0, bytesRead)).digest('hex');
    return { name, size, modified: mtimeMs, beginning };
  } finally {
    await file.close();
  }
}
