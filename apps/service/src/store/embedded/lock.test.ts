import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { lockFolder } from './lock.ts';

const shelf = mkdtempSync(join(tmpdir(), 'pencilmark-lock-'));
afterAll(() => rmSync(shelf, { recursive: true }));
let folder: string;
let count = 0;
beforeEach(() => {
  folder = join(shelf, String(++count), 'deeper');
});

test('a folder has one owner, is made when it is missing, and is free again afterwards', () => {
  const leave = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(`${folder} is used by process ${process.pid}`);
  leave();
  expect(readdirSync(folder)).toEqual([]);
  lockFolder(folder)();
});

test('another process that is running keeps its folder; when it has died, its lock is taken over', async () => {
  lockFolder(folder)();
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  await once(other, 'spawn');
  const lock = join(folder, 'lock.json');
  writeFileSync(lock, JSON.stringify({ pid: other.pid, began: '' }));
  expect(() => lockFolder(folder)).toThrow(`used by process ${other.pid}`);
  other.kill('SIGKILL');
  await once(other, 'close');
  lockFolder(folder)();
});

test.each([
  ['of a process whose number another has now', JSON.stringify({ pid: process.pid, began: '1' })],
  ['that a full disk left empty', ''],
  ['that is no JSON', '{"pid":'],
  ['with a number that no process has', '{"pid":-1,"began":""}'],
])('a lock %s is taken over', (_name, text) => {
  lockFolder(folder)();
  writeFileSync(join(folder, 'lock.json'), text);
  lockFolder(folder)();
  expect(readdirSync(folder)).toEqual([]);
});

test.each(['EPERM', 'ENOTSUP'])('a disk without links has locks too: %s', (code) => {
  const link = (): never => {
    throw Object.assign(new Error(code), { code });
  };
  const leave = lockFolder(folder, link);
  expect(() => lockFolder(folder, link)).toThrow(`used by process ${process.pid}`);
  leave();
  writeFileSync(join(folder, 'lock.json'), JSON.stringify({ pid: process.pid, began: '1' }));
  lockFolder(folder, link)();
  expect(readdirSync(folder)).toEqual([]);
});
