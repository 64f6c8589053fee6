/**
 * No line of a comment is longer than 100 columns. Run by itself it also says how many are left in
 * the folders that are still being rewritten.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, isMain, ROOT, report } from './workspace.mjs';

const LONGEST = 100;

/** Where comments are still being rewritten. This list shall become empty. */
const IN_WORK = ['apps/cli/', 'apps/web/', 'packages/bulk/', 'packages/core/', 'scripts/layers.mjs'];

const isSource = (path) => /\.(?:[cm]?[jt]sx?|css)$/.test(path);

/** The lines of comments in a source that are too long, counted from 1. */
export const longComments = (text) =>
  text
    .split('\n')
    .flatMap((line, index) => (/^\s*(?:\/\/|\/?\*)/.test(line) && [...line].length > LONGEST ? [index + 1] : []));

export function commentProblems() {
  const found = filesBelow('', isSource).flatMap((path) =>
    longComments(readFileSync(join(ROOT, path), 'utf8')).map((line) => ({ path, line })),
  );
  const folderOf = ({ path }) => IN_WORK.find((folder) => path.startsWith(folder));
  const left = new Map();
  for (const one of found) left.set(folderOf(one), (left.get(folderOf(one)) ?? 0) + 1);
  left.delete(undefined);
  const problems = found
    .filter((one) => !folderOf(one))
    .map(({ path, line }) => `${path}:${line}: a comment of more than ${LONGEST} columns`);
  return { problems, left };
}

if (isMain(import.meta)) {
  const { problems, left } = commentProblems();
  for (const [folder, count] of left) console.log(`${folder}: ${count} left`);
  report(problems);
}
