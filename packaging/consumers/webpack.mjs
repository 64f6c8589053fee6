/** Bundles the program or the page of the working folder with webpack: `webpack.mjs TARGET TO`. */
import { createRequire } from 'node:module';

const webpack = createRequire(new URL('../package.json', import.meta.url))('webpack');
const [target, to] = process.argv.slice(2);

const ENTRIES = {
  node: { program: './program.mjs', worker: '@pencilmark/bulk/worker' },
  web: { page: './page.mjs' },
};

webpack(
  {
    mode: 'production',
    target: target === 'node' ? 'node20.19' : 'web',
    context: process.cwd(),
    entry: ENTRIES[target],
    experiments: { outputModule: true },
    output: { path: to, module: true, filename: '[name].js', chunkFormat: 'module', library: { type: 'module' } },
    // Terser takes ten times as long as all else.
    optimization: { minimize: false },
    performance: false,
  },
  (problem, stats) => {
    if (problem) throw problem;
    if (stats.hasErrors() || stats.hasWarnings()) throw new Error(stats.toString({ preset: 'errors-warnings' }));
  },
);
