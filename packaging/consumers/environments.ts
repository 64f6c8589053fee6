/** THE table of environments, a file for each kind. */
import { areAllAskedFor, NOT_ASKED_FOR } from '../runtimes/runtimes.ts';
import { BUNDLES } from './bundles.ts';
import { COMPILED } from './compiled.ts';
import type { Environment } from './environment.ts';
import { IN_PAGES } from './pages.ts';
import { IN_RUNTIMES } from './programs.ts';

const TABLE: readonly Environment[] = [...IN_RUNTIMES, ...COMPILED, ...BUNDLES, ...IN_PAGES];

/** What differs least from others that are tried, or takes long: left out of a run of all tests. */
const SELDOM = [
  /^TypeScript 5.9, (node16, commonjs|nodenext|bundler)/,
  /^TypeScript 7, (node16, module|nodenext, commonjs)/,
  'webpack for Node',
];

const isSeldom = (name: string): boolean =>
  SELDOM.some((some) => (typeof some === 'string' ? some === name : some.test(name)));

export const ENVIRONMENTS: readonly Environment[] = TABLE.map((row) =>
  !areAllAskedFor && isSeldom(row.name) ? { ...row, missing: NOT_ASKED_FOR } : row,
);
