import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sentenceOf } from '@pencilmark/bulk';

/** A file to read, or the reason why there is none. */
export interface Picked {
  readonly file: string;
  readonly problem?: string;
}

/** Names of pictures in folders. What a file really is, its first bytes show. */
const PICTURE_NAME = /\.(png|jpe?g|webp|heic|heif|avif)$/i;

/** Folders within folders are looked into so deep. */
const DEEPEST = 20;

/**
 * The files to read, in order: those that are named, and the pictures in folders that are named,
 * by their names. Links to folders are not followed, so that no circle is walked.
 */
export function picturesAmong(operands: readonly string[]): Picked[] {
  return operands.flatMap((operand) => {
    if (!isFolder(operand)) return [{ file: operand }];
    const pictures = picturesIn(operand, DEEPEST);
    return pictures.length > 0 ? pictures : [{ file: operand, problem: 'There is no picture in this folder.' }];
  });
}

/** Whether there is a folder. What cannot be opened shows when it is read. */
function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

function picturesIn(folder: string, depth: number): Picked[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    entries.sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
    return entries.flatMap((entry): Picked[] => {
      const file = join(folder, entry.name);
      if (entry.isDirectory()) return depth > 0 ? picturesIn(file, depth - 1) : [];
      return PICTURE_NAME.test(entry.name) ? [{ file }] : [];
    });
  } catch (problem) {
    return [{ file: folder, problem: sentenceOf(problem) }];
  }
}
