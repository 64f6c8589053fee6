import { readFileSync } from 'node:fs';
import { REFUSALS } from '@pencilmark/race';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PROBLEM_STATUS } from '../../../../service/src/problems.ts';
import { answerIn } from '../../net/request.ts';
import { FILES } from '../../text/languages.ts';
import type { Key } from '../../text/texts.ts';
import { refusalKey } from './refusal-key.ts';

const source = (path: string): string =>
  readFileSync(new URL(`../../../../service/src/${path}`, import.meta.url), 'utf8');
/** What the sockets of a match say of a message. */
const troubles = ['sockets/reader.ts', 'sockets/conversation.ts', 'sockets/matches.ts'].flatMap((path) =>
  [...source(path).matchAll(/(?:trouble\(|code: )'([\w-]+)'/g)].map(([, code = '']) => code),
);

/** What the app itself finds. */
const OWN = ['no-answer', 'not-understood', 'origin'];

/** What only questions about puzzles are answered with. The app asks none: it solves by itself. */
const OF_QUESTIONS = ['bad-puzzle', 'too-much-work'];

const codes = [...new Set([...Object.keys(PROBLEM_STATUS), ...Object.keys(REFUSALS), ...troubles, ...OWN])].filter(
  (code) => !OF_QUESTIONS.includes(code),
);

describe.each(Object.entries(FILES))('%s', async (_, files) => {
  const { match } = await files();
  const texts: Readonly<Record<string, string>> = await match();
  const has = (name: string): name is Key => Object.hasOwn(texts, name);

  test.each(codes)('%s has a sentence', (code) => expect(refusalKey({ code }, has)).not.toBe('refusal.other'));

  test('what the service says in its own words is never shown, whatever it answers', async () => {
    const word = fc.oneof(fc.string(), fc.constantFrom(...codes, 'bad-body'));
    const answer = fc.oneof(
      fc.json(),
      fc
        .record(
          { code: word, text: fc.string(), position: fc.oneof(fc.string(), fc.integer()), more: fc.anything() },
          { requiredKeys: [] },
        )
        .map((problem) =>
          JSON.stringify(problem, (_key, value) => (typeof value === 'bigint' ? String(value) : value)),
        ),
      fc.string(),
    );
    await fc.assert(
      fc.asyncProperty(answer, fc.constantFrom(400, 404, 418, 500, 503), async (body, status) => {
        const headers = { 'content-type': 'application/json' };
        const answer = await answerIn(new Response(body, { status, headers }));
        return !answer.ok && refusalKey(answer.error, has) in texts;
      }),
    );
  });

  test('the field that is meant has words of its own', () => {
    for (const position of ['name', 'password', 'rules.board'])
      expect(refusalKey({ code: 'bad-body', position }, has)).toBe(`refusal.bad-body.${position.split('.')[0]}`);
    expect(refusalKey({ code: 'bad-body', position: 'more' }, has)).toBe('refusal.bad-body');
    expect(refusalKey({ code: 'toString' }, has)).toBe('refusal.other');
  });
});
