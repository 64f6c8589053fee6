import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COMMAND, run } from './testing.ts';

const PUZZLE = '5...8.1.6....732844.712...37.926......3.45.1...1...625.9.7.4.3..7...289.1259.....';
const TEXT = `${PUZZLE}\nwhat?\n12..............\n${PUZZLE}\r\n11${'.'.repeat(79)}\n1...\n..2.\n.3..\n...4\n`;

let cwd: string;
beforeAll(() => {
  cwd = mkdtempSync(join(tmpdir(), 'pencilmark-bulk-'));
  writeFileSync(join(cwd, 'some.txt'), TEXT);
  writeFileSync(join(cwd, 'some.txt.gz'), gzipSync(TEXT));
});
afterAll(() => rmSync(cwd, { recursive: true, force: true }));

const read = (name: string): Buffer => readFileSync(join(cwd, name));

test('threads answer as the quick start does, from files and standard input', async () => {
  const plain = await run(['solve', 'some.txt'], '', { cwd });
  expect(plain.code).toBe(2);
  const threaded = await run(['solve', '--threads', '2', 'some.txt'], '', { cwd });
  const lines = threaded.err.trimEnd().split('\n');
  expect(lines.pop()).toMatch(/^solved 5, none 1, bad 1, .*\/s on 2 threads$/);
  expect({ ...threaded, err: `${lines.join('\n')}\n` }).toEqual(plain);
  const piped = await run(['solve', '--threads', '1'], TEXT);
  expect(piped.out).toBe(plain.out);
  expect(piped.err).toContain('standard input:2:1: ');
});

test.each([
  [['solve', '--json']],
  [['solve', '--limit', '2']],
  [['solve', '--count', '--limit', '5']],
  [['solve', '--count', '--solver', 'singles', '--check', '--to', 'drawn']],
  [['check']],
  [['check', '--json', '--max-calls', '3']],
  [['convert', '--blank', '0']],
  [['convert', '--to', 'drawn', '--geometry', '9x9:3x3']],
  [['canonical']],
  [['canonical', '--json', '--from', 'line', '--alphabet', '1-9']],
])('threads and no threads say the same: %j', async (args) => {
  const whole = (text: string): string => text.replace(/"ms":[\d.]+/g, '');
  const here = await run([...args, 'some.txt'], '', { cwd });
  const there = await run([...args, 'some.txt', '--threads', '2'], '', { cwd });
  const messages = there.err.trimEnd().split('\n');
  expect(messages.pop()).toMatch(/\/s on 2 threads$/);
  expect(whole(there.out)).toBe(whole(here.out));
  expect(messages.join('\n')).toBe(here.err.trimEnd());
  expect(there.code).toBe(here.code);
});

test('gzip is unpacked and packed by the end of the name', async () => {
  const { out } = await run(['solve', 'some.txt'], '', { cwd });
  expect((await run(['solve', 'some.txt.gz'], '', { cwd })).out).toBe(out);
  expect((await run(['check', 'some.txt.gz'], '', { cwd })).out).toContain('some.txt.gz:1');
  await run(['solve', '--output', 'out.gz', 'some.txt'], '', { cwd });
  expect(gunzipSync(read('out.gz')).toString()).toBe(out);
  writeFileSync(join(cwd, 'some.txt.zst'), '');
  for (const command of ['check', 'solve']) {
    const { err, code } = await run([command, 'some.txt.zst'], '', { cwd });
    expect(err).toContain('zstd');
    expect(code).toBe(2);
  }
});

test('bad records are recorded, or end the job', async () => {
  const recorded = await run(['solve', '--on-error', 'record', 'some.txt'], '', { cwd });
  expect(recorded.out.split('\n')[1]).toMatch(/^# line 2: /);
  for (const more of [[], ['--threads', '1'], ['--json']]) {
    const { out, code } = await run(['solve', '--on-error', 'stop', ...more, 'some.txt'], '', { cwd });
    expect(out.trimEnd().split('\n')).toHaveLength(more[0] === '--json' ? 2 : 1);
    expect(code).toBe(2);
  }
});

test('Ctrl-C finishes what is begun, says where it stopped, and --resume goes on', async () => {
  const count = 400_000;
  writeFileSync(join(cwd, 'many.txt'), `${PUZZLE}\n`.repeat(count));
  const args = ['solve', 'many.txt', '--output', 'many.out', '--threads', '1'];
  const child = spawn(process.execPath, [COMMAND, ...args], { cwd, stdio: ['ignore', 'ignore', 'pipe'] });
  let err = '';
  child.stderr.on('data', (text) => {
    err += text;
  });
  // The job has begun as soon as its journal is there.
  const look = setInterval(() => {
    if (!existsSync(join(cwd, 'many.out.progress'))) return;
    clearInterval(look);
    child.kill('SIGINT');
  }, 5);
  const [code] = await once(child, 'close');
  clearInterval(look);
  expect(code).toBe(130);
  expect(err).toMatch(/stopped behind many.txt:\d+; --resume goes on\n$/);
  const resumed = await run([...args, '--resume'], '', { cwd });
  expect(resumed.code).toBe(0);
  expect(resumed.err).toMatch(/^solved 400 000, /);
  expect(read('many.out')).toHaveLength(count * 82);
});
