import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const source = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  resolve: {
    alias: [
      { find: /^@pencilmark\/core$/, replacement: source('packages/core/src/index.ts') },
      { find: /^@pencilmark\/core\/(.+)$/, replacement: source('packages/core/src/$1/index.ts') },
      { find: /^@pencilmark\/board$/, replacement: source('packages/board/src/index.ts') },
      { find: /^@pencilmark\/bulk$/, replacement: source('packages/bulk/src/index.ts') },
      { find: /^@pencilmark\/lab$/, replacement: source('packages/lab/src/index.ts') },
      { find: /^@pencilmark\/sat$/, replacement: source('packages/sat/src/index.ts') },
      { find: /^@pencilmark\/turbo$/, replacement: source('packages/turbo/src/index.ts') },
    ],
  },
  test: {
    testTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: { name: 'code', include: ['packages/**/*.test.ts', 'apps/*/src/**/*.test.ts', 'scripts/**/*.test.ts'] },
      },
      // In a browser. The set-up finds one and builds the app; it runs only when these tests do.
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['apps/web/tests/**/*.test.ts'],
          globalSetup: ['apps/web/tests/setup.ts'],
          fileParallelism: false,
        },
      },
    ],
  },
});
