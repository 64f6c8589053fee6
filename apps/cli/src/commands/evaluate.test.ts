import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { puzzleOf } from '@pencilmark/core/format';
import { generate } from '@pencilmark/core/generate';
import { boxed } from '@pencilmark/core/geometry';
import { solve } from '@pencilmark/core/solve';
import { transformSync } from 'rolldown/utils';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NO_UNIX } from '../../../../scripts/systems.mjs';
import { COMMAND, objectsOf, run, runProcess } from '../testing.ts';

const PUZZLES = [1, 2, 3].map((seed) =>
  [...generate({ geometry: boxed(2, 2), seed }).puzzle.givens].join('').replaceAll('0', '.'),
);
const EMPTY = PUZZLES.map((puzzle) => puzzle.split('.').length - 1);
const SOLUTIONS = Object.fromEntries(PUZZLES.map((puzzle) => [puzzle, solve(puzzleOf(puzzle))!.join('')]));

/** What partners know: the solutions, and the cells that are open, as words. */
const KNOWS = `
const SOLUTIONS = ${JSON.stringify(SOLUTIONS)};
const solutionOf = (text) => Object.entries(SOLUTIONS).find(([puzzle]) => [...puzzle].every((sign, cell) => sign === '.' || sign === text[cell]))[1];
const words = (text, digits = solutionOf(text)) => [...text].flatMap((sign, cell) => sign === '.' ? ['r' + (1 + cell / 4 | 0) + 'c' + (1 + cell % 4) + '=' + digits[cell]] : []);
const other = (digit) => 1 + digit % 4;
`;
const LINES = `${KNOWS}
require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
  const asked = JSON.parse(line);
  const say = (answer) => console.log(JSON.stringify({ answer }));
  answer(asked, say);
});
`;

/** Partners, as scripts of Node. */
const PARTNERS = {
  honest: `${LINES} function answer({ puzzle }, say) { say('So it is\\n' + solutionOf(puzzle).match(/.{4}/g).join('\\n')); }`,
  prose: `${LINES} function answer({ puzzle, turn }) {
    console.log('Turn ' + turn + ': if r1c1=9 then no. Therefore <answer>' + words(puzzle)[0] + '</answer>');
  }`,
  wrong: `${LINES} function answer({ puzzle, game }, say) {
    const [first, second = first] = words(puzzle);
    say(first + ' and then ' + second.slice(0, -1) + other(+second.slice(-1)));
  }`,
  silent: `${LINES} function answer({ game }, say) { if (game !== 2) say('give up'); }`,
  flooding: `${LINES} function answer({ game }, say) {
    if (game !== 2) return say('give up');
    const piece = 'x'.repeat(1 << 16);
    (function more() { process.stdout.write(piece, more); })();
  }`,
  chatty: `${LINES} function answer() { process.stdout.write('give up\\nand\\nmore\\n'); }`,
  late: `${LINES} function answer({ game, turn }) { console.log(JSON.stringify({ game: Math.max(2, game), turn, answer: 'give up' })); }`,
  dying: `${LINES} function answer({ game }, say) {
    if (game !== 2) return say('give up');
    console.error('No such model.');
    process.exit(3);
  }`,
  brief: `${LINES} let isDone = false; function answer(asked, say) {
    if (isDone) return;
    isDone = true;
    say(String(process.pid));
    setTimeout(() => process.exit(0), 50);
  }`,
  humble: `${LINES} function answer(asked, say) { say('I <b>give up</b> … <answer>Give up!</answer>'); }`,
  mute: 'setInterval(() => {}, 1000);',
  text: `${KNOWS}
    let prompt = '';
    process.stdin.setEncoding('utf8').on('data', (text) => { prompt += text; }).on('end', () => {
      const rows = prompt.match(/^[.1-4](?: [.1-4]){3}$/gm);
      console.log(solutionOf(rows.join('').replaceAll(' ', '')));
    });`,
  shy: `process.stdin.resume().on('end', () => { console.error('no key'); process.exit(process.env.SOME_KEY === 'secret' ? 4 : 5); });`,
} as const;

let cwd: string;
beforeAll(() => {
  cwd = mkdtempSync(join(tmpdir(), 'pencilmark-evaluate-'));
  writeFileSync(join(cwd, 'puzzles.txt'), `${PUZZLES.join('\n')}\n`);
  for (const [name, script] of Object.entries(PARTNERS)) writeFileSync(join(cwd, `${name}.cjs`), script);
});
afterAll(() => rmSync(cwd, { recursive: true, force: true }));

const partner = (name: keyof typeof PARTNERS): string[] => ['--', process.execPath, join(cwd, `${name}.cjs`)];
const FILE = ['--puzzles', 'puzzles.txt'];

/** Evaluates a partner; gives the objects without their times, which no two runs share. */
async function evaluated(name: keyof typeof PARTNERS, ...args: readonly string[]) {
  const { code, out, err } = await run(['evaluate', ...FILE, '--json', ...args, ...partner(name)], '', { cwd });
  const games = objectsOf(out);
  const { table } = games.pop() as { table: Record<string, unknown>[] };
  return { code, err, games, table };
}
const endsOf = (games: readonly Record<string, unknown>[]): unknown[] => games.map(({ end }) => end);

test('a partner that answers with the grid solves every puzzle in one turn', async () => {
  const { code, err, games, table } = await evaluated('honest');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const common = { source: 'puzzles.txt', geometry: '4x4:2x2', size: '4x4', kinds: 'plain', end: 'solved', turns: 1 };
  expect(games).toEqual(
    PUZZLES.map((puzzle, index) => ({
      ...common,
      ...{ game: index + 1, line: index + 1, level: expect.any(String), right: EMPTY[index] },
      ...{ seconds: expect.any(Number), answer: SOLUTIONS[puzzle], answerLine: 2 },
    })),
  );
  expect(table.map(({ games, solved }) => [games, solved])).toEqual(table.map(({ games }) => [games, games]));
  expect(table.reduce((sum, { games }) => sum + (games as number), 0)).toBe(3);
});

test('in turns each digit is told, prose around marks does not count, and a transcript has every word', async () => {
  const { code, games } = await evaluated('prose', '--turns', '16', '--transcript', 'said.jsonl');
  expect(code).toBe(0);
  expect(games.map(({ turns, right }) => [turns, right])).toEqual(EMPTY.map((empty) => [empty, empty]));
  const said = objectsOf(readFileSync(join(cwd, 'said.jsonl'), 'utf8'));
  expect(said).toHaveLength(EMPTY.reduce((sum, empty) => sum + empty));
  expect(said[0]).toEqual({
    game: 1,
    turn: 1,
    prompt: expect.stringMatching(/^Solve this sudoku/),
    answer: expect.stringMatching(/^Turn 1: /),
  });
  const [, placed] = /<answer>(.+)<\/answer>/.exec(String(said[0]!.answer))!;
  expect(said[1]!.prompt).toMatch(new RegExp(`^Right: ${placed}\n\nSolve this sudoku`));
  expect(said.filter(({ end }) => end === 'solved').map(({ game }) => game)).toEqual([1, 2, 3]);
  const few = await evaluated('prose', '--turns', '2');
  expect(few.code).toBe(1);
  expect(endsOf(few.games)).toEqual(['turns', 'turns', 'turns']);
});

test('a wrong digit ends the game, or is told and refused, and what was right before it counts', async () => {
  const ended = await evaluated('wrong', '--turns', '5');
  expect(ended.games.map(({ end, right, turns }) => [end, right, turns])).toEqual([1, 2, 3].map(() => ['wrong', 1, 1]));
  const refused = await evaluated('wrong', '--turns', '5', '--wrong', 'refuse', '--transcript', 'said.jsonl');
  expect(refused.games.map(({ end, right, turns }) => [end, right, turns])).toEqual(
    [1, 2, 3].map(() => ['turns', 1, 5]),
  );
  expect(String(objectsOf(readFileSync(join(cwd, 'said.jsonl'), 'utf8'))[1]!.prompt)).toMatch(
    /^Right: r\dc\d=\d\nWrong: r\dc\d=\d\n/,
  );
  const grids = await evaluated('wrong');
  expect(endsOf(grids.games)).toEqual(['incomplete', 'incomplete', 'incomplete']);
});

test.each([
  ['silent', 'timeout', 'No answer came within 1 s.'],
  ['flooding', 'fault', 'A line has more than 2097152 bytes.'],
  ['dying', 'fault', 'The program ended with exit code 3: No such model.'],
] as const)('a partner that is %s costs one game, and the rest goes on', async (name, end, text) => {
  const { code, games } = await evaluated(name, '--timeout', '1');
  expect(code).toBe(1);
  expect(endsOf(games)).toEqual(['gave-up', end, 'gave-up']);
  expect(games[1]).toMatchObject({ turns: 0, text });
});

test('lines that nobody asked for are a fault, not the answer to the next question', async () => {
  const { games } = await evaluated('chatty');
  expect(endsOf(games)).toEqual(['gave-up', 'fault', 'gave-up']);
  expect(games[1]).toMatchObject({ text: 'A line came that nobody had asked for.' });
  const late = await evaluated('late');
  expect(endsOf(late.games)).toEqual(['fault', 'gave-up', 'gave-up']);
  expect(late.games[0]).toMatchObject({ text: 'An answer to another game came in game 1.' });
});

test('a program plays all games, or each has a new one; one that ends between games is started again', async () => {
  const idsOf = async (...args: string[]): Promise<Set<unknown>> => {
    await evaluated('brief', '--transcript', 'said.jsonl', ...args);
    return new Set(objectsOf(readFileSync(join(cwd, 'said.jsonl'), 'utf8')).map(({ answer, text }) => text ?? answer));
  };
  expect((await idsOf()).size).toBe(3);
  expect([...(await idsOf('--process', 'game'))]).toEqual([1, 2, 3].map(() => expect.stringMatching(/^\d+$/)));
});

test.skipIf(NO_UNIX)('a program for each turn reads the prompt and writes its answer as text', async () => {
  const { code, games } = await evaluated('text', '--process', 'turn', '--parallel', '3');
  expect(code).toBe(0);
  expect(games.map(({ game }) => game)).toEqual([1, 2, 3]);
  const shy = await evaluated('shy', '--process', 'turn');
  expect(shy.games[0]).toMatchObject({ end: 'fault', text: 'The program ended with exit code 5: no key' });
  const mute = await evaluated('mute', '--process', 'turn', '--timeout', '1', '--parallel', '3');
  expect(endsOf(mute.games)).toEqual(['timeout', 'timeout', 'timeout']);
});

test('a program finds the environment of whoever starts it', async () => {
  process.env.SOME_KEY = 'secret';
  const { games } = await evaluated('shy', '--process', 'turn');
  delete process.env.SOME_KEY;
  expect(games[0]).toMatchObject({ text: 'The program ended with exit code 4: no key' });
});

test('the same seed asks the same, and games at once are told in the same order', async () => {
  const args = ['--count', '6', '--size', '4', '--seed', '5', '--json', '--turns', '9'];
  const promptsOf = async (...more: string[]): Promise<unknown[]> => {
    const { out } = await run(['evaluate', ...args, '--transcript', 'said.jsonl', ...more, ...partner('humble')], '', {
      cwd,
    });
    expect(objectsOf(out).at(-1)).toMatchObject({ seed: 5 });
    return objectsOf(readFileSync(join(cwd, 'said.jsonl'), 'utf8')).map(({ game, prompt, end }) => [game, prompt, end]);
  };
  const alone = await promptsOf();
  expect(alone).toHaveLength(6);
  expect(new Set(alone.map((turn) => (turn as unknown[])[1])).size).toBe(6);
  expect(await promptsOf('--parallel', '4')).toEqual(alone);
});

test('boards with clues are played by their rules, and files may hold anything', async () => {
  const { out: killer } = await run(['generate', '--size', '4', '--kinds', 'killer', '--seed', '1']);
  writeFileSync(join(cwd, 'odd.txt'), `${killer}${'.'.repeat(16)}\n53\n${PUZZLES[0]}\n`);
  const args = [
    'evaluate',
    '--puzzles',
    'odd.txt',
    '--turns',
    '3',
    '--json',
    '--language',
    'de',
    '--transcript',
    'said.jsonl',
  ];
  const { code, out, err } = await run([...args, ...partner('humble')], '', { cwd });
  expect(code).toBe(2);
  expect(err).toMatch(/odd\.txt:2: Several solutions/);
  expect(err).toMatch(/odd\.txt:3:1: /);
  expect(objectsOf(out).at(-1)).toEqual({
    table: [expect.objectContaining({ kinds: 'killer' }), expect.objectContaining({ kinds: 'plain' })],
  });
  expect(readFileSync(join(cwd, 'said.jsonl'), 'utf8')).toMatch(/Löse dieses Sudoku.*Beende deine Antwort mit Ziffern/);
});

test.each([
  ['nobody', ['evaluate', ...FILE], 'Say whom to ask'],
  ['two', ['evaluate', '--url', 'http://127.0.0.1:1/', ...FILE, '--', 'node'], 'Either a program or an --url'],
  ['no such program', ['evaluate', ...FILE, '--', './nothing'], 'There is no program ./nothing'],
  [
    'a key in the address',
    ['evaluate', '--url', 'http://me:secret@127.0.0.1:1/', ...FILE],
    'give the name of a variable',
  ],
  [
    'a key that is not there',
    ['evaluate', '--url', 'http://127.0.0.1:1/', '--key', 'NO_KEY', ...FILE],
    'no variable NO_KEY',
  ],
  ['a key on the command line', ['evaluate', '--url', 'http://127.0.0.1:1/', '--key', 'sk-abc'], 'not a key'],
  ['a key for a program', ['evaluate', '--key', 'HOME', '--', 'node'], '--key needs --url'],
  ['a wish without a count', ['evaluate', '--minimal', '--', 'node'], '--minimal is for puzzles that are made'],
  ['no file', ['evaluate', '--puzzles', 'nowhere.txt', '--', 'node'], 'nowhere.txt: There is no such file.'],
  ['a transcript in a folder', ['evaluate', ...FILE, '--transcript', '.', '--', 'node'], 'cannot be written'],
])('%s is refused', async (_name, args, message) => {
  const { code, err, out } = await run(args, '', { cwd });
  expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(message) });
  expect(out).toBe('');
});

/** A server that answers each request in its own way, and what it was asked. */
async function serverWith(answer: (asked: Record<string, unknown>, response: ServerResponse, count: number) => void) {
  const asked: { body: Record<string, unknown>; headers: Record<string, unknown> }[] = [];
  const server: Server = createServer(async (request, response) => {
    const body = (await json(request)) as Record<string, unknown>;
    asked.push({ body, headers: request.headers });
    answer(body, response, asked.length);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/answer`;
  return { asked, url, close: () => server.close().closeAllConnections() };
}

async function evaluatedAt(url: string, ...args: readonly string[]) {
  const { code, out } = await run(['evaluate', ...FILE, '--json', '--url', url, ...args], '', { cwd });
  return { code, games: objectsOf(out).slice(0, -1) };
}

test('an address is asked by a POST for each turn, with a key from the environment', async () => {
  const { asked, url, close } = await serverWith(({ puzzle }, response, count) => {
    if (count === 1) response.writeHead(429, { 'retry-after': '0' }).end();
    else response.end(JSON.stringify({ answer: SOLUTIONS[String(puzzle)] }));
  });
  process.env.PARTNER_KEY = 'secret';
  const { code, games } = await evaluatedAt(url, '--key', 'PARTNER_KEY');
  expect({ code, ends: endsOf(games) }).toEqual({ code: 0, ends: ['solved', 'solved', 'solved'] });
  expect(asked.map(({ body }) => [body.game, body.turn])).toEqual([
    [1, 1],
    [1, 1],
    [2, 1],
    [3, 1],
  ]);
  expect(asked[0]!.headers).toMatchObject({ authorization: 'Bearer secret', 'content-type': 'application/json' });
  await evaluatedAt(url, '--key', 'PARTNER_KEY', '--header', 'x-api-key');
  expect(asked.at(-1)!.headers).toMatchObject({ 'x-api-key': 'secret' });
  expect(asked.at(-1)!.headers.authorization).toBeUndefined();
  delete process.env.PARTNER_KEY;
  close();
});

test('servers of chats are asked and answer in their own form', async () => {
  const { asked, url, close } = await serverWith((_asked, response) => {
    response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content: 'Give up.' } }] }));
  });
  const { games } = await evaluatedAt(url, '--model', 'some/model:7b');
  expect(endsOf(games)).toEqual(['gave-up', 'gave-up', 'gave-up']);
  expect(asked[0]!.body).toEqual({
    model: 'some/model:7b',
    messages: [{ role: 'user', content: expect.stringMatching(/^Solve/) }],
  });
  close();
});

test('an address that fails, floods, leads away or never answers costs a game', async () => {
  const { url, asked, close } = await serverWith(({ puzzle }, response, count) => {
    if (count === 1) response.writeHead(500).end('oops');
    else if (count === 2) response.end('x'.repeat(3_000_000));
    else if (count === 3) response.writeHead(307, { location: '/elsewhere' }).end();
    else response.end(SOLUTIONS[String(puzzle)]);
  });
  const { code, games } = await evaluatedAt(url);
  expect(code).toBe(1);
  expect(games.map(({ text }) => text)).toEqual([
    'The address answered with status 500.',
    'An answer has more than 2097152 bytes.',
    expect.stringMatching(/^There is no answer: /),
  ]);
  expect(asked).toHaveLength(3);
  close();
  const mute = await serverWith(() => {});
  const hung = await evaluatedAt(mute.url, '--timeout', '1', '--parallel', '3');
  expect(endsOf(hung.games)).toEqual(['timeout', 'timeout', 'timeout']);
  mute.close();
  expect(endsOf((await evaluatedAt(mute.url)).games)).toEqual(['fault', 'fault', 'fault']);
});

/** Whether a process is at work. */
const isAlive = (pid: number): boolean => spawnSync('kill', ['-0', String(pid)]).status === 0;

test.skipIf(NO_UNIX)('Ctrl-C gives up what an address has not answered', { tags: ['whole'] }, async () => {
  const { url, asked, close } = await serverWith(() => {});
  const child = spawn(process.execPath, [COMMAND, 'evaluate', ...FILE, '--url', url], { cwd });
  await expect.poll(() => asked.length, { timeout: 10_000 }).toBe(1);
  child.kill('SIGINT');
  expect(await once(child, 'close')).toEqual([130, null]);
  close();
});

test.skipIf(NO_UNIX)(
  'Ctrl-C ends with the table of what was done, and leaves no process',
  { tags: ['whole'] },
  async () => {
    const args = [COMMAND, 'evaluate', ...FILE, '--transcript', 'said.jsonl', '--', process.execPath];
    const script = PARTNERS.silent.replace("say('give up')", 'say(String(process.pid))');
    writeFileSync(join(cwd, 'named.cjs'), script);
    const child = spawn(process.execPath, [...args, 'named.cjs'], { cwd });
    let out = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
    });
    await once(child.stdout, 'data');
    await sleep(300);
    child.kill('SIGINT');
    expect(await once(child, 'close')).toEqual([130, null]);
    expect(out).toMatch(/^unreadable .*puzzles\.txt:1\n\nsize .*\n4x4 +plain .* 1 +0 +0\.0 %/);
    const [first] = objectsOf(readFileSync(join(cwd, 'said.jsonl'), 'utf8'));
    expect(isAlive(Number(first!.answer))).toBe(false);
  },
);

test.skipIf(NO_UNIX)('a pipe that is closed ends it with 0', { tags: ['whole'] }, () => {
  writeFileSync(join(cwd, 'many.txt'), `${PUZZLES.join('\n')}\n`.repeat(300));
  const words = [process.execPath, COMMAND, 'evaluate', '--puzzles', 'many.txt', ...partner('honest')];
  const line = `${words.map((word) => `'${word}'`).join(' ')} | head -1; exit "\${PIPESTATUS[0]}"`;
  const start = performance.now();
  const { status, stderr } = spawnSync('bash', ['-c', line], { cwd, encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(performance.now() - start).toBeLessThan(20_000);
});

const at = (path: string): string => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));
const hasPython = spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 8))']).status === 0;

test.skipIf(!hasPython)('the sample in Python plays turn by turn', async () => {
  const args = ['evaluate', '--count', '2', '--seed', '7', '--difficulty', 'easy', '--turns', '81', '--json'];
  const { out } = await runProcess([...args, '--', 'python3', at('examples/environment/partner.py')]);
  const [first] = objectsOf(out);
  expect(first!.right).toBeGreaterThan(0);
  expect(['solved', 'gave-up']).toContain(first!.end);
});

test('the sample in TypeScript answers at an address', async () => {
  const room = at(`node_modules/.cache/evaluate-${process.pid}`);
  mkdirSync(room, { recursive: true });
  const source = readFileSync(at('examples/environment/partner.ts'), 'utf8');
  writeFileSync(join(room, 'partner.mjs'), transformSync('partner.ts', source, { lang: 'ts' }).code);
  const server = spawn(process.execPath, [join(room, 'partner.mjs'), '0']);
  try {
    const [url] = (await once(server.stdout, 'data')) as [Buffer];
    const said = await run(['evaluate', '--count', '2', '--seed', '7', '--url', url.toString().trim()], '', { cwd });
    expect(said.code).toBe(0);
  } finally {
    server.kill();
    rmSync(room, { recursive: true, force: true });
  }
});
