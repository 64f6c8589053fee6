import { join } from 'node:path';
import { ROOT } from './workspace.mjs';

/** The files of the faces that books are printed in, by the name under which the command asks. */
export const FACES = Object.fromEntries(
  ['newsreader-latin-600-normal.woff', 'public-sans-latin-400-normal.woff', 'public-sans-latin-600-normal.woff'].map(
    (name) => {
      const [, family] = /^(.*)-latin-/.exec(name);
      return [name, join(ROOT, `node_modules/@fontsource/${family}/files/${name}`)];
    },
  ),
);
