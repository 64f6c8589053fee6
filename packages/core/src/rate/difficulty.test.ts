import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';

const ENTRY = 'entry';

/** How many bytes a program takes when it is bundled with what it imports. */
async function bundledSize(program: string): Promise<number> {
  const bundle = await rolldown({
    input: ENTRY,
    resolve: { alias: { '@pencilmark/core/rate': fileURLToPath(new URL('./index.ts', import.meta.url)) } },
    plugins: [
      {
        name: ENTRY,
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (id === ENTRY ? program : null),
      },
    ],
  });
  const { output } = await bundle.generate({ minify: true });
  await bundle.close();
  return output[0].code.length;
}

test('a program that takes in the difficulties takes in no technique', async () => {
  const names = 'DIFFICULTIES, difficultyOf';
  const size = await bundledSize(`import { ${names} } from '@pencilmark/core/rate'; console.log(${names});`);
  expect(size).toBeGreaterThan(100);
  expect(size).toBeLessThan(2500);
  // The size of a program with the techniques, for comparison.
  expect(await bundledSize(`import { rate } from '@pencilmark/core/rate'; console.log(rate);`)).toBeGreaterThan(size);
});
