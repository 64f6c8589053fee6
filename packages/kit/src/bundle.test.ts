import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';
import { exactAliases } from '../../../scripts/sources.mjs';

const ALIAS = exactAliases();

/**
 * How many bytes a page has to load for a program, minified and packed with gzip; what it loads
 * later does not count.
 */
async function weight(program: string): Promise<number> {
  const entry = {
    name: 'entry',
    resolveId: (id: string) => (id === 'entry' ? id : null),
    load: (id: string) => (id === 'entry' ? program : null),
  };
  const bundle = await rolldown({ input: 'entry', platform: 'browser', resolve: { alias: ALIAS }, plugins: [entry] });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  await bundle.close();
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
  const first = [...chunks.values()].find(({ isEntry }) => isEntry)!;
  const loaded = new Set([first.fileName]);
  for (const name of loaded) for (const other of chunks.get(name)!.imports) loaded.add(other);
  return [...loaded].reduce((sum, name) => sum + gzipSync(chunks.get(name)!.code).length, 0);
}

test('from a text to its solution takes at most 14 kB', async () => {
  const bytes = await weight(`import { solve } from '@pencilmark/kit'; console.log(solve(location.hash));`);
  expect(bytes).toBeGreaterThan(5000);
  expect(bytes).toBeLessThan(14_000);
});

test('the formats are loaded when `read` is called, not before', async () => {
  expect(await weight(`import { read } from '@pencilmark/kit'; read(location.hash).then(console.log);`)).toBeLessThan(
    10_000,
  );
});
