/** Where the WebAssembly of CaDiCaL comes from: its bytes, or an address to fetch them from. */
export type WasmSource = URL | string | BufferSource;

interface Files {
  readFile(path: URL): Promise<BufferSource>;
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
 * The file that lies beside this one. Bundlers that know this way of writing copy it, and put its
 * new address here.
 */
const beside = (): URL => new URL('./cadical.wasm', import.meta.url);

/**
 * The bytes of a source; without one, of the file beside this one. An Error names an address that
 * gives none.
 */
export async function bytesOf(source: WasmSource = beside()): Promise<BufferSource> {
  if (typeof source === 'object' && !(source instanceof URL)) return source;
  const files = filesHere();
  const isFile = files && `${source}`.startsWith('file:');
  return isFile ? files.readFile(new URL(source)) : fetched(source);
}

async function fetched(address: URL | string): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok)
    throw new Error(
      `${address} answers ${answer.status}; expected cadical.wasm, whose address loadSat takes as \`wasm\``,
    );
  return answer.arrayBuffer();
}
