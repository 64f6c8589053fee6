import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { type EntrySpec, nameOf } from '@pencilmark/arena';
import { err, ok, type Result } from '@pencilmark/core/result';
import { SOLVER_NAMES } from '@pencilmark/solvers';
import { unknownName } from '../options/names.ts';
import type { Parts } from '../parts.ts';

/** Who takes part, and how its program is started. */
export interface Entry {
  /** Empty: the name that the program says. */
  readonly name: string;
  /** The program and its words. */
  readonly command: readonly string[];
  /** The folder in which it starts. */
  readonly folder: string;
  /** What it finds in its environment; by default next to nothing. */
  readonly environment?: NodeJS.ProcessEnv;
}

/** An entry that can be started, or a sentence. Solvers of our own are started as this command. */
export function entryOf(spec: EntrySpec, folder: string, { command }: Parts): Result<Entry, string> {
  const name = nameOf(spec);
  if ('command' in spec) {
    const problem = problemWith(spec.command[0]!, folder);
    return problem === undefined ? ok({ name, command: spec.command, folder }) : err(problem);
  }
  if (!SOLVER_NAMES.includes(spec.solver)) return err(unknownName('solver', spec.solver, SOLVER_NAMES));
  return ok({ name, command: [...command, 'arena', 'play', '--solver', spec.solver], folder });
}

/** Why a program cannot be started, as a sentence; undefined when it can. */
function problemWith(program: string, folder: string): string | undefined {
  if (/[\\/]/.test(program))
    return isProgram(resolve(folder, program)) ? undefined : `There is no program ${program} that may be started.`;
  const places = (process.env.PATH ?? '').split(delimiter);
  const isThere = places.some((place) => ['', '.exe'].some((end) => isProgram(join(place, program + end))));
  return isThere ? undefined : `There is no program ${program} on the path.`;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
