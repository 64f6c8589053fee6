import { isIP } from 'node:net';
import { err, ok, type Result } from '@pencilmark/core/result';
import type { Command } from '../command.ts';
import { readDatabase } from '../options/database.ts';
import { nameOf, wholeNumber } from '../options/option.ts';
import { PERIODS, type Periods, readPeriods } from '../options/periods.ts';
import type { Session } from '../session.ts';

interface Options {
  readonly port?: number;
  readonly host?: string;
  readonly data?: string;
  readonly database?: string;
  readonly origin?: string;
  readonly behindProxy?: boolean;
  readonly keep?: Periods;
}

const DATA = '.pencilmark';

function readHost(text: string): Result<string, string> {
  const isHost = isIP(text) > 0 || /^[a-z][a-z0-9-]*(\.[a-z0-9-]+)*$/i.test(text);
  return isHost ? ok(text) : err('Expected an address of this machine, such as 0.0.0.0 or localhost.');
}

function readOrigin(text: string): Result<string, string> {
  const isOrigin = URL.canParse(text) && new URL(text).origin === text;
  return isOrigin ? ok(text) : err('Expected an origin, such as https://example.org, without a path.');
}

/** What was given as an option or, without it, as a variable; undefined for neither. */
function givenOr<Value>(
  given: Value | undefined,
  variable: string,
  read: (text: string) => Result<Value, string>,
): Result<Value | undefined, string> {
  const value = process.env[variable];
  if (given !== undefined || !value) return ok(given);
  const reading = read(value);
  return reading.ok ? reading : err(`${variable}: ${reading.error}`);
}

export const serve: Command = {
  name: 'serve',
  says: 'serve the web app and playing together, until it is interrupted',
  note:
    'Matches are kept in the folder of --data, by a database inside of this process. With --database, or the\n' +
    'variable PENCILMARK_DATABASE, a PostgreSQL server keeps them, and any number of processes share it.',
  isEndless: true,
  options: [
    { flags: '--port <n>', says: 'the port (default: 4173); 0 takes any', read: wholeNumber(0, 65_535) },
    {
      flags: '--host <address>',
      says: 'the address to listen on (default: 127.0.0.1; all: 0.0.0.0)',
      read: readHost,
    },
    { flags: '--data <folder>', says: `where matches are kept (default: ${DATA})`, read: nameOf('folder') },
    { flags: '--database <url>', says: 'keep matches on PostgreSQL: postgres://user@host/name', read: readDatabase },
    { flags: '--origin <origin>', says: 'the address by which people reach it, behind a proxy', read: readOrigin },
    {
      flags: '--keep <days>',
      says: `for how many days, such as matches=30,guests=7; of ${PERIODS.join(', ')}`,
      read: readPeriods,
    },
    { flags: '--behind-proxy', says: 'believe the headers of a proxy about where requests come from' },
  ],
  examples: [['pencilmark serve --port 0 --data matches', 'a service on any free port; matches are kept in a folder']],
  async run(session: Session, _operands, options: Options) {
    const { serveUntilEnded } = await import('../serving/serving.ts');
    const { port = 4173, host = '127.0.0.1' } = options;
    const database = givenOr(options.database, 'PENCILMARK_DATABASE', readDatabase);
    if (!database.ok) return session.refuse('pencilmark', database.error);
    const periods = givenOr(options.keep, 'PENCILMARK_KEEP', readPeriods);
    if (!periods.ok) return session.refuse('pencilmark', periods.error);
    await serveUntilEnded(session, {
      port,
      host,
      database: database.value,
      data: options.data ?? DATA,
      origins: options.origin === undefined ? [] : [options.origin],
      isBehindProxy: options.behindProxy ?? false,
      periods: periods.value,
    });
  },
};
