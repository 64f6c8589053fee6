import { check, TEXT } from '@pencilmark/core/result';

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'there is no room left for this user',
  EFBIG: 'it would be too long for this disk',
  ENOENT: 'there is no such folder',
  ENOTDIR: 'a part of this path is not a folder',
  EISDIR: 'it is a folder',
  EACCES: 'nothing may be written there',
  EPERM: 'nothing may be written there',
  EROFS: 'nothing may be written there',
  EEXIST: 'a file has this name',
  ENAMETOOLONG: 'this is too long for a name',
  ELOOP: 'its links lead in a circle',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
  ETXTBSY: 'it is a program that runs',
  EBUSY: 'something else uses it',
  ENXIO: 'nothing can be written there',
  ENODEV: 'nothing can be written there',
  EINVAL: 'nothing can be written there',
  EIO: 'the disk has a fault',
  EPIPE: 'the program that read it has ended',
};

/**
 * The sentence for an output that cannot be written.
 *
 *     unwritable('a.txt', { code: 'ENOSPC' })      // 'a.txt cannot be written: the disk is full.'
 */
export function unwritable(output: string, problem: unknown): string {
  check('unwritable', 'output', output, TEXT);
  const { code = '', message } = problem as NodeJS.ErrnoException;
  return `${output} cannot be written: ${REASONS[code] ?? `the system says ${code || message}`}.`;
}
