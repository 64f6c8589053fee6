import { ClientMessage, type ServerMessage } from '@pencilmark/race/messages';
import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { BAD_TEXT, badTextIn } from '../plugin/text.ts';

type Client = Static<typeof ClientMessage>;
type Trouble = Extract<Static<typeof ServerMessage>, { readonly t: 'error' }>;

/** A message of a client, or what is wrong with the text. */
export type Reading =
  | { readonly message: Client; readonly trouble?: undefined }
  | { readonly message?: undefined; readonly trouble: Trouble };

const schemas = ClientMessage.anyOf as readonly (TSchema & { properties: { t: { const: string } } })[];

/** A checker for each kind of message: a fault is reported for the kind that was meant. */
const CHECKERS = new Map(schemas.map((schema) => [schema.properties.t.const, Compile(schema)]));

const trouble = (code: string, text: string, position?: number): Reading => ({
  trouble: { t: 'error', code, text, ...(position !== undefined && { position }) },
});

/** Reads one frame or one line. */
export function readMessage(text: string): Reading {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (problem) {
    const position = /position (\d+)/.exec((problem as Error).message)?.[1];
    return trouble('bad-json', 'This is not JSON.', position === undefined ? text.length : Number(position));
  }
  const bad = badTextIn(value);
  if (bad !== undefined) return trouble('bad-message', `"${bad}" of a message holds ${BAD_TEXT}.`);
  const kind = (value as { t?: unknown } | null)?.t;
  const checker = typeof kind === 'string' ? CHECKERS.get(kind) : undefined;
  if (!checker) return trouble('bad-message', `"t" is none of ${[...CHECKERS.keys()].join(', ')}.`);
  if (checker.Check(value)) return { message: value as Client };
  return trouble('bad-message', sentenceAbout(checker.Errors(value)[0] as Fault, kind as string));
}

/** What TypeBox says of the first fault. */
interface Fault {
  readonly keyword: string;
  readonly instancePath: string;
  readonly message: string;
  readonly params: { readonly requiredProperties?: readonly string[] };
}

function sentenceAbout({ keyword, instancePath, message, params }: Fault, kind: string): string {
  const path = instancePath.slice(1).replaceAll('/', '.');
  const [missing] = params.requiredProperties ?? [];
  if (missing !== undefined) return `The field "${missing}" is missing in a ${kind} message.`;
  // TypeBox gives unknown fields the schema `false`.
  if (keyword === 'boolean') return `"${path}" is not a field of a ${kind} message.`;
  return `"${path}" of a ${kind} message ${message}.`;
}
