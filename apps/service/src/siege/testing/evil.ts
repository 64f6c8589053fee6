import fc from 'fast-check';
import type { Stock } from './stock.ts';

/** A JSON schema, as far as the schemas of the service go. */
export interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: { readonly [name: string]: Schema };
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

type Values = fc.Arbitrary<unknown>;

/** Characters that programs stumble over: halves of pairs, NUL, marks, signs that turn the line. */
const CHARACTERS = [
  ...['a', 'Z', '9', ' ', '\0', '\ud800', '\udc00', '\udfff', '\u202e', '\u0301', '\u200d', '\ufeff', '\uffff'],
  ...['🧩', 'İ', 'ß', 'ﬀ', '٣', '字', '\n', '\r', '"', '\\', "'", '%', '/', '<', '&', '$', '`', '\u2028', '\u0085'],
];
/** Those that may stand in names. */
const LETTERS = ['a', 'Z', '9', ' ', '.', '_', "'", '-', 'é', '\u0301', '\u0489', 'İ', 'ß', 'ﬀ', '٣', '字', '𝒜', 'Ω'];
const WORDS = [
  ...['', ' ', '__proto__', 'constructor', 'toString', 'null', '-1', '1e999', 'NaN', '../..', '%2e%2e%2f', '%00', '*'],
  ...["' or 1=1 --", '$1', '{"t":"ping"}', '\ud800', '\0', 'a\0b', `e${'\u0301'.repeat(2000)}`, '👨‍👩‍👧‍👦'.repeat(30)],
];
const NUMBERS = [
  ...[0, -0, 1, 2, 3, -1, 0.5, 15, 16, 80, 81, 255, 256, 2 ** 31 - 1, 2 ** 31, 2 ** 32, 2 ** 53 - 1, 2 ** 53],
  ...[-(2 ** 53), 2 ** 63, 1e21, 1e308, 5e-324, Number.POSITIVE_INFINITY],
];
const SMALL = 20;

/** How long a list or a text may be, with the bounds the likeliest. */
const lengths = (least: number, most: number): fc.Arbitrary<number> =>
  fc.oneof(
    fc.constantFrom(least, Math.min(least + 1, most), Math.max(most - 1, least), most),
    fc.nat(Math.min(most, SMALL)),
  );

const LONGEST = 300;

const tiled = <Item>(tile: readonly Item[], length: number): Item[] =>
  Array.from({ length }, (_, index) => tile[index % tile.length]!);

/** Some of these characters, again and again, until the text is as long as the schema allows. */
const textOf = (characters: readonly string[], { minLength = 0, maxLength = LONGEST }: Schema): fc.Arbitrary<string> =>
  fc
    .tuple(lengths(minLength, maxLength), fc.array(fc.constantFrom(...characters), { minLength: 1, maxLength: 8 }))
    .map(([length, tile]) => tiled(tile, length).join(''));

/** Texts of patterns that were wanted before: fast-check takes milliseconds to read a pattern. */
const textsOfPatterns = new Map<string, fc.Arbitrary<string>>();

/** A text that a pattern allows, or nearly. */
function matching(pattern: string, schema: Schema): fc.Arbitrary<string> {
  try {
    const known = textsOfPatterns.get(pattern) ?? fc.stringMatching(new RegExp(pattern));
    textsOfPatterns.set(pattern, known);
    return known.map((text) => text.slice(0, schema.maxLength ?? LONGEST));
  } catch {
    // fast-check knows no classes of Unicode.
    return textOf(LETTERS, { ...schema, minLength: 1 }).map((text) => `a${text}a`.slice(0, schema.maxLength));
  }
}

const withBounds = (schema: Schema): number[] =>
  [schema.minimum, schema.maximum]
    .filter((bound) => bound !== undefined)
    .flatMap((bound) => [bound - 1, bound, bound + 1]);

/** Values that a schema allows, the strangest of them; texts also from what is known of others. */
export function evilOf(schema: Schema, stock: Stock, field = ''): Values {
  const { type, anyOf, items, pattern, minimum = 0, maximum = 100 } = schema;
  const isAllowed = (value: number): boolean =>
    value >= (schema.minimum ?? -Infinity) && value <= (schema.maximum ?? Infinity);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (anyOf) return fc.oneof(...anyOf.map((option) => evilOf(option, stock, field)));
  if (type === 'null') return fc.constant(null);
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer' || type === 'number')
    return fc.oneof(
      fc.constantFrom(
        ...[...NUMBERS, ...withBounds(schema)]
          .filter(isAllowed)
          .filter((number) => type === 'number' || Number.isInteger(number)),
      ),
      fc.integer({ min: minimum, max: Math.max(minimum, Math.min(maximum, minimum + SMALL)) }),
    );
  if (type === 'string') {
    const known = fc.nat().map((index) => stock.pick(field, index) ?? 'x');
    if (pattern === undefined)
      return fc.oneof({ weight: 3, arbitrary: known }, textOf(CHARACTERS, schema), fc.constantFrom(...WORDS));
    return fc.oneof({ weight: 3, arbitrary: known }, matching(pattern, schema));
  }
  if (type === 'array')
    return fc
      .tuple(
        lengths(schema.minItems ?? 0, schema.maxItems ?? SMALL),
        fc.array(evilOf(items ?? {}, stock, field), { minLength: 1, maxLength: 4 }),
      )
      .map(([length, tile]) => tiled(tile, length));
  if (type === 'object') {
    const { properties = {}, required = [] } = schema;
    const fields = Object.entries(properties).map(([name, schema]) => [name, evilOf(schema, stock, name)] as const);
    return fc.record(Object.fromEntries(fields), { requiredKeys: required.filter((name) => name in properties) });
  }
  return fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.constantFrom(...WORDS));
}

const ANYTHING: Values = fc.oneof(
  fc.constantFrom(...WORDS, ...NUMBERS, null, true, [], {}, [[]], [null]),
  fc.jsonValue({ maxDepth: 2 }),
);

/** The same values, each with one thing that the schema does not allow. */
export function brokenOf(values: Values): Values {
  return fc
    .tuple(values, ANYTHING, fc.nat(), fc.constantFrom('drop', 'add', 'change', 'wrap', 'replace', 'swell'))
    .map(([value, strange, index, how]) => {
      if (how === 'replace' || typeof value !== 'object' || value === null) return strange;
      if (how === 'wrap') return [value];
      const entries = Object.entries(value);
      const at = index % Math.max(1, entries.length);
      if (how === 'drop') return Object.fromEntries(entries.filter((_, place) => place !== at));
      const names = ['__proto__', 'constructor', 'x', 'seat', 'account', 'isOperator', ''];
      if (how === 'add') return Object.fromEntries([...entries, [names[index % names.length]!, strange]]);
      const bad = how === 'swell' ? 'x'.repeat(10_000) : strange;
      return Object.fromEntries(entries.map(([name, value], place) => [name, place === at ? bad : value]));
    });
}

// JSON.stringify writes -0 as 0 and what is infinite as null. A client may write both.
const AS_WRITTEN: readonly (readonly [number, string])[] = [
  [-0, '-0'],
  [Number.POSITIVE_INFINITY, '1e999'],
];

const written = (value: unknown): string => {
  const text = JSON.stringify(value, (_, part) => {
    const written = AS_WRITTEN.find(([number]) => Object.is(number, part));
    return written ? `\u0001${written[1]}` : part;
  });
  return (text ?? 'null').replaceAll(/"\\u0001([^"]+)"/g, '$1');
};

const NO_JSON = [
  '',
  '{',
  '[',
  'nul',
  '"',
  '{"t":',
  '\u0000',
  '{"a":1,}',
  `${'['.repeat(1500)}`,
  '{"t":"ping","t":"hello"}',
];

/** Texts of messages: most are of the schema, some nearly, a few are no JSON. */
export function textsOf(schema: Schema, stock: Stock): fc.Arbitrary<string> {
  const values = evilOf(schema, stock);
  return fc.oneof(
    { weight: 12, arbitrary: values.map(written) },
    { weight: 3, arbitrary: brokenOf(values).map(written) },
    { weight: 1, arbitrary: fc.constantFrom(...NO_JSON) },
  );
}
