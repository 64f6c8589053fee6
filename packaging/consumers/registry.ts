/** A registry on this machine that knows the tarballs, for npm to ask as if they were published. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Tarball } from '../setup.ts';

export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly bin?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, unknown>>;
}

const BLOCK = 512; // bytes; a tarball is a row of them, a header before each file

/** The files of a tarball, by their paths in it. */
export function* filesOf(tarball: Uint8Array): Generator<readonly [path: string, bytes: Uint8Array]> {
  const bytes = gunzipSync(tarball);
  const text = (from: number, length: number) => bytes.toString('utf8', from, from + length).replace(/\0.*$/s, '');
  for (let at = 0; at + BLOCK <= bytes.length && bytes[at] !== 0; ) {
    const size = Number.parseInt(text(at + 124, 12), 8);
    const prefix = text(at + 345, 155);
    const path = prefix === '' ? text(at, 100) : `${prefix}/${text(at, 100)}`;
    yield [path, bytes.subarray(at + BLOCK, at + BLOCK + size)];
    at += BLOCK * (1 + Math.ceil(size / BLOCK));
  }
}

/** The package.json of a tarball. */
export function manifestOf({ file }: Tarball): Manifest {
  for (const [path, bytes] of filesOf(readFileSync(file)))
    if (path === 'package/package.json') return JSON.parse(Buffer.from(bytes).toString()) as Manifest;
  throw new Error(`${file} has no package.json`);
}

export interface Registry {
  readonly address: string;
  close(): void;
}

/** Starts a registry that knows some tarballs and nothing else. */
export async function startRegistry(tarballs: readonly Tarball[]): Promise<Registry> {
  const byName = new Map(tarballs.map((tarball) => [tarball.name, tarball]));
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '').slice(1);
    const packed = tarballs.find(({ file }) => path === `-/${basename(file)}`);
    const asked = byName.get(path);
    if (packed) response.end(readFileSync(packed.file));
    else if (asked) response.end(JSON.stringify(packumentOf(asked)));
    else response.writeHead(404).end('{}');
  });
  const packumentOf = (tarball: Tarball) => {
    const manifest = manifestOf(tarball);
    const { name, version } = manifest;
    const integrity = `sha512-${createHash('sha512').update(readFileSync(tarball.file)).digest('base64')}`;
    const dist = { tarball: `${address}-/${basename(tarball.file)}`, integrity };
    return { name, 'dist-tags': { latest: version }, versions: { [version]: { ...manifest, dist } } };
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return {
    address,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
