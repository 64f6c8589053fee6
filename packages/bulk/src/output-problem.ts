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
};

/** The sentence for an output that cannot be written. */
export function unwritable(output: string, problem: unknown): string {
  const { code = '', message } = problem as NodeJS.ErrnoException;
  return `${output} cannot be written: ${REASONS[code] ?? message}.`;
}
