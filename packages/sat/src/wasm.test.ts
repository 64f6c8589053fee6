import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { sized } from '@pencilmark/core/geometry';
import { emptyPuzzle } from '@pencilmark/core/puzzle';
import { countSolutions } from '@pencilmark/core/solve';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exactAliases } from '../../../scripts/sources.mjs';
import { loadSat } from './index.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const bytes = await readFile(at('cadical.wasm'));

const server = createServer((request, answer) => {
  if (request.url === '/cadical.wasm') answer.end(bytes);
  else answer.writeHead(404).end();
});
let origin = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

describe('the WebAssembly may come', () => {
  test.each([
    ['from beside the code', () => undefined],
    ['as bytes', () => bytes],
    ['as the address of a file', () => new URL('cadical.wasm', import.meta.url)],
    ['as an address', () => `${origin}/cadical.wasm`],
  ])('%s', async (_what, source) => {
    const wasm = source();
    const sat = await loadSat(wasm ? { wasm } : {});
    expect(countSolutions(emptyPuzzle(sized(4)), { limit: 300, solvers: [sat] })).toBe(288);
  });

  test('not from an address that does not have it, and the error says so', async () => {
    await expect(loadSat({ wasm: `${origin}/nothing.wasm` })).rejects.toThrow(
      `${origin}/nothing.wasm answers 404; expected cadical.wasm, whose address loadSat takes as \`wasm\``,
    );
  });
});

test.each(['browser', 'node'] as const)('can be bundled for a platform: %s', async (platform) => {
  const warnings: string[] = [];
  const bundle = await rolldown({
    input: at('index.ts'),
    platform,
    resolve: { alias: exactAliases() },
    onLog: (_level, log) => void warnings.push(log.message),
  });
  const { output } = await bundle.generate({ format: 'esm' });
  await bundle.close();
  const chunks = output.filter((file) => file.type === 'chunk');
  const imported = chunks.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports]);
  expect({ warnings, imported }).toEqual({ warnings: [], imported: [] });
});
