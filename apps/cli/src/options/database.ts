import { err, ok, type Result } from '@pencilmark/core/result';

/** Reads the address of a PostgreSQL server. */
export function readDatabase(text: string): Result<string, string> {
  const isAddress = /^postgres(ql)?:\/\/./.test(text) && URL.canParse(text);
  return isAddress ? ok(text) : err('Expected the address of a PostgreSQL server: postgres://user@host/name.');
}

/** An address as it may be shown, without its password and its parameters. */
export function shownDatabase(address: string): string {
  const { protocol, username, host, pathname } = new URL(address);
  return `${protocol}//${username === '' ? '' : `${username}@`}${host}${pathname}`;
}
