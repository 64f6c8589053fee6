/** Modules of the sources that only tests and benches need, and that no build makes. */
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { exactAliases } from '../scripts/sources.mjs';

/** Bundles a TypeScript module, by its path from the root, and imports it. */
export async function sourceModule(path) {
  const input = fileURLToPath(new URL(`../${path}`, import.meta.url));
  const bundle = await rolldown({ input, platform: 'node', resolve: { alias: exactAliases() } });
  const { output } = await bundle.generate({ format: 'esm' });
  await bundle.close();
  return import(`data:text/javascript;base64,${Buffer.from(output[0].code).toString('base64')}`);
}
