import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { partsBeside } from './parts.ts';
import { Session } from './session.ts';
import { runProgram } from './start.ts';

/** The file that people start. */
export const COMMAND = fileURLToPath(new URL('../bin/pencilmark.mjs', import.meta.url));

/** The result of a run of the command. */
export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

interface Surroundings {
  readonly cwd?: string;
}

type Run = (args: readonly string[], input?: string | Uint8Array, surroundings?: Surroundings) => Promise<Ran>;

/**
 * Runs `pencilmark` in a process of its own, with arguments, standard input from a pipe and a
 * folder. This is for what only a process shows; `run` takes a tenth of the time.
 */
export const runProcess: Run = (args, input = '', options = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [COMMAND, ...args], { ...options, timeout: 30_000 });
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text;
    });
    child.on('error', reject).on('close', (code) => resolve({ code, out, err }));
    child.stdin.on('error', () => {}); // it may end before it has read everything
    child.stdin.end(input);
  });

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs `pencilmark` in this process, with files as its standard streams. Only one run is at work at
 * a time, because the folder belongs to the process. Threads do not see this standard input.
 */
export const run: Run = (...what) => {
  const ran = last.then(() => runHere(...what));
  last = ran.catch(() => {});
  return ran;
};

const runHere: Run = async (args, input = '', { cwd = process.cwd() } = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'pencilmark-run-'));
  const [typed, out, err] = ['in', 'out', 'err'].map((name) => join(folder, name)) as [string, string, string];
  writeFileSync(typed, input);
  const streams = { input: openSync(typed, 'r'), output: openSync(out, 'w'), errors: openSync(err, 'w') };
  const before = process.cwd();
  process.chdir(cwd);
  try {
    const parts = partsBeside(new URL('../dist/worker.js', import.meta.url));
    const code = await runProgram(args, new Session(parts, [], streams));
    return { code, out: readFileSync(out, 'utf8'), err: readFileSync(err, 'utf8') };
  } finally {
    process.chdir(before);
    for (const descriptor of Object.values(streams)) closeSync(descriptor);
    rmSync(folder, { recursive: true });
  }
};

/** The JSON objects of an output with one a line. */
export const objectsOf = (out: string): Record<string, unknown>[] =>
  out
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
