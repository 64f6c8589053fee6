import { readFileSync } from 'node:fs';
import { err, ok, type Result } from '@pencilmark/core/result';

/** A file with the password of every address that has none; lists of processes do not show it. */
const PASSWORD_FILE = 'PENCILMARK_DATABASE_PASSWORD_FILE';

/** Reads the address of a PostgreSQL server. */
export function readDatabase(text: string, environment: NodeJS.ProcessEnv = process.env): Result<string, string> {
  const isAddress = /^postgres(ql)?:\/\/./.test(text) && URL.canParse(text);
  if (!isAddress) return err('Expected the address of a PostgreSQL server: postgres://user@host/name.');
  const file = environment[PASSWORD_FILE];
  const address = new URL(text);
  if (!file || address.password !== '') return ok(text);
  try {
    address.password = encodeURIComponent(readFileSync(file, 'utf8').replace(/\r?\n$/, ''));
  } catch (problem) {
    return err(`${PASSWORD_FILE}: ${file} cannot be read (${(problem as NodeJS.ErrnoException).code}).`);
  }
  return ok(address.href);
}

/** An address as it may be shown, without its password and its parameters. */
export function shownDatabase(address: string): string {
  const { protocol, username, host, pathname } = new URL(address);
  return `${protocol}//${username === '' ? '' : `${username}@`}${host}${pathname}`;
}
