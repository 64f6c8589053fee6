import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Tokens } from './engine/task.ts';
import { TASKS } from './tasks.ts';

const HERE = new URL('.', import.meta.url);
const files = readdirSync(HERE, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
const rooms = files.filter((file) => file.endsWith('/tasks.ts'));

test('every token of every room has work behind it, under a name of its own', async () => {
  const modules = await Promise.all(rooms.map((file) => import(new URL(file, HERE).href)));
  const tokens = modules.flatMap((module) => Object.values<Tokens>(module)).flatMap(Object.values<{ name: string }>);
  expect(tokens.length).toBeGreaterThan(10);
  expect(TASKS.map(({ name }) => name).sort()).toEqual(tokens.map(({ name }) => name).sort());
  expect(new Set(TASKS.map(({ name }) => name)).size).toBe(TASKS.length);
});

test('tokens are made nowhere else', () => {
  const makers = files.filter(
    (file) =>
      /(?<!\.test)\.tsx?$/.test(file) && /import \{[^}]*\btask\b/.test(readFileSync(new URL(file, HERE), 'utf8')),
  );
  expect(makers.sort()).toEqual(rooms.sort());
});
