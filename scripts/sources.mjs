/** Where the doors of the packages lie in their sources, for the bundlers and for tests. */
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { ROOT, workspaces } from './workspace.mjs';

/**
 * What a package name stands for, as pairs such as `@pencilmark/core/human` and the path of
 * packages/core/src/human/index.ts. Read from what each package.json exports.
 */
export function sourcesByName() {
  return workspaces()
    .filter((folder) => folder.startsWith('packages/'))
    .flatMap((folder) => {
      const { name, exports } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
      return Object.entries(exports)
        .map(([door, target]) => [posix.join(name, door), target.default ?? target])
        .filter(([, target]) => target.endsWith('.js'))
        .map(([door, target]) => [door, join(ROOT, folder, target.replace('/dist/', '/src/').replace(/js$/, 'ts'))]);
    });
}

/** The same as aliases of Vite: each stands for its exact name only. */
export const sourceAliases = () =>
  sourcesByName().map(([name, path]) => ({ find: new RegExp(`^${name}$`), replacement: path }));

/** The same as aliases of Rolldown; without the $ a name stands for all that begin with it. */
export const exactAliases = () => Object.fromEntries(sourcesByName().map(([name, path]) => [`${name}$`, path]));

/** Everything that a built package exports, whichever door it stands behind. */
export async function everythingOf(name) {
  const doors = sourcesByName().filter(([door]) => door === name || door.startsWith(`${name}/`));
  return Object.assign({}, ...(await Promise.all(doors.map(([door]) => import(door)))));
}
