/**
 * The content of the site: copies of the documents and their pictures, each where its page stands,
 * and a list of them. The documents are not changed; `markdown.mjs` does that when they are shown.
 */
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { filesBelow, ROOT } from '../scripts/workspace.mjs';
import { CONTENT, documents, SITE } from './documents.mjs';

const LIST = join(CONTENT, 'list.json');

const copy = (from, to) => {
  mkdirSync(dirname(join(CONTENT, to)), { recursive: true });
  copyFileSync(join(ROOT, from), join(CONTENT, to));
};

/** The pictures that a document shows, as paths of the repository. */
const picturesOf = (from) =>
  [...readFileSync(join(ROOT, from), 'utf8').matchAll(/!\[[^\]]*\]\(([^)\s]+)\)|<img[^>]+src="([^"]+)"/g)]
    .map(([, first, second]) => first ?? second)
    .filter((path) => !/^[a-z]+:/.test(path))
    .map((path) => posix.join(posix.dirname(from), path))
    .filter((path) => existsSync(join(ROOT, path)));

/** Makes the content anew; `reference` are the pages of the API, `{ from, to, menu, title, text }`. */
export function makeContent(reference) {
  rmSync(CONTENT, { recursive: true, force: true });
  const list = documents();
  for (const { from, to } of list) {
    copy(from, to);
    for (const picture of picturesOf(from))
      copy(picture, posix.join(posix.dirname(to), posix.relative(posix.dirname(from), picture)));
  }
  for (const path of filesBelow('site/pages')) copy(path, path.slice('site/pages/'.length));
  for (const { to, text } of reference) {
    mkdirSync(dirname(join(CONTENT, to)), { recursive: true });
    writeFileSync(join(CONTENT, to), text);
  }
  writeFileSync(LIST, JSON.stringify([...list, ...reference.map(({ text, ...page }) => page)]));
}

/** The pages that `makeContent` made last. */
export const contentList = () => JSON.parse(readFileSync(LIST, 'utf8'));
export { SITE };
