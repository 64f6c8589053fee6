import { err, ok, type Result } from '../../result.ts';

/** A part of a pattern. `values` is one cell that holds one of them. */
export type Part =
  | { readonly kind: 'values'; readonly values: ReadonlySet<number> }
  | { readonly kind: 'row' | 'choice'; readonly parts: readonly Part[] }
  | { readonly kind: 'times'; readonly part: Part; readonly least: number; readonly most: number };

/** What is wrong with a pattern, and where in it (0-based). */
interface PatternFault {
  readonly at: number;
  readonly message: string;
}

/** A pattern that is being read: its text, the next place, and the first fault. */
interface Source {
  readonly text: string;
  readonly all: readonly number[];
  at: number;
  depth: number;
  fault?: PatternFault;
}

const LONGEST_PATTERN = 2000;
const DEEPEST = 50;
/** How often a part may stand at least, or at most. */
const MOST_TIMES = 256;

const TIMES = /[*+?]|\{(\d{1,3})(?:(,)(\d{1,3})?)?\}/y;
const ONE = /\[(\^?)((?:[0-9a-z](?:-[0-9a-z])?)*)\]|[0-9a-z.]/iy;

/**
 * Reads a pattern for the values of a line: digits, `.`, sets such as [1-3] and [^58], groups, `|`,
 * and how often with `*`, `+`, `?`, {2} and {2,4}. Letters stand for values from 10.
 */
export function readPattern(text: string, all: readonly number[]): Result<Part, PatternFault> {
  if (text.length > LONGEST_PATTERN)
    return err({ at: 0, message: `a pattern of ${text.length} characters; expected at most ${LONGEST_PATTERN}` });
  const source: Source = { text, all, at: 0, depth: 0 };
  const part = readChoice(source);
  if (source.at < text.length) refuse(source, `"${text[source.at]}" is not understood`);
  return source.fault ? err(source.fault) : ok(part);
}

function refuse(source: Source, message: string): Part {
  source.fault ??= { at: source.at, message };
  source.at = source.text.length;
  return { kind: 'row', parts: [] };
}

function readChoice(source: Source): Part {
  const parts = [readRow(source)];
  while (source.text[source.at] === '|') {
    source.at++;
    parts.push(readRow(source));
  }
  return parts.length === 1 ? parts[0]! : { kind: 'choice', parts };
}

function readRow(source: Source): Part {
  const parts: Part[] = [];
  while (source.at < source.text.length && !'|)'.includes(source.text[source.at]!)) parts.push(readTimes(source));
  return { kind: 'row', parts };
}

/** A part and how often it stands. */
function readTimes(source: Source): Part {
  let part = readOne(source);
  for (let found = matchAt(TIMES, source); found; found = matchAt(TIMES, source)) {
    const [sign, first = '', comma, last] = found;
    const [least, most] =
      first === ''
        ? [sign === '+' ? 1 : 0, sign === '?' ? 1 : Number.POSITIVE_INFINITY]
        : [Number(first), comma === undefined ? Number(first) : Number(last ?? Number.POSITIVE_INFINITY)];
    const isWrong = least > most || least > MOST_TIMES || (most > MOST_TIMES && most !== Number.POSITIVE_INFINITY);
    if (isWrong) return refuse(source, `"${sign}" is not understood; expected at most ${MOST_TIMES} times`);
    part = { kind: 'times', part, least, most };
  }
  return part;
}

/** A group, or what one cell may hold. */
function readOne(source: Source): Part {
  const { text } = source;
  if (text[source.at] === '(') {
    source.at += text.startsWith('(?:', source.at) ? 3 : 1;
    if (++source.depth > DEEPEST) return refuse(source, `groups stand in each other more than ${DEEPEST} times`);
    const part = readChoice(source);
    if (text[source.at] !== ')') return refuse(source, 'a group has no end');
    source.at++;
    source.depth--;
    return part;
  }
  const found = matchAt(ONE, source);
  if (!found) return refuse(source, `"${text[source.at]}" is not understood`);
  const [sign, isNegated, set] = found;
  const named = set === undefined ? (sign === '.' ? source.all : [letterValue(sign)]) : valuesIn(set);
  const values = isNegated ? source.all.filter((value) => !named.includes(value)) : named;
  return { kind: 'values', values: new Set(values) };
}

function matchAt(pattern: RegExp, source: Source): RegExpExecArray | undefined {
  pattern.lastIndex = source.at;
  const found = pattern.exec(source.text) ?? undefined;
  if (found) source.at = pattern.lastIndex;
  return found;
}

const letterValue = (character: string): number => Number.parseInt(character, 36);

/** The values of a set such as `1-36`: 1, 2, 3 and 6. */
const valuesIn = (set: string): number[] =>
  (set.match(/.-.|./g) ?? []).flatMap((item) => {
    const [first, last] = [letterValue(item[0]!), letterValue(item.at(-1)!)];
    return Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => first + index);
  });
