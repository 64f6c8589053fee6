/** No line of a comment is longer than 100 columns. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { filesBelow, isMain, lineOf, ROOT, report } from './workspace.mjs';

const LONGEST = 100;

const isSource = (path) => /\.(?:[cm]?[jt]sx?|css)$/.test(path);

/** Comments that tools read: their form is not ours. */
const FOR_TOOLS = /^\/[/*]\s*(?:biome-ignore|webpackIgnore|[@#])/;

/** Where the comments of a source lie. */
const commentsIn = (path, source) =>
  path.endsWith('.css')
    ? [...source.matchAll(/\/\*[\s\S]*?\*\//g)].map(({ index, 0: { length } }) => ({
        start: index,
        end: index + length,
      }))
    : parseSync(path, source).comments;

/** The lines of a source, counted from 1, that hold a piece of a comment and are too long. */
export function longComments(path, source) {
  const lines = source.split('\n');
  const comments = commentsIn(path, source).filter(({ start, end }) => !FOR_TOOLS.test(source.slice(start, end)));
  const numbers = comments.flatMap(({ start, end }) => {
    const [first, last] = [lineOf(source, start), lineOf(source, end)];
    return Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
  });
  return [...new Set(numbers)].filter((number) => [...lines[number - 1]].length > LONGEST);
}

export const commentProblems = () =>
  filesBelow('', isSource).flatMap((path) =>
    longComments(path, readFileSync(join(ROOT, path), 'utf8')).map(
      (line) => `${path}:${line}: a comment of more than ${LONGEST} columns`,
    ),
  );

if (isMain(import.meta)) report(commentProblems());
