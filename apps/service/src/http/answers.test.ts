import fastify from 'fastify';
import Type from 'typebox';
import { expect, test } from 'vitest';
import type { App } from '../plugin/app-type.ts';
import { answers } from './answers.ts';

const eitherOr = Type.Union([Type.Object({ a: Type.Number() }), Type.Object({ b: Type.Number() })]);

test('an answer is held to its schema, but what may be many things is written as it is', async () => {
  const app = fastify();
  answers(app as unknown as App);
  for (const [url, choices] of [
    ['/few', 10],
    ['/many', 11],
  ] as const) {
    const response = { '2xx': Type.Object({ list: Type.Tuple(Array.from({ length: choices }, () => eitherOr)) }) };
    app.get(url, { schema: { response } }, async () => ({
      list: Array.from({ length: choices }, () => ({ a: 1, c: 2 })),
    }));
  }
  const first = async (url: string) => (await app.inject(url)).json().list[0];
  expect(await first('/few')).toEqual({ a: 1 });
  expect(await first('/many')).toEqual({ a: 1, c: 2 });
  await app.close();
});
