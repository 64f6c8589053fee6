/** Modules of the sources that only tests and benches need, and that no build makes. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { exactAliases } from '../scripts/sources.mjs';

/**
 * Bundles a TypeScript module, by its path from the root, and imports it; the service stays out.
 */
export async function sourceModule(path) {
  const input = fileURLToPath(new URL(`../${path}`, import.meta.url));
  const external = /^@pencilmark\/service(\/|$)/;
  const bundle = await rolldown({ input, platform: 'node', external, resolve: { alias: exactAliases() } });
  const dir = mkdtempSync(join(tmpdir(), 'pencilmark-bench-'));
  try {
    const { output } = await bundle.write({ dir, format: 'esm', codeSplitting: false });
    await bundle.close();
    return await import(pathToFileURL(join(dir, output[0].fileName)));
  } finally {
    rmSync(dir, { recursive: true });
  }
}
