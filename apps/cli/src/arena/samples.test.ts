import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isAnswered, rowsOf, USUAL_LIMITS } from '@pencilmark/arena';
import { classic } from '@pencilmark/core/geometry';
import { canSolve } from '@pencilmark/core/solve';
import { SOLVER_NAMES, solverCalled } from '@pencilmark/solvers';
import { transformSync } from 'rolldown/utils';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COMMAND } from '../testing.ts';
import { checkProgram } from './check.ts';
import { USUAL_PATIENCE } from './checks.ts';
import type { Entry } from './entry.ts';
import { playTournament } from './tournament.ts';

const at = (path: string): string => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));
// Below node_modules, so that the sample in TypeScript finds the packages by name as users do.
const room = at(`node_modules/.cache/arena-${process.pid}`);

/** Whether a tool exists and says that it works. */
function works(program: string, ...words: string[]): boolean {
  try {
    execFileSync(program, words, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const hasPython = works('python3', '-c', 'import sys; sys.exit(sys.version_info < (3, 10))');
const hasC = works('cc', '--version');

beforeAll(() => {
  mkdirSync(room, { recursive: true });
  // What Node 22.18 does by itself: the types are left out.
  const source = readFileSync(at('examples/arena/solver.ts'), 'utf8');
  writeFileSync(join(room, 'solver.mjs'), transformSync('solver.ts', source, { lang: 'ts' }).code);
  if (hasC)
    execFileSync('cc', [
      '-O2',
      '-Wall',
      '-Wextra',
      '-Werror',
      '-o',
      join(room, 'solver'),
      at('examples/arena/solver.c'),
    ]);
});
afterAll(() => rmSync(room, { recursive: true, force: true }));

const entry = (name: string, ...command: string[]): Entry => ({ name, command, folder: room });

const SAMPLES: readonly (readonly [language: string, isHere: boolean, Entry])[] = [
  ['TypeScript', true, entry('typescript', process.execPath, join(room, 'solver.mjs'))],
  ['Python', hasPython, entry('python', 'python3', at('examples/arena/solver.py'))],
  ['C', hasC, entry('c', join(room, 'solver'))],
];

describe.each(SAMPLES)('the sample in %s', (_language, isHere, sample) => {
  test.runIf(isHere)('keeps to every rule of the protocol', async () => {
    const deviations: string[] = [];
    // A busy machine takes its time to end a program.
    const patience = { ...USUAL_PATIENCE, endMs: 10_000 };
    for await (const { check, deviation } of checkProgram(sample, USUAL_LIMITS, patience))
      if (deviation !== undefined) deviations.push(`${check}: ${deviation}`);
    expect(deviations).toEqual([]);
  });
});

/** The names that finish a round of one task, and what went wrong. */
async function finishing(entries: readonly Entry[], board: string) {
  const problems: string[] = [];
  const { rounds } = await playTournament({
    entries,
    rounds: [{ name: 'one', board, batch: 1, tasks: 1, ms: 20_000 }],
    seed: 3,
    limits: USUAL_LIMITS,
    onAbsent: ({ name }, { text }) => problems.push(`${name}: ${text}`),
    onResult: ({ name }, _, { code, text }) => isAnswered(code) || problems.push(`${name}: ${code}: ${text}`),
  });
  return { names: rounds.flatMap((round) => rowsOf(round).map((row) => row.entry)).sort(), problems };
}

const ours = (name: string): Entry => entry(name, process.execPath, COMMAND, 'arena', 'play', '--solver', name);

test('all of our solvers and the samples finish a tournament', { tags: ['whole'] }, async () => {
  const own = await Promise.all(SOLVER_NAMES.map(async (name) => canSolve(await solverCalled(name), classic)));
  const playing = SOLVER_NAMES.filter((_, index) => own[index]);
  const samples = SAMPLES.flatMap(([, isHere, sample]) => (isHere ? [sample] : []));
  const names = [...playing, ...samples.map(({ name }) => name)].sort();
  expect(await finishing([...SOLVER_NAMES.map(ours), ...samples], classic.id)).toEqual({ names, problems: [] });
});

test('a solver for large boards finishes one too', async () =>
  expect(await finishing([ours('singles+sat')], '16x16:4x4')).toEqual({ names: ['singles+sat'], problems: [] }));
