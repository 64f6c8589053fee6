/**
 * Runs of the command in processes of their own, with what may happen to a process from outside.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../../scripts/workspace.mjs';

export const PROGRAM = join(ROOT, 'apps/cli/dist/main.js');
const USAGE = fileURLToPath(new URL('usage.cjs', import.meta.url));

/**
 * When a process counts as hung. Seconds of its processor count, because the machine may be busy.
 */
export const HUNG = { cpuSeconds: 60, seconds: 300 };

/** After so many seconds of its processor a command without a bound is asked to end. */
const LONG_ENOUGH = 10;

const MOST_KEPT = 20_000_000;

/** Variables that would lead a command elsewhere are taken away. */
function environment(temp) {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(PG|PENCILMARK|NODE_|npm_|NO_COLOR|FORCE_COLOR)/.test(name),
  );
  return { ...Object.fromEntries(kept), TMPDIR: temp, TMP: temp, TEMP: temp, TZ: 'UTC' };
}

/** Seconds of the processor that a process has used, where the system tells; otherwise 0. */
function cpuSeconds(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return 0;
  }
}

/** The most memory that a process has had so far, in megabytes, where the system tells. */
function peakOf(pid) {
  try {
    return Number(/VmHWM:\s*(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** What a process writes on channels 1, 2 and 3, up to the most that is kept. */
function outputOf(child) {
  const kept = [[], [], []];
  let size = 0;
  for (const [index, number] of [1, 2, 3].entries()) {
    child.stdio[number].on('error', () => {});
    child.stdio[number].on('data', (bytes) => {
      size += bytes.length;
      if (size <= MOST_KEPT) kept[index].push(bytes);
    });
  }
  return { texts: () => kept.map((list) => Buffer.concat(list).toString('utf8')), isWhole: () => size <= MOST_KEPT };
}

/** Watches over a process: a hung one is killed, one that may be cut is interrupted in time. */
function watchOver(child, ran, { begun, mayBeCut }) {
  let cutAt = 0;
  return setInterval(() => {
    if (ran.isOver) return;
    ran.cpu = Math.max(ran.cpu, cpuSeconds(child.pid));
    ran.peak = Math.max(ran.peak, peakOf(child.pid));
    const seconds = (performance.now() - begun) / 1000;
    if (mayBeCut && (ran.cpu > LONG_ENOUGH || seconds > 60)) {
      if (!ran.wasCut) cutAt = seconds;
      const late = seconds - cutAt;
      // As people do: once politely, once more, and then for good.
      if (!ran.wasCut || (late > 5 && late < 6)) child.kill('SIGINT');
      if (late > 30) child.kill('SIGTERM');
      ran.wasCut = true;
    }
    if (ran.cpu > HUNG.cpuSeconds || seconds > HUNG.seconds) {
      ran.isHung = true;
      child.kill('SIGKILL');
    }
  }, 250);
}

/** What a process has told of itself on its last channel; nothing when it was killed. */
function usageIn(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/**
 * Runs the command. `events` are what happens from outside, each `{ ms, act(child) }`. `feed` gives
 * standard input in pieces with pauses. `mayBeCut` says that it is interrupted when it takes long.
 */
export async function runCommand(words, { cwd, temp, input = Buffer.alloc(0), events = [], mayBeCut = false, feed }) {
  const child = spawn(process.execPath, ['--require', USAGE, PROGRAM, ...words], {
    cwd,
    env: environment(temp),
    stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
  });
  const output = outputOf(child);
  child.stdin.on('error', () => {});
  const begun = performance.now();
  const ran = { isOver: false, wasCut: false, isHung: false, wasTroubled: false, peak: 0, cpu: 0 };
  const ended = new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', () => {
      ran.isOver = true;
    });
    child.on('close', (code, signal) => resolve({ code, signal }));
  });
  if (feed) void feed(child.stdin, () => ran.isOver);
  else child.stdin.end(input);
  for (const { ms, act } of events)
    void after(ms, undefined, { ref: false }).then(() => {
      if (ran.isOver) return;
      ran.wasTroubled = true;
      act(child);
    });
  const watch = watchOver(child, ran, { begun, mayBeCut });
  const end = await ended;
  clearInterval(watch);
  const [out, err, usage] = output.texts();
  const seconds = (performance.now() - begun) / 1000;
  return { ...ran, ...usageIn(usage), ...end, out, err, isWhole: output.isWhole(), seconds };
}
