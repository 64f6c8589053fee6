import { ok, type Result } from '../result.ts';
import { DEEPEST } from './brackets.ts';
import { lookup } from './lookup.ts';
import { characterAt, named, quoted, type Trouble, trouble } from './trouble.ts';

/** A JSON value. An object is a Map, so that no key is special. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export type JsonObject = ReadonlyMap<string, Json>;

/** A text with more values than this is no puzzle, and would take much memory. */
const MOST_VALUES = 250_000;

const SPACE = /[\s\ufeff]/;

/** The first place from `at` on that is not a space. */
export function skipSpace(text: string, at: number): number {
  let place = at;
  while (place < text.length && SPACE.test(text[place]!)) place++;
  return place;
}

/** A value and the place after it. */
export interface JsonAt {
  readonly value: Json;
  readonly end: number;
}

/** Thrown inside nested values and caught in `readJson`. It never leaves this file. */
class Broken {
  readonly offset: number;
  readonly message: string;
  constructor(offset: number, message: string) {
    this.offset = offset;
    this.message = message;
  }
}

/**
 * Reads the JSON value that starts at a place of a text. The text after it may be anything.
 * `loose` also reads the shortened JSON of SudokuPad: keys and values may lack quotes, quotes may
 * be single, and a missing list element means {}.
 */
export function readJson(text: string, start = 0, loose = false): Result<JsonAt, Trouble> {
  let at = start;
  let values = 0;
  const expected = (what: string): never => {
    const found = at < text.length ? named(characterAt(text, at)) : 'the end of the text';
    throw new Broken(Math.min(at, text.length), `Not JSON: ${found} found; expected ${what}.`);
  };
  const space = (): void => {
    at = skipSpace(text, at);
  };
  const string = (): string => {
    const quote = text[at];
    const from = ++at;
    let escaped = false;
    for (; at < text.length && text[at] !== quote; at++) {
      const code = text.charCodeAt(at);
      if (code < 32) expected('a quote at the end of the string');
      if (code !== 92) continue;
      escaped = true;
      at++;
    }
    if (at >= text.length) expected('a quote at the end of the string');
    const raw = text.slice(from, at++);
    return escaped ? unescaped(raw, from) : raw;
  };
  const unescaped = (raw: string, from: number): string =>
    raw.replace(/\\(u[0-9a-fA-F]{4}|[\s\S]?)/g, (_, what: string, offset: number) => {
      if (what.length === 5) return String.fromCharCode(Number.parseInt(what.slice(1), 16));
      const plain = ESCAPES[what] ?? (loose ? what : undefined);
      if (plain === undefined) throw new Broken(from + offset, 'Not JSON: a backslash starts no known character here.');
      return plain;
    });
  const word = (): Json => {
    const from = at;
    while (at < text.length && /[-+.\w#]/.test(text[at]!) && at - from < 1000) at++;
    const raw = text.slice(from, at);
    if (raw in WORDS) return WORDS[raw]!;
    if (raw.length < 40 && /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/.test(raw)) return Number(raw);
    if (loose && raw !== '') return raw === 't' ? true : raw === 'f' ? false : raw;
    at = from;
    return expected('a value');
  };
  const list = (depth: number): Json[] => {
    const items: Json[] = [];
    at++;
    for (space(); text[at] !== ']'; space()) {
      if (loose && text[at] === ',') items.push(new Map());
      else items.push(value(depth));
      space();
      if (text[at] === ']') break;
      if (text[at] !== ',') expected('"," or "]"');
      at++;
      space();
      if (text[at] === ']') {
        if (!loose) expected('a value');
        items.push(new Map());
      }
    }
    at++;
    return items;
  };
  const object = (depth: number): JsonObject => {
    const entries = new Map<string, Json>();
    at++;
    for (space(); text[at] !== '}'; space()) {
      const isQuoted = text[at] === '"' || (loose && text[at] === "'");
      const key = isQuoted ? string() : loose ? String(word()) : expected('a key in quotes');
      space();
      if (text[at] !== ':') expected('":"');
      at++;
      entries.set(key, value(depth));
      space();
      if (text[at] === '}') break;
      if (text[at] !== ',') expected('"," or "}"');
      at++;
      space();
      if (text[at] === '}') expected('a key in quotes');
    }
    at++;
    return entries;
  };
  const value = (depth: number): Json => {
    space();
    if (++values > MOST_VALUES) throw new Broken(at, `More than ${MOST_VALUES} values; no puzzle has so many.`);
    if (depth > DEEPEST) throw new Broken(at, `Brackets nested more than ${DEEPEST} deep; no puzzle needs that.`);
    const first = text[at];
    if (first === '{') return object(depth + 1);
    if (first === '[') return list(depth + 1);
    if (first === '"' || (loose && first === "'")) return string();
    return word();
  };
  try {
    return ok({ value: value(0), end: at });
  } catch (problem) {
    if (problem instanceof Broken) return trouble('json', problem.offset, problem.message);
    throw problem;
  }
}

/** Reads a text that is one JSON value and nothing else. */
export function readWholeJson(text: string, loose = false): Result<Json, Trouble> {
  const read = readJson(text, 0, loose);
  if (!read.ok) return read;
  const end = skipSpace(text, read.value.end);
  return end < text.length
    ? trouble('json', end, `Not JSON: ${named(characterAt(text, end))} follows the value.`)
    : ok(read.value.value);
}

const WORDS: Readonly<Record<string, Json>> = lookup({
  null: null,
  true: true,
  false: false,
});
const ESCAPES: Readonly<Record<string, string>> = lookup({
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
});

export const isObject = (value: Json | undefined): value is JsonObject => value instanceof Map;
export const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

/** The digit in a value: a number, or a string of decimal digits. Undefined if out of range. */
export function digitOf(value: Json | undefined, size: number): number | undefined {
  const digit = wholeNumber(value);
  return digit !== undefined && digit >= 1 && digit <= size ? digit : undefined;
}

/** Whether a member is missing, null or an empty string. */
export const isNothing = (value: Json | undefined): value is undefined | null | '' =>
  value === undefined || value === null || value === '';

/** A value in words for a message. */
export const shown = (value: Json | undefined): string =>
  isList(value) ? 'a list' : isObject(value) ? 'an object' : typeof value === 'string' ? quoted(value) : String(value);

/** The whole number in a value: a number, or a string of one to three decimal digits. */
export function wholeNumber(value: Json | undefined): number | undefined {
  if (typeof value === 'number') return Number.isInteger(value) ? value : undefined;
  return typeof value === 'string' && /^\d{1,3}$/.test(value) ? Number(value) : undefined;
}
