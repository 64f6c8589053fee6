import { check, err, harmless, ok, type Result, TEXT } from '@pencilmark/core/result';
import type { TSchema } from 'typebox';
import type { TLocalizedValidationError } from 'typebox/error';
import Value from 'typebox/value';
import { ArenaHello, type ArenaMessage, Bye, Ping, Table, Task, Verdict } from './from-arena.ts';
import { Answer, Pong, ProgramHello, type ProgramMessage } from './from-program.ts';

/** Why a line is no message: it is no JSON, or not of the protocol. */
export interface Unreadable {
  readonly code: 'json' | 'message';
  readonly text: string;
}

const FROM_PROGRAM = { hello: ProgramHello, pong: Pong, answer: Answer };
const FROM_ARENA = { hello: ArenaHello, ping: Ping, task: Task, verdict: Verdict, table: Table, bye: Bye };

/**
 * A line that a program wrote, as a message. Fields that the protocol does not have are ignored.
 *
 *     readProgramLine('{"t":"pong","id":"p1"}').value      // { t: 'pong', id: 'p1' }
 *     readProgramLine('{"t":"pong"}').error.code      // 'message'
 */
export function readProgramLine(line: string): Result<ProgramMessage, Unreadable> {
  check('readProgramLine', 'line', line, TEXT);
  return readLine<ProgramMessage>(line, FROM_PROGRAM);
}

/**
 * A line that an arena wrote, as a message. Fields that the protocol does not have are ignored.
 *
 *     readArenaLine('{"t":"bye"}').value      // { t: 'bye' }
 */
export function readArenaLine(line: string): Result<ArenaMessage, Unreadable> {
  check('readArenaLine', 'line', line, TEXT);
  return readLine<ArenaMessage>(line, FROM_ARENA);
}

function readLine<Message>(line: string, schemas: Readonly<Record<string, TSchema>>): Result<Message, Unreadable> {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (problem) {
    return err({ code: 'json', text: harmless(`This is no JSON: ${(problem as Error).message}: ${shortened(line)}`) });
  }
  const kind = (value as { t?: unknown } | null)?.t;
  const schema = typeof kind === 'string' && Object.hasOwn(schemas, kind) ? schemas[kind] : undefined;
  if (!schema) {
    const kinds = Object.keys(schemas).join(', ');
    return err({ code: 'message', text: harmless(`"t" must be one of ${kinds}: ${shortened(line)}`) });
  }
  return Value.Check(schema, value) ? ok(value as Message) : err({ code: 'message', text: faultOf(schema, value) });
}

/** The first thing in a message that its schema does not allow, with its place. */
function faultOf(schema: TSchema, value: unknown): string {
  const [first] = Value.Errors(schema, value);
  const place = first?.instancePath.slice(1).replaceAll('/', '.') || 'the message';
  return `${(value as { t: string }).t}: ${place} ${first ? saidOf(schema, first) : 'is not as the protocol wants it'}.`;
}

/** What is wrong with a text: where its pattern has words, in these words. */
function saidOf(schema: TSchema, { keyword, schemaPath, message }: TLocalizedValidationError): string {
  const { description } = (Value.Pointer.Get(schema, schemaPath.slice(1)) ?? {}) as { description?: string };
  return OF_TEXTS.includes(keyword) && description ? `must be ${description}` : message;
}

const OF_TEXTS = ['pattern', 'minLength', 'maxLength'];

const LONGEST_SHOWN = 60;
const shortened = (line: string): string => (line.length > LONGEST_SHOWN ? `${line.slice(0, LONGEST_SHOWN)}…` : line);
