import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';
import { exactAliases } from '../../../scripts/sources.mjs';

const modulesOf = async (door: string): Promise<string[]> => {
  const input = fileURLToPath(new URL(door, import.meta.url));
  const bundle = await rolldown({ input, platform: 'node', resolve: { alias: exactAliases() } });
  const { output } = await bundle.generate();
  return output[0].moduleIds;
};
const hasTypebox = (modules: readonly string[]): boolean => modules.some((id) => id.includes('/typebox/'));

test('who imports the rules does not load the schemas: they have a door of their own', async () => {
  expect(hasTypebox(await modulesOf('index.ts'))).toBe(false);
  expect(hasTypebox(await modulesOf('messages/index.ts'))).toBe(true);
});
