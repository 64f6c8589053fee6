import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { QUESTION_FORMS } from '@pencilmark/bulk/questions';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openAsking } from '../mcp/asking.ts';
import { partsBeside } from '../parts.ts';
import { COMMAND, objectsOf, run, runProcess } from '../testing.ts';

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

/** What a client writes before it may ask. */
const HELLO = [
  {
    id: 1,
    method: 'initialize',
    params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 't', version: '1' } },
  },
  { method: 'notifications/initialized' },
];
const lines = (...messages: object[]): string =>
  messages.map((message) => `${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`).join('');

describe('a client of the protocol', () => {
  const client = new Client({ name: 'test', version: '1' });
  beforeAll(() => client.connect(new StdioClientTransport({ command: process.execPath, args: [COMMAND, 'mcp'] })));
  afterAll(() => client.close());

  const call = async (name: string, args: object): Promise<{ readonly text: string; readonly isError: boolean }> => {
    const { content, isError } = await client.callTool({ name, arguments: { ...args } });
    const [{ text }] = content as [{ text: string }];
    return { text, isError: isError === true };
  };

  test('is told all tools, with the schemas of their arguments', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(QUESTION_FORMS.map(({ name }) => name));
    expect(tools[0]).toMatchObject({
      name: 'solve',
      description: 'Solves puzzles.',
      inputSchema: { type: 'object', required: ['text'], additionalProperties: false },
    });
  });

  test.each([
    ['check', {}, ['check']],
    ['rate', { raters: ['se'] }, ['rate', '--raters', 'se']],
    ['hint', { level: 'full', language: 'de' }, ['hint', '--level', 'full', '--language', 'de']],
    ['explain', { profile: 'se' }, ['explain', '--profile', 'se']],
    ['convert', { to: 'rows' }, ['convert', '--to', 'rows']],
  ])('%s answers as the command does', async (name, args, words) => {
    const { text, isError } = await call(name, { text: PUZZLE, ...args });
    const { out } = await run(name === 'convert' ? words : [...words, '--json'], `${PUZZLE}\n`);
    const { answers, exitCode } = JSON.parse(text) as { answers: { text: string }[]; exitCode: number };
    expect({ isError, exitCode }).toEqual({ isError: false, exitCode: 0 });
    if (name === 'convert') expect(`${answers[0]!.text}\n`).toBe(out);
    else expect(answers).toEqual(objectsOf(out));
  });

  test('solve, generate and draw answer, too', async () => {
    const solved = JSON.parse((await call('solve', { text: PUZZLE })).text) as { answers: { solutions: string[] }[] };
    expect(solved.answers[0]!.solutions[0]).toMatch(/^534678912/);
    const made = JSON.parse((await call('generate', { seed: 7, geometry: '4x4' })).text) as {
      answers: { puzzle: string }[];
    };
    expect(`${made.answers[0]!.puzzle}\n`).toBe((await run(['generate', '--seed', '7', '--geometry', '4x4'])).out);
    expect((await call('draw', { text: PUZZLE, step: 1 })).text).toMatch(/^<svg[\s\S]*<\/svg>$/);
  });

  test.each([
    ['solve', {}, "The arguments are not right: data must have required property 'text'."],
    ['solve', { text: PUZZLE, limit: 1000 }, 'The arguments are not right: data/limit must be <= 100.'],
    [
      'solve',
      { text: PUZZLE, quickly: true },
      'The arguments are not right: data must NOT have additional properties.',
    ],
    ['solve', { text: PUZZLE, limit: 2, candidates: true }, '"candidates" and "limit" cannot go together. ("limit")'],
    ['check', { text: 'hello' }, '"hello" is not a puzzle'],
    ['sovle', { text: PUZZLE }, 'There is no tool "sovle". Did you mean "solve"?'],
  ])('%s of %j is refused by a sentence', async (name, args, sentence) => {
    const { text, isError } = await call(name, args);
    expect({ isError, text }).toEqual({ isError: true, text: expect.stringContaining(sentence.slice(0, 60)) });
  });
});

test('what was asked before the input ends is answered, and lines that are no messages are told', async () => {
  const asked = lines(...HELLO, {
    id: 2,
    method: 'tools/call',
    params: { name: 'check', arguments: { text: PUZZLE } },
  });
  const { code, out, err } = await runProcess(['mcp'], `${asked}\n{"no": "message"}\nnonsense\n`);
  expect(code).toBe(0);
  expect(objectsOf(out).map(({ id }) => id)).toEqual([1, 2]);
  expect(err).toContain('standard input: Unexpected token');
});

test('a line without an end ends the command', { tags: ['whole'] }, async () => {
  const { code, err } = await runProcess(['mcp'], 'x'.repeat(12_000_000));
  expect(code).toBe(2);
  expect(err).toContain('exceeded maximum size');
});

test('a reader that goes away ends the command', { tags: ['whole'] }, async () => {
  const child = spawn(process.execPath, [COMMAND, 'mcp'], { stdio: ['pipe', 'pipe', 'pipe'] });
  child.stdin.on('error', () => {});
  child.stdout.destroy();
  child.stdin.write(lines(...HELLO));
  expect((await once(child, 'close'))[0]).toBe(0);
});

describe('questions in a thread', () => {
  const { worker } = partsBeside(new URL('../../dist/worker.js', import.meta.url));
  const HEAVY = { name: 'generate', options: { geometry: '25x25', minimal: true, count: 1, seed: 1 } };
  const LIGHT = { name: 'check', text: PUZZLE, options: {} };
  const never = new AbortController().signal;

  test('one that takes too long is ended, and the next one is answered', async () => {
    const ended = vi.spyOn(Worker.prototype, 'terminate');
    const asking = openAsking(worker, { ms: 1500, megabytes: 256, waiting: 5 });
    const [heavy, light] = await Promise.all([asking.ask(HEAVY, never), asking.ask(LIGHT, never)]);
    expect(heavy).toMatchObject({ fault: { code: 'too-much-work', text: expect.stringContaining('more than 1.5 s') } });
    expect(light).toMatchObject({ body: expect.stringContaining('"proper"') });
    expect(ended).toHaveBeenCalledTimes(1);
    await asking.close();
    expect(ended).toHaveBeenCalledTimes(2);
    ended.mockRestore();
  });

  test('one that is given up ends at once, and too many are refused', async () => {
    const asking = openAsking(worker, { ms: 60_000, megabytes: 256, waiting: 1 });
    const stop = new AbortController();
    const heavy = asking.ask(HEAVY, stop.signal);
    expect(await asking.ask(LIGHT, never)).toMatchObject({ fault: { text: '1 questions wait already.' } });
    setTimeout(() => stop.abort(), 300);
    expect(await heavy).toMatchObject({ fault: { text: 'The question was given up.' } });
    expect(await asking.ask(LIGHT, never)).toHaveProperty('body');
    await asking.close();
  });
});
