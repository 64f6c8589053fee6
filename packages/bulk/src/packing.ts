import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/** How a file is packed, by the end of its name; nothing when it is not. */
export const packingOf = (name: string): 'gzip' | undefined => (name.endsWith('.gz') ? 'gzip' : undefined);

/** What packs bytes so that packed pieces one behind the other are a packed file. */
export async function packerOf(_by: string): Promise<(bytes: Uint8Array) => Promise<Uint8Array>> {
  return (bytes) => promisify(gzip)(bytes);
}
