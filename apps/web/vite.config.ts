import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: at('.'),
  base: './',
  resolve: {
    alias: [
      { find: /^@pencilmark\/core$/, replacement: at('../../packages/core/src/index.ts') },
      { find: /^@pencilmark\/core\/(.+)$/, replacement: at('../../packages/core/src/$1/index.ts') },
      { find: /^@pencilmark\/board$/, replacement: at('../../packages/board/src/index.ts') },
      { find: /^@pencilmark\/lab$/, replacement: at('../../packages/lab/src/index.ts') },
      { find: /^@pencilmark\/sat$/, replacement: at('../../packages/sat/src/index.ts') },
      { find: /^@pencilmark\/turbo$/, replacement: at('../../packages/turbo/src/index.ts') },
    ],
  },
  build: {
    target: 'es2022',
    outDir: at('dist'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  worker: { format: 'es' },
  plugins: [
    VitePWA({
      registerType: 'prompt',
      injectRegister: null,
      manifest: {
        name: 'Pencilmark',
        short_name: 'Pencilmark',
        description: 'Play, learn, create and watch Sudoku, without a network.',
        display: 'standalone',
        start_url: './',
        scope: './',
        background_color: '#fbfaf7',
        theme_color: '#1f4e79',
        icons: [
          { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{html,js,css,svg,png,wasm,json,txt,webmanifest}'],
        maximumFileSizeToCacheInBytes: 8_000_000,
        cleanupOutdatedCaches: true,
      },
    }),
  ],
});
