import { spawn } from 'node:child_process';

/** How a program ended. */
export interface Ended {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
}

export interface ChildOptions {
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
  /** The command is a line for the shell of the system. */
  readonly shell?: boolean;
  readonly seconds?: number;
}

/** What a stranger's shell does not have: what npm and the tests tell their own programs. */
const OURS =
  /^(npm_(lifecycle|package)_|npm_(execpath|node_execpath|command)$|npm_config_(local_)?prefix$|INIT_CWD$|NODE_(PATH|OPTIONS|ENV)$|VITEST|PENCILMARK_)/;

/** The environment of somebody who knows nothing of this project. */
export const strangersEnv = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !OURS.test(name)));

/**
 * Runs a program to its end. One that takes too long is stopped with all that it started, and that
 * is an error.
 */
export function child(
  command: string,
  args: readonly string[],
  { cwd, env = strangersEnv(), shell = false, seconds = 120 }: ChildOptions,
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    // A group of its own, so that a shell is stopped with what it runs. Windows has none.
    const detached = process.platform !== 'win32';
    const started = spawn(command, args, { cwd, env, shell, detached, stdio: ['ignore', 'pipe', 'pipe'] });
    const stop = () => {
      if (started.pid === undefined) return;
      if (detached) process.kill(-started.pid, 'SIGKILL');
      else started.kill('SIGKILL');
    };
    let [output, errors, isLate] = ['', '', false];
    const timer = setTimeout(() => {
      isLate = true;
      stop();
    }, seconds * 1000);
    started.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    started.stderr.setEncoding('utf8').on('data', (text: string) => {
      errors += text;
    });
    started.on('error', reject);
    started.on('close', (code) => {
      clearTimeout(timer);
      const line = [command, ...args].join(' ');
      if (isLate) reject(new Error(`${line} took more than ${seconds} s\n${output}${errors}`));
      else resolve({ code: code ?? 1, output, errors });
    });
  });
}

/** What a program prints; one that fails is an error with all it said. */
export async function printedBy(command: string, args: readonly string[], options: ChildOptions): Promise<string> {
  const { code, output, errors } = await child(command, args, options);
  if (code !== 0) throw new Error(`${[command, ...args].join(' ')} ended with ${code}\n${output}${errors}`);
  return output;
}
