import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { QUESTION_FORMS } from '@pencilmark/bulk/questions';
import fc from 'fast-check';
import type Type from 'typebox';
import Value from 'typebox/value';
import { afterAll, describe, expect, test } from 'vitest';
import { mixedFile } from '../../../../packages/bulk/src/testing.ts';
import { isWhole, runs, some } from '../../../../scripts/strength.mjs';
import { objectsOf, run } from '../../../cli/src/testing.ts';
import { openQuestions } from '../questions/questions.ts';
import { type Answer, guest, type Headers, player, serviceForTests, serviceOfFile } from '../testing.ts';

const service = await serviceOfFile({ limits: { bytesOfAddress: 200_000 } });
const CORPUS = new URL('../../../../corpus/', import.meta.url);
const textOf = (file: string): string => readFileSync(new URL(file, CORPUS), 'utf8');
const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

/** What is sent, as JSON or as something else. */
interface Content {
  readonly content: Readonly<Record<string, { readonly schema: Type.TSchema }>>;
}

/** A path of a document of OpenAPI, as far as the test reads it. */
interface Described {
  readonly post?: {
    readonly operationId?: string;
    readonly requestBody: Content;
    readonly responses: Readonly<Record<string, Content>>;
  };
}

/** The functions that a document of OpenAPI describes: each checks what goes out and what comes. */
async function clientOf(address: string) {
  const { body: document } = await service.ask('GET', address);
  const calls: Record<string, (body: unknown) => Promise<Answer>> = {};
  for (const [path, { post }] of Object.entries<Described>(document.paths)) {
    if (post?.operationId === undefined) continue;
    const { schema } = post.requestBody.content['application/json']!;
    calls[post.operationId] = async (body) => {
      const answer = await service.ask('POST', path, { body });
      // What the document forbids is refused for its form.
      if (!Value.Check(schema, body)) expect([answer.status, answer.body.code]).toEqual([400, 'bad-body']);
      const { content } = post.responses[answer.status] ?? post.responses.default!;
      const said = content['application/json'];
      if (said) expect([body, ...Value.Errors(said.schema, answer.body)]).toEqual([body]);
      return answer;
    };
  }
  return { document, calls };
}

const { document, calls } = await clientOf('/v1/openapi.json');

/** What no thread ends in time. */
const HEAVY = { name: 'generate', options: { geometry: '25x25', minimal: true, count: 1, seed: 1 } };

/** Options as the command line has them. */
const flagsOf = (options: object): string[] =>
  Object.entries(options).flatMap(([name, value]) => {
    const flag = `--${name === 'fromStep' ? 'from' : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    if (typeof value === 'boolean') return value ? [flag] : [];
    return [flag, [value].flat().join(typeof value[0] === 'number' ? '-' : ',')];
  });

const withoutTime = (objects: readonly object[]): object[] =>
  objects.map((object) => ('ms' in object ? { ...object, ms: 0 } : object));

/** The route and the command say the same of a text. */
async function expectSame(name: string, options: object, text: string): Promise<void> {
  const { status, body } = await calls[name]!({ text, ...options });
  const command = await run([name, '--json', ...flagsOf(options)], text);
  const expected = withoutTime(objectsOf(command.out));
  const what = [name, options, text.slice(0, 400)];
  if (status === 422) {
    expect([...what, body.code, body.error]).toEqual([...what, 'bad-puzzle', (expected[0] as Answer['body']).error]);
    expect(expected.length).toBe(1);
    return;
  }
  expect([...what, status, ...withoutTime(body.answers)]).toEqual([...what, 200, ...expected]);
  expect([...what, body.exitCode]).toEqual([...what, command.code]);
  // Whatever the command says on standard error, the answer says, too.
  const said = (body.messages as { message: string }[]).map(({ message }) => message);
  for (const line of command.err.split('\n').filter((line) => /^standard input:\d/.test(line)))
    expect(said.some((message) => line.endsWith(message))).toBe(true);
}

const rowsOf = (file: string): string[][] =>
  textOf(file)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));

const FORMAT_FILES = readdirSync(new URL('formats/', CORPUS)).filter((file) => file !== 'manifest.tsv');
const SEEDS = Array.from({ length: 40 }, (_, seed) => seed + 1);
const ASKED: readonly (readonly [name: string, options: object])[] = [
  ['solve', {}],
  ['solve', { limit: 3, solver: 'backtracking', maxCalls: 20_000 }],
  ['solve', { candidates: true, maxCalls: 1000 }],
  ['solve', { count: true, maxCalls: 1000, check: true }],
  ['check', { maxCalls: 10_000 }],
  ['rate', {}],
  ['rate', { columns: ['er', 'steps', 'hodoku-level'] }],
  ['hint', { level: 'full', language: 'de' }],
  ['explain', { profile: 'se', fromStep: 3 }],
  ['convert', { to: 'json' }],
  ['convert', { digits: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghij', blank: '0', strict: true }],
];

/** What is tried with the input of a number: in a quick run one of four. */
const inPart = <Item>(list: readonly Item[], number: number): readonly Item[] =>
  list.filter((_, index) => isWhole || index % 4 === number % 4);

describe('answers are those of the command with --json', () => {
  // To rate a large board may take longer than an answer may, beside other work.
  const isLarge = (file: string): boolean => /-(16|25)\./.test(file);

  test.each(some([...FORMAT_FILES.entries()]))('for input %i, corpus/formats/%s', async (number, file) => {
    for (const [name, options] of inPart(ASKED, number))
      if (!(isLarge(file) && ['rate', 'explain'].includes(name)))
        await expectSame(name, options, textOf(`formats/${file}`));
  });

  test.each(some(SEEDS))('for a mixed text with wrong puzzles and several solutions, seed %i', async (seed) => {
    for (const [name, options] of inPart(ASKED, seed))
      await expectSame(name, options, mixedFile(1 + (seed % 4), 800, seed));
  });

  test.each(
    some(rowsOf('clues.tsv').map(([id, , , geometry, givens], number) => [id, number, geometry, givens] as const)),
  )('for the board with clues %s', async (_id, number, geometry, givens) => {
    for (const name of inPart(['solve', 'check', 'hint', 'convert'], number))
      await expectSame(name, { geometry, ...(name === 'convert' && { to: 'fpuzzles' }) }, givens!);
  });

  test.each([
    [{ seed: 7, count: 3 }],
    [{ seed: 1, geometry: '6x6:2x3', givens: [10, 14], minimal: true }],
    [{ seed: 3, geometry: '4x4', kinds: ['killer'], cover: true, givens: 0 }],
    [{ seed: 9, difficulty: 'moderate', symmetry: 'rotate180', count: 2 }],
    [{ seed: 5, givens: 17, tries: 2 }],
  ])('for puzzles that are made: %j', async (options) => {
    const { body } = await calls.generate!(options);
    const { out, code } = await run(['generate', '--json', ...flagsOf(options)]);
    expect([body.answers, body.exitCode]).toEqual([objectsOf(out), code]);
  });

  test('for pictures of steps', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pencilmark-pictures-'));
    afterAll(() => rmSync(folder, { recursive: true }));
    await run(['explain', '--svg', folder, '--language', 'de'], PUZZLE);
    for (const step of [1, 51]) {
      const { body } = await calls.draw!({ text: PUZZLE, step, language: 'de' });
      expect(`${body}\n`).toBe(readFileSync(join(folder, `step-0${String(step).padStart(2, '0')}.svg`), 'utf8'));
    }
  });
});

test('the document has a route for each question, and says who may ask', () => {
  expect(document.openapi).toBe('3.1.0');
  expect(Object.keys(calls).sort()).toEqual(QUESTION_FORMS.map(({ name }) => name).sort());
  // A search without a bound of its own gives up all the same.
  const { schema } = document.paths['/v1/solve'].post.requestBody.content['application/json'];
  expect(schema.properties.maxCalls.default).toBe(10_000_000);
  for (const { name } of QUESTION_FORMS) expect(document.paths[`/v1/${name}`].post['x-who']).toBe('anyone');
});

test.each<[name: string, body: object, code: string, position: string]>([
  ['solve', {}, 'bad-body', 'text'],
  ['solve', { text: '' }, 'bad-body', 'text'],
  ['solve', { text: 'x'.repeat(60_001) }, 'bad-body', 'text'],
  ['solve', { text: 'a\0' }, 'bad-body', 'text'],
  ['solve', { text: PUZZLE, limit: 0 }, 'bad-body', 'limit'],
  ['solve', { text: PUZZLE, limit: 101 }, 'bad-body', 'limit'],
  ['generate', { count: 101 }, 'bad-body', 'count'],
  ['solve', { text: PUZZLE, all: true }, 'bad-body', 'all'],
  ['solve', { text: PUZZLE, maxCalls: 1e9 }, 'bad-body', 'maxCalls'],
  ['solve', { text: PUZZLE, alphabet: '1233' }, 'bad-body', 'alphabet'],
  ['solve', { text: PUZZLE, geometry: '9x9:nonsense' }, 'bad-body', 'geometry'],
  ['solve', { text: PUZZLE, candidates: true, count: true }, 'bad-body', 'count'],
  ['rate', { text: PUZZLE, raters: ['se'], columns: ['er'] }, 'bad-body', 'raters'],
  ['solve', { text: '#' }, 'bad-puzzle', 'text'],
  ['solve', { text: `${PUZZLE}1` }, 'bad-puzzle', 'text'],
  ['rate', { text: '.'.repeat(81) }, 'bad-puzzle', 'text'],
  ['draw', { text: PUZZLE, step: 52 }, 'bad-puzzle', 'step'],
  ['draw', { text: '12..' }, 'bad-puzzle', 'text'],
  ['generate', { geometry: 'x' }, 'bad-body', 'geometry'],
  ['generate', { givens: 82 }, 'bad-body', 'givens'],
  ['generate', { digits: '123' }, 'bad-body', 'digits'],
  ['generate', { cover: true }, 'bad-body', 'cover'],
  ['generate', { rating: [20, 30] }, 'bad-body', 'rating'],
  ['generate', { technique: ['magic'] }, 'bad-body', 'technique'],
  ['generate', { geometry: '36x36', difficulty: 'hard' }, 'bad-body', 'geometry'],
  ['generate', { kinds: ['killer'], minimal: true }, 'bad-body', 'minimal'],
])('%s of %j is refused', async (name, body, code, position) => {
  const answer = (await calls[name]!(body)).body;
  expect([answer.code, answer.position]).toEqual([code, position]);
});

test.each<[name: string, options: object]>([
  ['solve', { candidates: true, limit: 2 }],
  ['solve', { candidates: true, check: true }],
  ['generate', { rating: [2, 1] }],
  ['generate', { score: [20, 10] }],
  ['generate', { givens: [30, 20] }],
  ['generate', { kinds: ['thermo'], cover: true }],
  ['generate', { kinds: ['killer'], method: 'rounds' }],
  ['generate', { kinds: ['killer'], hodokuLevel: 'hard' }],
  ['generate', { geometry: '6x6:2x3', score: [100, 200] }],
  ['generate', { technique: ['x-wing'], without: ['x-wing'] }],
  ['generate', { without: ['magic'] }],
])('%s with %j is refused by the service and by the command', async (name, options) => {
  const { status, body } = await calls[name]!(name === 'generate' ? options : { text: PUZZLE, ...options });
  expect([status, body.code, Object.keys(options)]).toEqual([400, 'bad-body', expect.arrayContaining([body.position])]);
  expect((await run([name, ...flagsOf(options)], PUZZLE)).code).toBe(2);
});

/** How many of some questions at once are refused, with those who ask them. */
async function refusedOf(askers: readonly Headers[]): Promise<number> {
  const payload = { text: `${PUZZLE}\n`.repeat(10) };
  const answers = await Promise.all(
    askers.map((headers) => service.app.inject({ method: 'POST', url: '/v1/rate', payload, headers })),
  );
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  return refused.length;
}

test('who asks too much at once is told when to come again, also as several guests; accounts have turns', async () => {
  const strangers = Array<Headers>(4).fill({});
  const guests = [await guest(service), await guest(service)].flatMap(({ headers }) => [headers, headers]);
  const { headers } = await player(service, 'Asker');
  // Two are answered at once, and three of each asker wait.
  // A quick answer makes room for one more, so it is chance how many are refused.
  const refused = await refusedOf([...strangers, ...guests]);
  expect([refused > 0, refused <= 3]).toEqual([true, true]);
  expect(await refusedOf([...strangers, headers, headers, headers])).toBe(0);
});

test('questions of somebody who hangs up are not answered when their turn comes', {
  tags: ['whole'],
  timeout: 60_000,
}, async () => {
  const address = await service.address();
  // The first two have the threads until these are ended, after ten seconds.
  const body = JSON.stringify(HEAVY.options);
  const hangingUp = new AbortController();
  const asked = Array.from({ length: 4 }, () =>
    fetch(`${address}/v1/generate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      signal: hangingUp.signal,
    }).catch(({ name }) => name),
  );
  await new Promise((resolve) => setTimeout(resolve, 1000));
  hangingUp.abort();
  expect(await Promise.all(asked)).toEqual(Array(4).fill('AbortError'));
  const metrics = async () => (await service.ask('GET', '/metrics')).body;
  await expect.poll(metrics, { timeout: 40_000 }).toContain('pencilmark_problems_total{code="too-late"} 2');
});

test('answers that nobody has read count as bytes of the address, until they are read', async () => {
  const { status, body } = await calls.explain!({ text: `${PUZZLE}\n`.repeat(40) });
  expect([status, body.code]).toEqual([429, 'too-many']);
  for (let count = 0; count < 8; count++)
    expect((await calls.explain!({ text: `${PUZZLE}\n`.repeat(5) })).status).toBe(200);
});

test('an error of the text has its code, its line and its column', async () => {
  const { body } = await calls.check!({ text: `\n${PUZZLE.replace('7', '?')}` });
  expect(body).toMatchObject({ code: 'bad-puzzle', error: { code: expect.any(String), line: 2, column: 5 } });
});

test('an alphabet that a pattern would need minutes for is refused at once', async () => {
  const long = Array.from({ length: 20_000 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join('');
  const start = performance.now();
  expect((await calls.solve!({ text: PUZZLE, alphabet: long })).status).toBe(400);
  expect(performance.now() - start).toBeLessThan(2000);
});

test('people, guests, programs and strangers get the same answer', async () => {
  const body = { text: PUZZLE };
  const owner = await player(service, 'Owner');
  const { body: made } = await owner.ask('POST', '/v1/tokens', { name: 'bot', scopes: ['play'] });
  const program = { authorization: `Bearer ${made.token}` };
  for (const headers of [{}, owner.headers, (await guest(service)).headers, program])
    expect((await service.ask('POST', '/v1/check', { body, headers })).body.answers[0].verdict).toBe('proper');
});

test('a service that ends waits for no question', { tags: ['whole'] }, async () => {
  const ending = await serviceForTests();
  const asked = Array.from({ length: 4 }, () => ending.ask('POST', '/v1/generate', { body: HEAVY.options }));
  await new Promise((resolve) => setTimeout(resolve, 300));
  const start = performance.now();
  await ending.close();
  expect(performance.now() - start).toBeLessThan(8000);
  expect((await Promise.all(asked)).map(({ body }) => body.code)).toEqual(Array(4).fill('draining'));
});

const isHere = () => false;

describe('too much', () => {
  test('work is ended, and the next question is answered', async () => {
    const questions = openQuestions({ ms: 300, megabytes: 256 });
    await expect(questions.ask(HEAVY, 1, isHere)).rejects.toMatchObject({ code: 'too-much-work' });
    const spared = openQuestions({ ms: 30_000, megabytes: 256 });
    expect(JSON.parse(await spared.ask({ name: 'check', text: PUZZLE, options: {} }, 1, isHere))).toHaveProperty(
      'answers',
    );
    for (const all of [questions, spared]) all.close();
  });

  test('memory is refused', async () => {
    const questions = openQuestions({ ms: 30_000, megabytes: 8 });
    await expect(questions.ask(HEAVY, 1, isHere)).rejects.toMatchObject({ code: 'too-much-work' });
    questions.close();
  });

  test('to tell is refused', async () => {
    const text = `${PUZZLE}\n`.repeat(150);
    expect((await calls.explain!({ text })).body.code).toBe('too-much-work');
  });

  test('of one asker waits is refused, others have their turn, and who has left has none', async () => {
    const questions = openQuestions({ ms: 400, megabytes: 256 });
    const ask = (asker: string, hasLeft = isHere) => questions.ask(HEAVY, asker, hasLeft).catch(({ code }) => code);
    const codes = await Promise.all([
      ...Array.from({ length: 6 }, () => ask('192.0.2.1')),
      ask('192.0.2.2', () => true),
    ]);
    expect(codes).toEqual([...Array(5).fill('too-much-work'), 'too-many', 'too-late']);
    questions.close();
  });
});

test('a body that is no JSON is refused', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string(), fc.json()), async (payload) => {
      const headers = { 'content-type': 'application/json' };
      const { statusCode } = await service.app.inject({ method: 'POST', url: '/v1/solve', headers, payload });
      expect([payload, statusCode]).toEqual([payload, 400]);
    }),
    { numRuns: runs(200) },
  );
});

const anyBody = (name: string) => {
  const { properties } = QUESTION_FORMS.find((form) => form.name === name)!.body;
  const values = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom(
      '9x9',
      '16x16',
      '6x6:2x3',
      '9x9:x',
      'json',
      'line',
      'de',
      'full',
      1,
      2,
      81,
      true,
      ['se'],
      ['killer'],
    ),
  );
  const text = fc.oneof(
    fc.string({ maxLength: 300 }),
    fc.string({ unit: fc.constantFrom(...'123456789.0|-+{}[]",:=\n <>?&'), maxLength: 400 }),
    fc.tuple(fc.constantFrom(...FORMAT_FILES), fc.nat(), fc.string({ maxLength: 8 })).map(([file, at, more]) => {
      const whole = textOf(`formats/${file}`);
      const place = at % whole.length;
      return whole.slice(0, place) + more + whole.slice(place + more.length);
    }),
  );
  const options = fc.dictionary(fc.constantFrom('nothing', ...Object.keys(properties)), values, { maxKeys: 2 });
  return fc
    .tuple(options, text)
    .map(([chosen, written]) => ('text' in properties ? { ...chosen, text: written } : chosen));
};

test.each(QUESTION_FORMS.map(({ name }) => name))('no body of %s ends the service or its bounds', async (name) => {
  await fc.assert(
    fc.asyncProperty(anyBody(name), async (body) => {
      const start = performance.now();
      const { status, body: answer } = await calls[name]!(body);
      expect([body, [200, 400, 422].includes(status), answer.code === 'our-fault']).toEqual([body, true, false]);
      expect(performance.now() - start).toBeLessThan(15_000);
    }),
    { numRuns: runs(60) },
  );
  expect((await service.ask('GET', '/healthz')).status).toBe(200);
});
