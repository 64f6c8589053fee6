import { beside } from './beside.ts';

/** Where the WebAssembly of CaDiCaL comes from: its bytes, or an address to fetch them from. */
export type WasmSource = string | { readonly href: string } | WasmBytes;

/**
 * Bytes in memory. This, and the `URL` above, is said without the types of a browser, so that
 * programs compile without these.
 */
export type WasmBytes = ArrayBuffer | ArrayBufferView;

interface Files {
  readFile(path: URL): Promise<WasmBytes>;
}
interface NodeProcess {
  getBuiltinModule?(name: 'node:fs/promises'): Files;
}

/**
 * Reading files, where a program may: Node, Bun and Deno. No import says so, which bundlers for
 * browsers would refuse.
 */
const filesHere = (): Files | undefined =>
  (globalThis as { process?: NodeProcess }).process?.getBuiltinModule?.('node:fs/promises');

/**
 * The bytes of a source; without one, of the file beside this one. An Error names an address that
 * gives none.
 */
export async function bytesOf(source: WasmSource = beside()): Promise<WasmBytes> {
  if (typeof source === 'object' && !('href' in source)) return source;
  const address = typeof source === 'string' ? source : source.href;
  const files = filesHere();
  return files && address.startsWith('file:') ? files.readFile(new URL(address)) : fetched(address);
}

async function fetched(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok)
    throw new Error(
      `${address} answers ${answer.status}; expected cadical.wasm, whose address loadSat takes as \`wasm\``,
    );
  return answer.arrayBuffer();
}
