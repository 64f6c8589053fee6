/** The jobs as programs of a stranger, who writes JavaScript. */
import { dirname, isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { printedBy } from '../child.ts';
import { RUNTIMES, type Runtime } from '../runtimes/runtimes.ts';
import type { Environment } from './environment.ts';
import { workroom } from './project.ts';

export const JOBS_FOLDER = fileURLToPath(new URL('jobs', import.meta.url));

/** How a program asks for packages. */
export type Kind = 'import' | 'require';

const KINDS = { import: { format: 'esm', ending: 'mjs' }, require: { format: 'cjs', ending: 'cjs' } } as const;

/**
 * Writes a program of the jobs folder as JavaScript, in one file. Its own parts are put together;
 * what it imports by name stays as it is.
 */
export async function writeProgram(folder: string, name: string, kind: Kind): Promise<string> {
  const { format, ending } = KINDS[kind];
  const file = join(folder, `${name}.${ending}`);
  const bundle = await rolldown({
    input: join(JOBS_FOLDER, `${name}.ts`),
    external: (id) => !id.startsWith('.') && !isAbsolute(id),
    platform: 'node',
  });
  await bundle.write({ file, format });
  await bundle.close();
  return file;
}

/** An answer for each job, or the problem that came instead. */
export type Answers = Readonly<Record<string, unknown>>;

/** The answers in what a program prints. */
export function answersIn(printed: string): Answers {
  const lines = printed
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as { job?: string; answer?: unknown; problem?: string; done?: boolean });
  if (!lines.at(-1)?.done) throw new Error(`The program ended before its last job:\n${printed}`);
  return Object.fromEntries(lines.slice(0, -1).map(({ job, answer, problem }) => [job, problem ?? answer]));
}

/** The answers of a script in a runtime. */
export const answersOfScript = async ({ command, before }: Runtime, script: string): Promise<Answers> =>
  answersIn(await printedBy(command, [...before, script], { cwd: dirname(script) }));

const inRuntime = (runtime: Runtime, kind: Kind): Environment => ({
  name: `${runtime.name}, ${kind}`,
  hasFiles: true,
  missing: runtime.missing,
  answers: async () =>
    answersOfScript(runtime, await writeProgram(await workroom(`${runtime.name} ${kind}`), 'program', kind)),
});

/** Programs as they are, in each runtime. */
export const IN_RUNTIMES: readonly Environment[] = RUNTIMES.flatMap((runtime) =>
  (['import', 'require'] as const).map((kind) => inRuntime(runtime, kind)),
);
