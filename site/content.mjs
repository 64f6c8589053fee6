/**
 * The content of the site: copies of the documents and their pictures, each where its page stands,
 * and a list of them. The documents are not changed; `markdown.mjs` does that when they are shown.
 */
import {
  appendFileSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { ROOT } from '../scripts/workspace.mjs';
import { CONTENT, documents, MADE, pictureAt, SITE } from './documents.mjs';

const LIST = join(CONTENT, 'list.json');
/** Files that lie beside the pages as they are. */
const PUBLIC = join(MADE, 'public');

const copy = (from, to) => {
  mkdirSync(dirname(join(CONTENT, to)), { recursive: true });
  copyFileSync(join(ROOT, from), join(CONTENT, to));
};

/** The pictures that a document shows, as paths of the repository. */
const picturesOf = (from) =>
  [...readFileSync(join(ROOT, from), 'utf8').matchAll(/!\[[^\]]*\]\(([^)\s]+)\)/g)]
    .map(([, path]) => path)
    .filter((path) => !/^[a-z]+:/.test(path))
    .map((path) => posix.join(posix.dirname(from), path))
    .filter((path) => existsSync(join(ROOT, path)));

/** Makes the content anew; `reference` is what `makeReference` gives. */
export function makeContent(reference) {
  rmSync(CONTENT, { recursive: true, force: true });
  const list = documents();
  for (const { from, to } of list) {
    copy(from, to);
    for (const picture of picturesOf(from)) copy(picture, pictureAt(picture));
  }
  for (const { to, text } of reference.pages) {
    mkdirSync(dirname(join(CONTENT, to)), { recursive: true });
    writeFileSync(join(CONTENT, to), text);
  }
  appendFileSync(join(CONTENT, 'api/index.md'), reference.table);
  cpSync(join(SITE, 'public'), PUBLIC, { recursive: true });
  copyFileSync(join(ROOT, 'apps/web/public/icon.svg'), join(PUBLIC, 'icon.svg'));
  writeFileSync(LIST, JSON.stringify([...list, ...reference.pages.map(({ text, ...page }) => page)]));
}

/** The pages that `makeContent` made last. */
export const contentList = () => JSON.parse(readFileSync(LIST, 'utf8'));
