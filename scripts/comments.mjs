/** No line of a comment is longer than 100 columns. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, isMain, ROOT, report } from './workspace.mjs';

const LONGEST = 100;

const isSource = (path) => /\.(?:[cm]?[jt]sx?|css)$/.test(path);

/** The lines with a comment, alone or after code, that are too long; counted from 1. */
export const longComments = (text) =>
  text.split('\n').flatMap((line, index) => {
    const hasComment = /^\s*(?:\/\/|\/?\*)|;\s+\/\/ /.test(line);
    return hasComment && [...line].length > LONGEST ? [index + 1] : [];
  });

export const commentProblems = () =>
  filesBelow('', isSource).flatMap((path) =>
    longComments(readFileSync(join(ROOT, path), 'utf8')).map(
      (line) => `${path}:${line}: a comment of more than ${LONGEST} columns`,
    ),
  );

if (isMain(import.meta)) report(commentProblems());
