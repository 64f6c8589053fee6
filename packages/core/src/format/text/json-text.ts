import { ok, type Result } from '../../result.ts';
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
  const reader = new ValueReader(text, start, loose);
  try {
    return ok({ value: reader.value(0), end: reader.at });
  } catch (problem) {
    if (problem instanceof Broken) return trouble('json', problem.offset, problem.message);
    throw problem;
  }
}

/** Reads a value with all that is nested in it, each part from the place `at` on. */
class ValueReader {
  at: number;
  private readonly text: string;
  private readonly loose: boolean;
  private values = 0;

  constructor(text: string, at: number, loose: boolean) {
    this.text = text;
    this.at = at;
    this.loose = loose;
  }

  value(depth: number): Json {
    this.space();
    if (++this.values > MOST_VALUES)
      throw new Broken(this.at, `More than ${MOST_VALUES} values; no puzzle has so many.`);
    if (depth > DEEPEST) throw new Broken(this.at, `Brackets nested more than ${DEEPEST} deep; no puzzle needs that.`);
    if (this.isAt('{')) return this.object(depth + 1);
    if (this.isAt('[')) return this.list(depth + 1);
    return this.isAtQuote() ? this.string() : this.word();
  }

  private list(depth: number): Json[] {
    const items: Json[] = [];
    this.pass();
    while (!this.isAt(']')) {
      items.push(this.loose && this.isAt(',') ? new Map() : this.value(depth));
      if (this.isLast(']') || !this.isAt(']')) continue;
      if (!this.loose) this.expected('a value');
      items.push(new Map());
    }
    this.at++;
    return items;
  }

  private object(depth: number): JsonObject {
    const entries = new Map<string, Json>();
    this.pass();
    while (!this.isAt('}')) {
      const key = this.key();
      this.space();
      if (!this.isAt(':')) this.expected('":"');
      this.at++;
      entries.set(key, this.value(depth));
      if (!this.isLast('}') && this.isAt('}')) this.expected('a key in quotes');
    }
    this.at++;
    return entries;
  }

  /** Whether a bracket closes behind an item; else a comma must stand there, and is passed. */
  private isLast(bracket: string): boolean {
    this.space();
    if (this.isAt(bracket)) return true;
    if (!this.isAt(',')) this.expected(`"," or "${bracket}"`);
    this.pass();
    return false;
  }

  private key(): string {
    if (this.isAtQuote()) return this.string();
    return this.loose ? String(this.word()) : this.expected('a key in quotes');
  }

  private string(): string {
    const { text } = this;
    const quote = text[this.at];
    const from = ++this.at;
    let at = from;
    let escaped = false;
    for (; at < text.length && text[at] !== quote; at++) {
      const code = text.charCodeAt(at);
      if (code < 32) break;
      if (code !== 92) continue;
      escaped = true;
      at++;
    }
    this.at = at;
    if (text[at] !== quote) this.expected('a quote at the end of the string');
    const raw = text.slice(from, this.at++);
    return escaped ? this.unescaped(raw, from) : raw;
  }

  private unescaped(raw: string, from: number): string {
    return raw.replace(/\\(u[0-9a-fA-F]{4}|[\s\S]?)/g, (_, what: string, offset: number) => {
      if (what.length === 5) return String.fromCharCode(Number.parseInt(what.slice(1), 16));
      const plain = ESCAPES[what] ?? (this.loose ? what : undefined);
      if (plain === undefined) throw new Broken(from + offset, 'Not JSON: a backslash starts no known character here.');
      return plain;
    });
  }

  private word(): Json {
    const { text, at: from } = this;
    while (this.at < text.length && /[-+.\w#]/.test(text[this.at]!) && this.at - from < 1000) this.at++;
    const raw = text.slice(from, this.at);
    if (raw in WORDS) return WORDS[raw]!;
    if (raw.length < 40 && /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/.test(raw)) return Number(raw);
    if (this.loose && raw !== '') return raw === 't' ? true : raw === 'f' ? false : raw;
    this.at = from;
    return this.expected('a value');
  }

  private isAt(character: string): boolean {
    return this.text[this.at] === character;
  }

  private isAtQuote(): boolean {
    return this.isAt('"') || (this.loose && this.isAt("'"));
  }

  /** Passes a character, and spaces. */
  private pass(): void {
    this.at++;
    this.space();
  }

  private space(): void {
    this.at = skipSpace(this.text, this.at);
  }

  private expected(what: string): never {
    const { text, at } = this;
    const instead = at < text.length ? named(characterAt(text, at)) : 'the end of the text';
    throw new Broken(Math.min(at, text.length), `Not JSON: ${instead} found; expected ${what}.`);
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
