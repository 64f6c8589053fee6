import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NO_LINUX } from '../../../../scripts/systems.mjs';
import { COMMAND, objectsOf, run, runProcess } from '../testing.ts';
import { CHEATS, processesWithWord, rareWord } from './testing.ts';

const OWN = [process.execPath, COMMAND, 'arena', 'play', '--solver', 'singles'];
const SHORT = ['--rounds', '6x6-first', '--tasks', '2', '--seed', '1'];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pencilmark-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('run', () => {
  test('--json writes a line for each task, and the table', async () => {
    const { code, out, err } = await runProcess(['arena', 'run', ...SHORT, '--json', '--', ...OWN]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const [first, second, last, ...more] = objectsOf(out);
    expect(more).toEqual([]);
    for (const line of [first, second])
      expect(line).toMatchObject({ task: expect.stringMatching(/^6x6-first-/), ok: true, code: 'right' });
    expect(first).toMatchObject({ ms: expect.any(Number), ...(NO_LINUX ? {} : { cpuMs: expect.any(Number) }) });
    expect(last).toMatchObject({ seed: 1, table: [{ round: '6x6-first', rows: [{ rank: 1, entry: 'singles' }] }] });
  });

  test('a program that gives no answer ends with exit code 1', async () => {
    const args = [...SHORT, '--limit-ms', '50', '--', process.execPath, CHEATS, 'sleeper'];
    const { code, out } = await runProcess(['arena', 'run', ...args]);
    expect({ code, out }).toEqual({
      code: 1,
      out: expect.stringMatching(/missed +No answer came in time\.\n[\s\S]*missed 2/),
    });
  });

  test.each([
    [['./nothing-here'], 'pencilmark: There is no program ./nothing-here that may be started.\n'],
    [['no-such-program'], 'pencilmark: There is no program no-such-program on the path.\n'],
    [[process.execPath, '-e', 'process.exit(4)'], /start: The program ended with exit code 4\.\n/],
    [[process.execPath, CHEATS, 'honest'], /The program knows none of these boards\.\n/],
  ])('%j cannot play', async (program, says) => {
    const { code, err } = await runProcess(['arena', 'run', ...SHORT, '--', ...program]);
    expect({ code, err }).toEqual({ code: 2, err: typeof says === 'string' ? says : expect.stringMatching(says) });
  });

  test.skipIf(NO_LINUX)('Ctrl-C ends the arena and its program', async () => {
    const word = rareWord();
    const args = [COMMAND, 'arena', 'run', ...SHORT, '--', process.execPath, CHEATS, 'sleeper', word];
    const arena = spawn(process.execPath, args, { stdio: 'ignore', timeout: 20_000 });
    const isPlaying = (): boolean => processesWithWord(word).length > 1;
    await expect.poll(isPlaying, { timeout: 10_000 }).toBe(true);
    arena.kill('SIGINT');
    expect(await new Promise((resolve) => arena.on('close', resolve))).toBe(130);
    expect(processesWithWord(word)).toEqual([]);
  });
});

describe('tournament', () => {
  const write = (text: string): string => {
    writeFileSync(join(folder, 'entries.json'), text);
    return join(folder, 'entries.json');
  };

  test('as Markdown, with a page; a program that says nothing takes no part', async () => {
    const entries = [{ solver: 'singles' }, { name: 'dumb', command: [process.execPath, '-e', 'process.exit(0)'] }];
    const html = join(folder, 'arena.html');
    const args = [...SHORT, '--markdown', '--html', html, write(JSON.stringify(entries))];
    const { code, out, err } = await runProcess(['arena', 'tournament', ...args]);
    expect({ code, err }).toEqual({ code: 1, err: expect.stringMatching(/^dumb: It takes no part: start: /) });
    expect(out).toContain('## 6x6-first\n\n| rank | entry |');
    expect(readFileSync(html, 'utf8')).toMatch(/^<!doctype html>[\s\S]*<svg[\s\S]*singles/);
  });

  test.each([
    ['{}', /entries\.json: Expected a list of entries\.\n$/],
    ['[{"solver":"nobody"}]', /entries\.json: nobody: There is no solver "nobody"\. /],
    ['[{"name":"x","command":["./x"]}]', /entries\.json: x: There is no program \.\/x/],
  ])('%s is refused', async (text, says) => {
    const { code, err } = await run(['arena', 'tournament', ...SHORT, write(text)]);
    expect({ code, err }).toEqual({ code: 2, err: expect.stringMatching(says) });
  });

  test.each([
    [
      ['tournament', '--json', '--markdown'],
      '--json and --markdown cannot go together: standard output has one form.\n',
    ],
    [['tournament', 'nowhere.json'], 'nowhere.json: There is no such file.\n'],
    [['run', '--rounds', '9x9-first,3x3', '--', 'x'], 'There is no round "3x3"'],
    [['run'], "missing required argument 'program'"],
    [['sprint'], "unknown command 'sprint'"],
  ])('arena %j is refused', async (args, says) =>
    expect(await run(['arena', ...args])).toMatchObject({ code: 2, out: '', err: expect.stringContaining(says) }),
  );
});

test('the code of the arena is loaded only when it is needed', () => {
  const start = readFileSync(new URL('../../dist/start.js', import.meta.url), 'utf8');
  expect(start).toContain('9x9-first');
  expect(start).not.toMatch(/typebox|TypeBox|~kind/);
});
