import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';
import { exactAliases } from '../../../scripts/sources.mjs';

const ALIAS = exactAliases();

test('from a text to its solution takes at most 14.1 kB, minified and packed with gzip', async () => {
  const program = `import { solve } from '@pencilmark/kit'; console.log(solve(location.hash));`;
  const entry = {
    name: 'entry',
    resolveId: (id: string) => (id === 'entry' ? id : null),
    load: (id: string) => (id === 'entry' ? program : null),
  };
  const bundle = await rolldown({ input: 'entry', platform: 'browser', resolve: { alias: ALIAS }, plugins: [entry] });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  await bundle.close();
  // One file. Kit imports nothing later: esbuild keeps that for programs which never ask for it.
  expect(output).toHaveLength(1);
  const bytes = gzipSync(output[0].code).length;
  expect(bytes).toBeGreaterThan(5000);
  expect(bytes).toBeLessThan(14_100);
});
