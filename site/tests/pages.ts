import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { DIST } from '../../scripts/site.mjs';

/** A built page: its path on the site, its text, and what others can point at. */
export interface Built {
  readonly path: string;
  readonly html: string;
  readonly anchors: ReadonlySet<string>;
}

const readPage = (path: string): Built => {
  const html = readFileSync(join(DIST, path), 'utf8');
  return { path, html, anchors: new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!)) };
};

/** All files of the built site, as paths with forward slashes. */
export const builtFiles = (): string[] =>
  readdirSync(DIST, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(DIST, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));

/** All pages, but that for addresses which lead nowhere. */
export const builtPages = (): Map<string, Built> =>
  new Map(
    builtFiles()
      .filter((path) => path.endsWith('.html') && path !== '404.html')
      .map((path) => [path, readPage(path)]),
  );

const plain = (text: string): string =>
  text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#39;', "'");

/** What a page links to: addresses as they are written. */
export const linksOf = ({ html }: Built): string[] => [
  ...new Set([...html.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, link]) => plain(link!))),
];

/** Where a link leads on the site; undefined for other hosts. */
export function placeOf(from: string, link: string): { readonly path: string; readonly anchor: string } | undefined {
  if (/^[a-z]+:/.test(link)) return undefined;
  const [address = '', anchor = ''] = link.split('#');
  const path = address === '' ? from : posix.join(posix.dirname(from), decodeURI(address));
  return {
    path: /(?:^|\/)\.?\/?$/.test(path) ? posix.join(path, 'index.html') : path,
    anchor: decodeURIComponent(anchor),
  };
}
