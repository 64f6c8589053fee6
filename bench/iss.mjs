/**
 * Interactive Sudoku Solver, from a checkout of github.com/sigh/Interactive-Sudoku-Solver, for
 * benches that solve with it. It is no dependency of the project.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Imports of a checkout: `part` gives one of its modules, `solver` what solves text of ISS. */
export async function issAt(path) {
  const part = (name) => import(pathToFileURL(resolve(path, name)).href);
  if (!existsSync(resolve(path, 'js/sandbox/simple_solver.js')))
    throw new Error(`${path} is no checkout of Interactive Sudoku Solver.`);
  (await part('tests/helpers/test_env.js')).ensureGlobalEnvironment();
  const { SimpleSolver } = await part('js/sandbox/simple_solver.js');
  return { part, solver: new SimpleSolver() };
}
