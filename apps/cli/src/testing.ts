import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The file that people start. */
export const COMMAND = fileURLToPath(new URL('../bin/pencilmark.mjs', import.meta.url));

/** The result of a run of the command. */
export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs `pencilmark` in a process of its own, with arguments, standard input and a folder. */
export function run(
  args: readonly string[],
  input: string | Uint8Array = '',
  options: { readonly cwd?: string } = {},
): Promise<Ran> {
  return new Promise((resolve, reject) => {
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
}

/** The JSON objects of an output with one a line. */
export const objectsOf = (out: string): Record<string, unknown>[] =>
  out
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
