/**
 * Compiles a module from its bytes as base64; nothing where WebAssembly or its vectors are missing.
 */
export async function compileModule(base64: string): Promise<WebAssembly.Module | undefined> {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  if (typeof WebAssembly !== 'object' || !WebAssembly.validate(bytes)) return undefined;
  return WebAssembly.compile(bytes);
}
