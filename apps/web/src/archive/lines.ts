import { err, ok, type Result } from '@pencilmark/core/result';
import { isRecord } from '../storage/shape.ts';

/** A record in a file: what it is, and what was kept. */
export interface Entry {
  readonly kind: string;
  readonly value: unknown;
}

/**
 * Why a file is refused: it is too long, no such file, of a later version of the app, has a line
 * that is no record, or lacks some of its lines.
 */
export interface FileFault {
  readonly code: 'size' | 'head' | 'newer' | 'line' | 'short';
  /** Which line, from 1 on. */
  readonly line: number;
}

const FORMAT = 'pencilmark-backup';
const VERSION = 1;
/** Characters; years of daily games take a tenth. */
const LONGEST = 300_000_000;

/** A value as JSON; numbers that JSON lacks are written as words. */
export function jsonOf(value: unknown): string {
  const plain = (_name: string, part: unknown): unknown =>
    typeof part === 'bigint' || (typeof part === 'number' && !Number.isFinite(part)) ? String(part) : part;
  try {
    return JSON.stringify(value, plain) ?? 'null';
  } catch {
    return JSON.stringify(String(value)); // it holds itself
  }
}

/** Records as a file: a line that says what it is and how many follow, and a line for each. */
export const writtenLines = (entries: readonly Entry[]): string =>
  [
    JSON.stringify({ format: FORMAT, version: VERSION, records: entries.length }),
    ...entries.map(({ kind, value }) => `{"kind":${JSON.stringify(kind)},"value":${jsonOf(value)}}`),
    '',
  ].join('\n');

/** The records of a file; or why none of them is taken. */
export function readLines(text: string): Result<readonly Entry[], FileFault> {
  if (text.length > LONGEST) return err({ code: 'size', line: 1 });
  const [first = '', ...lines] = text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split(/\r?\n/);
  const head = parsed(first);
  if (!isRecord(head) || head.format !== FORMAT || !Number.isInteger(head.version))
    return err({ code: 'head', line: 1 });
  if ((head.version as number) > VERSION) return err({ code: 'newer', line: 1 });
  const entries: Entry[] = [];
  for (const [at, line] of lines.entries()) {
    const entry = parsed(line);
    if (!isRecord(entry) || typeof entry.kind !== 'string' || !Object.hasOwn(entry, 'value'))
      return err({ code: 'line', line: at + 2 });
    entries.push({ kind: entry.kind, value: entry.value });
  }
  return entries.length === head.records ? ok(entries) : err({ code: 'short', line: entries.length + 1 });
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
