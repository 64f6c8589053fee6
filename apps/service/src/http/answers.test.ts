import fastify from 'fastify';
import Type from 'typebox';
import { expect, test } from 'vitest';
import type { App } from '../plugin/app-type.ts';
import { answers } from './answers.ts';

const eitherOr = Type.Union([Type.Object({ a: Type.Number() }), Type.Object({ b: Type.Number() })]);

test.each([
  [10, { a: 1 }],
  [11, { a: 1, c: 2 }],
])('of %i choices an answer is written as %o', async (choices, written) => {
  const names = Array.from({ length: choices }, (_, index) => `choice${index}`);
  const ofAll = <Value>(value: Value) => Object.fromEntries(names.map((name) => [name, value]));
  const app = fastify();
  answers(app as unknown as App);
  const response = { '2xx': Type.Object(ofAll(eitherOr)) };
  app.get('/', { schema: { response } }, async () => ofAll({ a: 1, c: 2 }));
  expect((await app.inject('/')).json()).toEqual(ofAll(written));
  await app.close();
});
