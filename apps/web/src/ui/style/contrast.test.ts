import { readFileSync } from 'node:fs';
import { SIGN_COLORS } from '@pencilmark/board';
import { describe, expect, test } from 'vitest';

const sheetOf = (name: string): string => readFileSync(new URL(`./${name}.css`, import.meta.url), 'utf8');
const css = sheetOf('tokens');
const signs = sheetOf('signs');

type Tokens = Readonly<Record<string, string>>;

/** The colours that a rule of a sheet sets. */
function tokensOf(selector: string, sheet = css): Tokens {
  const start = sheet.indexOf(`${selector} {`);
  expect(start, selector).toBeGreaterThanOrEqual(0);
  const body = sheet.slice(sheet.indexOf('{', start) + 1, sheet.indexOf('}', start));
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, colour]) => [name!, colour!]),
  );
}

const light = tokensOf(':root,\n[data-scheme="light"]');
const dark = tokensOf('  [data-scheme="dark"]');
const contrast = { ...dark, ...tokensOf('[data-theme="contrast"]') };
const safe = { ...light, ...tokensOf(':root[data-palette="safe"]') };
const safeDark = { ...dark, ...tokensOf(':root[data-palette="safe"][data-scheme="dark"]') };

const LOOKS: readonly (readonly [string, Tokens])[] = [
  ['light', light],
  ['dark', dark],
  ['contrast', contrast],
  ['safe', safe],
  ['safe and dark', safeDark],
];

/** Relative luminance, as WCAG 2 defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function ratio(one: string, other: string): number {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const COLOURS = Array.from({ length: 9 }, (_, index) => `own-${index + 1}`);
const PAPERS = ['page', 'sheet', 'wash'];
const CELLS = ['sheet', 'wash', 'same', 'selected', 'logic-wash'];

/** What is written on what: 4.5 at least. */
const TEXTS: readonly (readonly [string, readonly string[]])[] = [
  ['ink', [...PAPERS, ...CELLS, 'proof-wash', 'pen-wash']],
  // Candidates that a hint lends lie on washes of houses.
  ['second', [...PAPERS, 'logic-wash']],
  ['pen', [...PAPERS, 'same', 'logic-wash', 'pen-wash']],
  ['other', PAPERS],
  ['graphite', CELLS],
  ['logic', [...PAPERS, 'logic-wash']],
  ['proof', [...PAPERS, 'proof-wash']],
  ['on-next', ['next']],
];

/** Colours of cells that are mixed from two: a part of the first, and the rest of the second. */
const MIXED: Readonly<Record<string, readonly [part: number, first: string, second: string]>> = {
  peer: [0.65, 'wash', 'sheet'],
  tint: [0.16, 'line', 'sheet'],
  'peer on tint': [0.65, 'wash', 'tint'],
  ...Object.fromEntries(COLOURS.map((colour) => [`region of ${colour}`, [0.26, colour, 'sheet'] as const])),
};

function mixed(tokens: Tokens): Tokens {
  const all: Record<string, string> = { ...tokens };
  const channel = (colour: string, at: number): number => Number.parseInt(colour.slice(at, at + 2), 16);
  for (const [name, [part, first, second]] of Object.entries(MIXED))
    all[name] = `#${[1, 3, 5]
      .map((at) => part * channel(all[first]!, at) + (1 - part) * channel(all[second]!, at))
      .map((value) => Math.round(value).toString(16).padStart(2, '0'))
      .join('')}`;
  return all;
}

/** Where notes and digits of a board stand. */
const BOARD = [...CELLS, 'peer', 'tint', 'peer on tint', 'proof-wash'];

/** Digits of a board, which are large: 3 at least. */
const DIGITS: readonly (readonly [string, readonly string[]])[] = [
  ['ink', BOARD],
  ['pen', BOARD],
  ['other', BOARD],
  ['logic', BOARD],
  ['proof', BOARD],
];

/** Notes of a board, which are small: 4.5 at least. */
const NOTES: readonly (readonly [string, readonly string[]])[] = [
  ['graphite', BOARD],
  ['ink', [...BOARD, ...COLOURS.map((colour) => `region of ${colour}`)]],
];

/** What must be seen beside what: 3 at least. */
const SHAPES: readonly (readonly [string, readonly string[]])[] = [
  ['line', ['page', 'sheet']],
  ['frame', [...PAPERS, ...CELLS]],
  ['selected-edge', ['sheet', 'wash', 'same']],
  ['pen', [...PAPERS, ...CELLS]],
  // Links and rings of a hint run over cells of every kind.
  ['logic', CELLS],
  ['proof', ['selected', 'same', 'logic-wash']],
  ...COLOURS.map((colour): [string, readonly string[]] => [colour, ['sheet', 'wash']]),
];

const failures = (tokens: Tokens, pairs: typeof TEXTS, least: number): string[] =>
  pairs.flatMap(([front, backs]) =>
    backs.flatMap((back) => {
      const reached = ratio(tokens[front]!, tokens[back]!);
      return reached < least ? [`${front} on ${back}: ${reached.toFixed(2)}`] : [];
    }),
  );

test('a ratio is that of WCAG', () => {
  expect(ratio('#000000', '#ffffff')).toBeCloseTo(21);
  expect(ratio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test('every colour is defined, and dark ones differ', () => {
  const declared = css.match(/(?<=\n {2}--)[\w-]+(?=: #)/g);
  expect(Object.keys(light)).toEqual([...new Set(declared)]);
  expect(Object.keys(dark)).toEqual(Object.keys(light));
  expect(Object.keys(dark).filter((name) => dark[name] === light[name])).toEqual([]);
});

describe.each(LOOKS)('%s', (_name, tokens) => {
  test('texts stand out 4.5 times', () => expect(failures(tokens, TEXTS, 4.5)).toEqual([]));

  test('digits of a board stand out 3 times, notes 4.5 times', () => {
    expect(failures(mixed(tokens), DIGITS, 3)).toEqual([]);
    expect(failures(mixed(tokens), NOTES, 4.5)).toEqual([]);
  });

  test('borders, marks and the focus stand out 3 times', () => expect(failures(tokens, SHAPES, 3)).toEqual([]));
});

/**
 * Colours as people with one kind of cones missing see them (Viénot, Brettel and Mollon 1999), in
 * linear light.
 */
const MISSING: Readonly<Record<string, readonly (readonly [number, number, number])[]>> = {
  protanopia: [
    [0.11238, 0.88762, 0],
    [0.11238, 0.88762, 0],
    [0.00401, -0.00401, 1],
  ],
  deuteranopia: [
    [0.29275, 0.70725, 0],
    [0.29275, 0.70725, 0],
    [-0.02234, 0.02234, 1],
  ],
};

const SAFE = [safe, safeDark].flatMap((tokens) =>
  Object.entries(MISSING).map((missing) => [...missing, tokens] as const),
);

test.each(SAFE)('safe colours differ with %s', (_name, matrix, tokens) => {
  const seen = COLOURS.map((name) => {
    const linear = [1, 3, 5].map((at) => (Number.parseInt(tokens[name]!.slice(at, at + 2), 16) / 255) ** 2.2);
    return matrix.map(
      (row) =>
        Math.max(
          0,
          row.reduce((sum, part, at) => sum + part * linear[at]!, 0),
        ) **
        (1 / 2.2),
    );
  });
  const distances = seen.flatMap((colour, at) =>
    seen.slice(at + 1).map((other) => Math.hypot(...colour.map((part, index) => part - other[index]!))),
  );
  expect(Math.min(...distances)).toBeGreaterThan(0.1);
});

describe('signs of rules', () => {
  const lightSigns = tokensOf(':root,\n[data-scheme="light"]', signs);
  const darkSigns = tokensOf('[data-scheme="dark"]', signs);
  const contrastSigns = { ...darkSigns, ...tokensOf('[data-theme="contrast"]', signs) };
  const names = Object.keys(lightSigns);
  const thin = ['sign-thin', 'sign-doublearrow', 'sign-lockout', 'dot-edge'];
  const wide = names.filter((name) => name.startsWith('sign-') && !thin.includes(name));

  test('the app has the colours of drawings that stand alone', () =>
    expect({ light: lightSigns, dark: darkSigns }).toEqual(SIGN_COLORS));

  test.each([
    ['light', { ...light, ...lightSigns }],
    ['dark', { ...dark, ...darkSigns }],
    ['contrast', { ...contrast, ...contrastSigns }],
  ] as const)('%s: notes and digits are read on wide lines, thin ones are seen', (_name, tokens: Tokens) => {
    expect(
      failures(
        tokens,
        ['graphite', 'ink', 'pen'].map((text) => [text, wide]),
        4.5,
      ),
    ).toEqual([]);
    expect(
      failures(
        tokens,
        thin.map((line) => [line, ['sheet']]),
        3,
      ),
    ).toEqual([]);
    expect(
      failures(
        tokens,
        ['white', 'black'].map((dot) => [`on-dot-${dot}`, [`dot-${dot}`]]),
        4.5,
      ),
    ).toEqual([]);
    // Lines of colours differ from paper, too.
    const lines = wide.filter((name) => !['sign-tint', 'sign-indexer'].includes(name));
    expect(
      failures(
        tokens,
        lines.map((line) => [line, ['sheet']]),
        1.5,
      ),
    ).toEqual([]);
  });
});
