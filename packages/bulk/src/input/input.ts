import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { check, TEXT } from '@pencilmark/core/result';
import { BYTES } from '../expected.ts';
import { type Packing, packingIn, packingOf } from '../packing/packing.ts';

/**
 * How messages call the input of an operand.
 *
 *     sourceName('-')      // 'standard input'
 */
export function sourceName(operand: string): string {
  check('sourceName', 'operand', operand, TEXT);
  if (operand === '-') return 'standard input';
  return operand === '' ? '""' : operand;
}

/**
 * An identity that is the same for every name of a file, for links to it, and for standard input
 * that reads from it. A missing file is identified by its name.
 */
export async function fileCalled(name: string): Promise<string> {
  try {
    const { dev, ino } = name === '-' ? fstatSync(0, { bigint: true }) : await stat(name, { bigint: true });
    return `${dev} ${ino}`;
  } catch {
    return name;
  }
}

/**
 * Whether a name stands for something that can only be read from its beginning to its end: a named
 * pipe or a device.
 */
export const isFlow = (name: string): Promise<boolean> =>
  stat(name).then(
    (stats) => !stats.isFile() && !stats.isDirectory(),
    () => false,
  );

/**
 * Whether a file's name says that it is packed.
 *
 *     isPacked('a.sdm.gz')      // true
 */
export function isPacked(name: string): boolean {
  check('isPacked', 'name', name, TEXT);
  return packingOf(name) !== undefined;
}

/**
 * Whether some packed data begin with these bytes.
 *
 *     beginsPacked(Uint8Array.of(0x1f, 0x8b, 8, 0))      // true
 */
export function beginsPacked(beginning: Uint8Array): boolean {
  check('beginsPacked', 'beginning', beginning, BYTES);
  return isPacking(packingIn(beginning));
}

const isPacking = (packing: ReturnType<typeof packingIn>): packing is Packing =>
  packing !== undefined && packing !== 'unsure';

const ENOUGH_TO_KNOW = 4;

/** How many bytes an input has; NaN when it is packed or comes through a pipe. */
export async function sizeOf(name: string): Promise<number> {
  if (isPacked(name)) return Number.NaN;
  try {
    const stats = name === '-' ? fstatSync(0) : await stat(name);
    if (!stats.isFile()) return Number.NaN;
    return name === '-' && beginsPacked(beginningOf(name, ENOUGH_TO_KNOW)) ? Number.NaN : stats.size;
  } catch {
    return 0;
  }
}

/**
 * The first bytes of a file, or of standard input that reads from a file. The position in the file
 * stays where it is.
 */
export function beginningOf(operand: string, length: number): Uint8Array {
  const descriptor = operand === '-' ? 0 : openSync(operand, 'r');
  try {
    const bytes = new Uint8Array(length);
    return bytes.subarray(0, readSync(descriptor, bytes, 0, length, 0));
  } finally {
    if (descriptor !== 0) closeSync(descriptor);
  }
}

/**
 * Whether an error says that an input cannot be read, and nothing else is wrong.
 *
 *     isReadingProblem({ code: 'ENOENT', syscall: 'open' })      // true
 */
export const isReadingProblem = (problem: unknown): boolean => {
  const { code, syscall } = problem as NodeJS.ErrnoException;
  return syscall === 'open' || syscall === 'read' || (code ?? '').startsWith('Z_');
};

const UNREADABLE: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file.',
  EISDIR: 'This is a folder; give the files in it.',
  EACCES: 'This file may not be read.',
  EPERM: 'This file may not be read.',
  ELOOP: 'The links of this path lead in a circle.',
  EMFILE: 'Too many files are open.',
  ENFILE: 'Too many files are open.',
  ENXIO: 'Nothing can be read from this.',
  ENODEV: 'Nothing can be read from this.',
  EINVAL: 'Nothing can be read from this.',
  EIO: 'The disk has a fault.',
  ENOTDIR: 'A part of this path is not a folder.',
  ENAMETOOLONG: 'This is too long for a file name.',
};

/**
 * The sentence for an input that cannot be read.
 *
 *     sentenceOf({ code: 'ENOENT' })      // 'There is no such file.'
 */
export function sentenceOf(problem: unknown): string {
  const { code = '', message } = problem as NodeJS.ErrnoException;
  return UNREADABLE[code] ?? `This cannot be read: ${message}.`;
}

/** The sentence for an input that cannot be read beyond some place. */
export function laterSentenceOf(problem: unknown): string {
  const { code, message } = problem as NodeJS.ErrnoException;
  const why = AFTER[code ?? ''] ?? `From here on this cannot be read: ${message}.`;
  return `${why} Everything before was read.`;
}

const AFTER: Readonly<Record<string, string>> = {
  Z_CUT: 'The packed file is cut off here.',
  Z_TRAILING: 'The packed data end here, and something that is not packed follows.',
};
