import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NO_LINUX, NO_UNIX } from '../../../../scripts/systems.mjs';
import { COMMAND, run, runProcess } from '../testing.ts';

const PUZZLE = '5...8.1.6....732844.712...37.926......3.45.1...1...625.9.7.4.3..7...289.1259.....';
const TEXT = `${PUZZLE}\nwhat!\n12..............\n${PUZZLE}\r\n11${'.'.repeat(79)}\n1...\n..2.\n.3..\n...4\n`;

let cwd: string;
beforeAll(() => {
  cwd = mkdtempSync(join(tmpdir(), 'pencilmark-bulk-'));
  writeFileSync(join(cwd, 'some.txt'), TEXT);
  writeFileSync(join(cwd, 'some.txt.gz'), gzipSync(TEXT));
});
afterAll(() => rmSync(cwd, { recursive: true, force: true }));

const read = (name: string): Buffer => readFileSync(join(cwd, name));

test('threads give the same answers as none, from files and standard input', async () => {
  const plain = await run(['solve', 'some.txt'], '', { cwd });
  expect(plain.code).toBe(2);
  const threaded = await run(['solve', '--threads', '2', 'some.txt'], '', { cwd });
  const lines = threaded.err.trimEnd().split('\n');
  expect(lines.pop()).toMatch(/^solved 5, none 1, bad 1, [\d ]+\/s$/);
  expect({ ...threaded, err: `${lines.join('\n')}\n` }).toEqual(plain);
  const piped = await runProcess(['solve', '--threads', '1'], TEXT);
  expect(piped.out).toBe(plain.out);
  expect(piped.err).toContain('standard input:2:1: ');
});

test.each([
  [['solve', '--json']],
  [['solve', '--limit', '2']],
  [['solve', '--count', '--limit', '5']],
  [['solve', '--candidates']],
  [['solve', '--count', '--solver', 'singles', '--check']],
  [['solve', '--to', 'drawn']],
  [['check']],
  [['check', '--json', '--max-calls', '3']],
  [['convert', '--blank', '0']],
  [['convert', '--to', 'drawn', '--geometry', '9x9:3x3']],
  [['canonical']],
  [['canonical', '--json', '--from', 'line', '--alphabet', '1-9']],
  [['certify', '--path']],
  [['dataset', '--form', 'csv', '--columns', 'line,puzzle,class,er']],
])('messages are the same with and without threads: %j', async (args) => {
  const whole = (text: string): string => text.replace(/"ms":[\d.]+/g, '');
  const here = await run([...args, 'some.txt'], '', { cwd });
  const there = await run([...args, 'some.txt', '--threads', '2'], '', { cwd });
  const messages = there.err.trimEnd().split('\n');
  expect(messages.pop()).toMatch(/, [\d ]+\/s$/);
  expect(whole(there.out)).toBe(whole(here.out));
  expect(messages.join('\n')).toBe(here.err.trimEnd());
  expect(there.code).toBe(here.code);
});

test('the summary has the numbers that are known', async () => {
  const last = async (...args: string[]) =>
    (await run([...args, 'some.txt', '--threads', '1'], '', { cwd })).err.trimEnd().split('\n').at(-1);
  expect(await last('solve', '--limit', '2')).toMatch(/^solved 5, proper 3, several 1, none 1, bad 1, [\d ]+\/s$/);
  expect(await last('check')).toMatch(/^checked 5, proper 3, several 1, none 0, conflict 1, bad 1, [\d ]+\/s$/);
  expect(await last('convert')).toMatch(/^written 5, bad 1, [\d ]+\/s$/);
});

test.skipIf(NO_UNIX)(
  'endings may be capitals, and the first bytes say how standard input is packed',
  { tags: ['whole'] },
  async () => {
    const { out } = await run(['solve', 'some.txt'], '', { cwd });
    writeFileSync(join(cwd, 'SOME.GZ'), read('some.txt.gz'));
    expect((await run(['solve', 'SOME.GZ'], '', { cwd })).out).toBe(out);
    const solve = `${process.execPath} ${COMMAND} solve`;
    for (const line of [`${solve} < some.txt.gz`, `cat some.txt.gz | ${solve}`, `cat some.txt.gz | ${solve} --json`]) {
      const { stdout } = await promisify(execFile)('sh', ['-c', line], { cwd }).catch((failed) => failed);
      expect(line.endsWith('--json') ? stdout.startsWith('{"puzzle"') : stdout === out, line).toBe(true);
    }
  },
);
test('a file is unpacked and packed with gzip when its name says so', async () => {
  const { out } = await run(['solve', 'some.txt'], '', { cwd });
  expect((await run(['solve', 'some.txt.gz'], '', { cwd })).out).toBe(out);
  expect((await run(['check', 'some.txt.gz'], '', { cwd })).out).toContain('some.txt.gz:1');
  await run(['solve', '--output', 'out.gz', 'some.txt'], '', { cwd });
  expect(gunzipSync(read('out.gz')).toString()).toBe(out);
  expect((await run(['check', 'none.gz'], '', { cwd })).err).toContain('no such file');
});

test('a file is unpacked and packed with zstd when its name says so', async () => {
  const { out } = await run(['solve', 'some.txt'], '', { cwd });
  await run(['convert', '--output', 'some.zst', '--threads', '1', 'some.txt'], '', { cwd });
  expect((await run(['solve', 'some.zst', '--output', 'out.zst', '--on-error', 'skip'], '', { cwd })).code).toBe(1);
  expect((await run(['convert', 'out.zst'], '', { cwd })).out).toBe(out);
  expect((await run(['compare', 'some.zst'], '', { cwd })).out).toContain('all');
  writeFileSync(join(cwd, 'cut.zst'), read('some.zst').subarray(0, -9));
  const cut = await run(['check', 'cut.zst'], '', { cwd });
  expect(cut).toMatchObject({ code: 2, err: expect.stringContaining('cut.zst: This cannot be read: ') });
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

test('generate makes the same puzzles with and without threads, and in shards', async () => {
  const args = ['generate', '--count', '7', '--seed', '3', '--size', '4'];
  const { out } = await run(args);
  expect((await run([...args, '--threads', '2'])).out).toBe(out);
  for (const part of [1, 2]) await run([...args, '--shard', `${part}/2`, '--output', `part.${part}.gz`], '', { cwd });
  const merged = await run(['merge', 'part.2.gz', 'part.1.gz', '--output', 'made.txt'], '', { cwd });
  expect(merged).toMatchObject({ code: 0, err: 'merged 2 shards, 7 puzzles\n' });
  expect(read('made.txt').toString()).toBe(out);
  const lacking = await run(['merge', 'part.2.gz', '--output', 'lacking.txt'], '', { cwd });
  expect(lacking).toMatchObject({ code: 2, err: 'pencilmark: A shard is missing: 1/2.\n' });
  expect(existsSync(join(cwd, 'lacking.txt'))).toBe(false);
  expect((await run(['generate', '--shard', '1/2'])).err).toContain('--seed');
  expect((await run(['solve', '--shard', '3/2', 'some.txt'], '', { cwd })).code).toBe(2);
  expect((await runProcess(['solve', '--shard', '1/2'], TEXT)).err).toContain('Standard input cannot be divided');
});

test('UTF-16 is read in threads too', async () => {
  const text = Buffer.from(`\ufeff${TEXT}`, 'utf16le');
  writeFileSync(join(cwd, 'wide.txt'), text);
  const plain = await run(['check', 'wide.txt'], '', { cwd });
  expect(plain.out).toContain('proper');
  expect((await run(['check', 'wide.txt', '--threads', '1'], '', { cwd })).out).toBe(plain.out);
});

test.skipIf(NO_LINUX)(
  'a full disk is reported, and --resume continues when there is room',
  { tags: ['whole'] },
  async () => {
    writeFileSync(join(cwd, 'long.txt'), `${PUZZLE}\n`.repeat(20_000));
    const args = ['solve', 'long.txt', '--output', 'long.out', '--threads', '1'];
    // No file may become longer than a megabyte.
    const limited = spawn('sh', ['-c', 'ulimit -f 2048; exec "$0" "$@"', process.execPath, COMMAND, ...args], { cwd });
    let err = '';
    limited.stderr.on('data', (text) => {
      err += text;
    });
    const [code] = await once(limited, 'close');
    expect(code).toBe(2);
    expect(err).toMatch(/^pencilmark: long.out cannot be written: .*\. Mend that, and continue with --resume\.\n$/);
    expect(await run([...args, '--resume'], '', { cwd })).toMatchObject({ code: 0 });
    expect(read('long.out')).toHaveLength(20_000 * 82);
  },
);

test.skipIf(NO_UNIX)('a large file as standard input is answered in threads, and is not overwritten', async () => {
  const text = `${PUZZLE}\n`.repeat(20_000);
  writeFileSync(join(cwd, 'large.txt'), text);
  const large = (args: string): Promise<{ stdout: string; stderr: string }> =>
    promisify(execFile)('sh', ['-c', `"${process.execPath}" "${COMMAND}" solve ${args} < large.txt`], {
      cwd,
      maxBuffer: 1 << 26,
    });
  const { stdout, stderr } = await large('');
  expect(stdout).toHaveLength(20_000 * 82);
  expect(stderr).toMatch(/^solved 20 000, /);
  await expect(large('--output large.txt')).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining('standard input is the input'),
  });
  expect(read('large.txt').toString()).toBe(text);
});

test('a long pipe is answered in threads, and a sender that pauses gets the answers so far', async () => {
  const puzzles = 20_001;
  const child = spawn(process.execPath, [COMMAND, 'solve'], { cwd });
  let [out, err] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text) => {
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    err += text;
  });
  child.stdin.write(`${PUZZLE}\n`.repeat(puzzles));
  await expect.poll(() => out.length, { timeout: 20_000 }).toBe(puzzles * 82);
  child.stdin.write(PUZZLE.slice(0, 40));
  await new Promise((resolve) => setTimeout(resolve, 100));
  child.stdin.write(`${PUZZLE.slice(40)}\n${PUZZLE}\n`);
  await expect.poll(() => out.length, { timeout: 20_000 }).toBe((puzzles + 2) * 82);
  child.stdin.end(PUZZLE);
  const [code] = await once(child, 'close');
  expect([code, out.length]).toEqual([0, (puzzles + 3) * 82]);
  expect(err).toMatch(/^solved 20 004, /);
});

test.skipIf(NO_UNIX)('a named pipe is read once, from its beginning to its end', { tags: ['whole'] }, async () => {
  const piped = (args: string): Promise<{ stdout: string; stderr: string }> => {
    const line = `rm -f pipe; mkfifo pipe; printf '${PUZZLE}\\n${PUZZLE}\\n' > pipe & sleep 0.1; "${process.execPath}" "${COMMAND}" solve pipe ${args}`;
    return promisify(execFile)('sh', ['-c', line], { cwd, timeout: 20_000 });
  };
  const { out } = await run(['solve'], `${PUZZLE}\n${PUZZLE}\n`);
  expect((await piped('--threads 2')).stdout).toBe(out);
  await piped('--output piped.txt');
  expect(read('piped.txt').toString()).toBe(out);
  for (const args of ['--output piped.txt --resume', '--shard 1/2'])
    await expect(piped(`${args}; exit=$?; : < pipe; exit $exit`)).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^pencilmark: pipe cannot be /),
    });
});

test.skipIf(NO_UNIX)('an endless input that is not text is refused at once', async () => {
  for (const args of [[], ['--threads', '1']])
    expect(await run(['solve', '/dev/zero', ...args])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^\/dev\/zero:1:1: This is not text: it holds a zero byte.\n/),
    });
});

test('a few lines through a pipe are answered when they come', async () => {
  const child = spawn(process.execPath, [COMMAND, 'solve'], { cwd });
  for (const line of [PUZZLE, PUZZLE]) {
    child.stdin.write(`${line}\n`);
    const [answer] = await once(child.stdout, 'data');
    expect(String(answer)).toMatch(/^[1-9]{81}\n$/);
  }
  child.stdin.end();
  expect(await once(child, 'close')).toEqual([0, null]);
});

test.skipIf(NO_UNIX)('Ctrl-C ends a job that reads from an open pipe', async () => {
  const child = spawn(process.execPath, [COMMAND, 'solve', '--threads', '1'], { cwd });
  child.stdin.on('error', () => {}); // the command ends before it has read everything
  child.stdin.write(`${PUZZLE}\n`.repeat(20_000));
  let err = '';
  child.stderr.on('data', (text) => {
    err += text;
  });
  await once(child.stdout, 'data');
  child.stdout.resume();
  child.kill('SIGINT');
  const [code] = await once(child, 'close');
  expect(code).toBe(130);
  expect(err).toMatch(/stopped after standard input:\d+\n$/);
});

test.skipIf(NO_UNIX)(
  'generate makes many puzzles in threads by itself, and says after Ctrl-C where it stopped',
  { tags: ['whole'] },
  async () => {
    const child = spawn(process.execPath, [COMMAND, 'generate', '--size', '4', '--count', '9000000', '--seed', '1']);
    let [out, err] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text) => {
      out += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text) => {
      err += text;
    });
    await once(child.stdout, 'data');
    child.kill('SIGINT');
    const [code] = await once(child, 'close');
    expect(code).toBe(130);
    const made = out.length / 17;
    expect(err).toMatch(new RegExp(`^made .*\nstopped after seed ${made}\n$`));
  },
);

test.skipIf(NO_UNIX)(
  'after Ctrl-C a job finishes what it has begun and says where it stopped; --resume continues',
  { tags: ['whole'] },
  async () => {
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
    expect(err).toMatch(/stopped after many.txt:\d+; --resume goes on\n$/);
    const resumed = await run([...args, '--resume'], '', { cwd });
    expect(resumed.code).toBe(0);
    expect(resumed.err).toMatch(/^solved 400 000, /);
    expect(read('many.out')).toHaveLength(count * 82);
  },
);
