/**
 * Rivals from npm. A rival with `count` finds up to two solutions, as our solvers do in the same
 * run; one with `solve` cannot go on after the first. qqwing is GPL, and sudoku states no licence.
 * So they are no dependency of the project: this folder has a package.json of its own, and whoever
 * runs the bench installs it.
 */
import { fileURLToPath } from 'node:url';
import { install, isCurrent } from '../../scripts/installation.mjs';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));

/** The packages, in the order of the table, each with the file that measures it. */
const PACKAGES = [
  ['dancing-links', './dancing-links.mjs'],
  ['qqwing', './qqwing.mjs'],
  ['@algorithm.ts/sudoku', './algorithm-ts.mjs'],
  ['sudoku', './sudoku.mjs'],
];

async function installOnce() {
  if (isCurrent(FOLDER)) return;
  console.error('Installing the rivals into bench/rivals (npm, without install scripts) …');
  const { isDone, complaints } = await install(FOLDER);
  if (!isDone) console.error(`${complaints}\nThe rivals could not be installed; that needs the network.`);
}

/** The contenders of one file; none, with a word about it, where its package is not installed. */
async function contendersOf(name, file) {
  try {
    return (await import(file)).contenders;
  } catch (problem) {
    if (problem.code !== 'ERR_MODULE_NOT_FOUND') throw problem;
    console.error(`${name} is not installed, so it is not measured.`);
    return [];
  }
}

/** Installs the rivals if need be, and gives those that are there. */
export async function loadRivals() {
  await installOnce();
  return (await Promise.all(PACKAGES.map(([name, file]) => contendersOf(name, file)))).flat();
}
