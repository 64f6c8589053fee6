import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import { NO_UNIX } from '../../../../scripts/systems.mjs';
import { COMMAND, objectsOf, run } from '../testing.ts';

test('a line for each board', async () => {
  expect(await run(['count-grids', '4x4', '9x9', '4x4:x'])).toEqual({
    code: 0,
    out: '288  4x4:2x2\n6670903752021072936960  9x9:3x3\n48  4x4:x\n',
    err: '',
  });
  const { out } = await run(['count-grids', '--json', '6x6', '5x5']);
  expect(objectsOf(out)).toEqual([
    { geometry: '6x6:2x3', grids: '28200960', method: 'bands', calls: 0 },
    { geometry: '5x5:1x5', grids: '161280', method: 'cells', calls: expect.any(Number) },
  ]);
});

test('what is no board, has other rules or needs more calls is told, and the others are counted', async () => {
  const ran = await run(['count-grids', '--json', '--max-calls', '9', '4x4', '9x9:x', '4x4:nonconsecutive', '3x']);
  expect(ran.code).toBe(2);
  expect(objectsOf(ran.out)).toEqual([
    expect.objectContaining({ grids: '288' }),
    { geometry: '9x9:x', error: { message: expect.stringMatching(/^Not counted after \d+ calls/) } },
    { geometry: '4x4:nonconsecutive', error: { message: expect.stringContaining('more than that cells differ') } },
    { geometry: '3x', error: { message: expect.stringContaining('is not a board') } },
  ]);
  expect(ran.err.split('\n').length).toBe(4);
  expect((await run(['count-grids', '4x4:nonconsecutive'])).code).toBe(1);
  expect((await run(['count-grids'])).code).toBe(2);
});

test('an estimate says that it is one, and the same seed gives the same', async () => {
  const args = ['count-grids', '9x9', '--estimate', '--dives', '50', '--seed', '7'];
  const ran = await run(args);
  expect(ran.out).toMatch(/^about \d\.\d\de21 ± \d\.\d\de\d+ {2}9x9:3x3 {2}\(an estimate: 50 dives, seed 7\)\n$/);
  expect(await run(args)).toEqual(ran);
  const [large] = objectsOf((await run(['count-grids', '25x25', '--estimate', '--dives', '9', '--json'])).out);
  expect(large).toMatchObject({ estimate: expect.stringMatching(/^\d\.\d\de30\d$/), dives: 9, seed: 1 });
  expect(await run(['count-grids', '4x4:nonconsecutive', '--estimate'])).toMatchObject({ code: 1, out: '' });
  expect(await run(['count-grids', '36x36', '--estimate'])).toMatchObject({ code: 1, out: '' });
  expect(await run(['count-grids', '9x9', '--seed', '7'])).toMatchObject({ code: 2, out: '' });
});

test.skipIf(NO_UNIX)('Ctrl-C ends a long count at once, and what was counted is there', async () => {
  const child = spawn(process.execPath, [COMMAND, 'count-grids', '4x4', '16x16'], { timeout: 20_000 });
  let out = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
    child.kill('SIGINT');
  });
  expect(await new Promise((resolve) => child.on('close', (_, signal) => resolve(signal)))).toBe('SIGINT');
  expect(out).toBe('288  4x4:2x2\n');
});
