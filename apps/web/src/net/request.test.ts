import { describe, expect, test } from 'vitest';
import { answerIn } from './request.ts';

const response = (body: string | null, status: number, type = 'application/json; charset=utf-8'): Response =>
  new Response(body, { status, headers: { 'content-type': type } });

describe('an answer of the service', () => {
  test.each([
    ['what was asked for', response('{"id":"x"}', 200), { id: 'x' }],
    ['done, without words', new Response(null, { status: 204 }), undefined],
  ])('%s', async (_name, given, value) => expect(await answerIn(given)).toEqual({ ok: true, value }));

  test.each([
    ['a refusal', response('{"code":"full","text":"Both seats are taken."}', 409), 'full'],
    ['a refusal of a field', response('{"code":"bad-body","position":"name"}', 400), 'bad-body', 'name'],
    ['a page of a static host', response('<!doctype html>', 200, 'text/html'), 'not-understood'],
    ['no such page there', response('Not found', 404, 'text/plain'), 'not-understood'],
    ['half an answer', response('{"id":', 200), 'not-understood'],
    ['an error of something between', response('{"error":"Bad gateway"}', 502), 'not-understood'],
  ])('%s', async (_name, given, code, position?: string) =>
    expect(await answerIn(given)).toEqual({ ok: false, error: { code, position, status: given.status } }),
  );
});
