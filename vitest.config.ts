import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const source = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  resolve: {
    alias: [
      { find: /^@pencilmark\/core$/, replacement: source('packages/core/src/index.ts') },
      { find: /^@pencilmark\/core\/(.+)$/, replacement: source('packages/core/src/$1/index.ts') },
      { find: /^@pencilmark\/bulk$/, replacement: source('packages/bulk/src/index.ts') },
      { find: /^@pencilmark\/sat$/, replacement: source('packages/sat/src/index.ts') },
      { find: /^@pencilmark\/turbo$/, replacement: source('packages/turbo/src/index.ts') },
    ],
  },
  test: {
    include: ['packages/**/*.test.ts', 'apps/**/*.test.ts', 'scripts/**/*.test.ts'],
    testTimeout: 60_000,
  },
});
