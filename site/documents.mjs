/**
 * Which files of the repository are pages of the site, where each stands, and under which heading
 * the menu lists it. A new document below docs/ is a page without a row of its own.
 */
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { filesBelow, ROOT } from '../scripts/workspace.mjs';

/** Where the site lies in the repository, and what its build makes. */
export const SITE = join(ROOT, 'site');
export const MADE = join(SITE, '.made');
export const CONTENT = join(MADE, 'content');
export const DIST = join(SITE, 'dist');

/** The folders that have a menu of their own, and the documents of each. */
const SHELVES = [
  {
    from: /^docs\/(techniques|rules)\/README\.md$/,
    to: ([, shelf]) => `${shelf}/index.md`,
    menu: ([, shelf]) => shelf,
  },
  {
    from: /^docs\/(techniques|rules)\/(.+)\.md$/,
    to: ([, shelf, name]) => `${shelf}/${name}.md`,
    menu: ([, shelf]) => shelf,
  },
  { from: /^docs\/README\.md$/, to: () => 'documents.md', menu: () => 'Guides' },
  { from: /^docs\/tutorials\/README\.md$/, to: () => 'tutorials/index.md', menu: () => 'Tutorials' },
  { from: /^docs\/tutorials\/(.+)\.md$/, to: ([, name]) => `tutorials/${name}.md`, menu: () => 'Tutorials' },
  { from: /^docs\/cookbook\/README\.md$/, to: () => 'cookbook/index.md', menu: () => 'Cookbook' },
  { from: /^docs\/cookbook\/(.+)\.md$/, to: ([, name]) => `cookbook/${name}.md`, menu: () => 'Cookbook' },
  { from: /^docs\/(cookbook)\.md$/, to: () => 'cookbook.md', menu: () => 'Cookbook' },
  {
    from: /^docs\/(benchmarks|engine|difficulty|hodoku|reading)\.md$/,
    to: ([, name]) => `${name}.md`,
    menu: () => 'Facts and figures',
  },
  { from: /^docs\/([^/]+)\.md$/, to: ([, name]) => `${name}.md`, menu: () => 'Guides' },
  { from: /^(?:packages|apps)\/([^/]+)\/README\.md$/, to: ([, name]) => `packages/${name}.md`, menu: () => 'Packages' },
  { from: /^(?:packages|apps)\/([^/]+)\/DESIGN\.md$/, to: ([, name]) => `project/${name}.md`, menu: () => 'Project' },
  { from: /^site\/pages\/(.+)\.md$/, to: ([, name]) => `${name}.md`, menu: () => 'none' },
  { from: /^README\.md$/, to: () => 'overview.md', menu: () => 'Guides' },
  {
    from: /^([A-Z_]+)\.md$/,
    to: ([, name]) => `project/${name.toLowerCase().replaceAll('_', '-')}.md`,
    menu: () => 'Project',
  },
];

/** What comes first in a menu, in this order; all others follow by their titles. */
const FIRST = [
  'overview.md',
  'documents.md',
  'packages.md',
  'running.md',
  'tutorials/index.md',
  'tutorials/your-first-solver.md',
  'tutorials/a-million-puzzles.md',
  'tutorials/find-a-17.md',
  'tutorials/write-a-technique.md',
  'tutorials/write-an-arena-program.md',
  'tutorials/embed-a-board.md',
  'cookbook/index.md',
  'packages/kit.md',
  'packages/core.md',
  'project/changelog.md',
  'project/stability.md',
];

const isWritten = (path) =>
  path.endsWith('.md') &&
  /^(?:docs\/|(?:packages|apps)\/[^/]+\/(?:README|DESIGN)\.md$|site\/pages\/|[A-Z_]+\.md$)/.test(path);

/** The overview has the name of the project for its heading. */
const titleOf = (path) =>
  path === 'README.md'
    ? 'Overview'
    : (/^# (.+)$/m.exec(readFileSync(join(ROOT, path), 'utf8'))?.[1].replaceAll('`', '') ?? path);

const placeOf = (path) => (FIRST.includes(path) ? FIRST.indexOf(path) : FIRST.length);

/** The shelf of a document, and what its path says there. */
function shelved(from) {
  for (const shelf of SHELVES) {
    const match = shelf.from.exec(from);
    if (match) return { to: shelf.to(match), menu: shelf.menu(match) };
  }
  throw new Error(`${from} belongs to no shelf of site/documents.mjs`);
}

/** All documents: `from` in the repository, `to` on the site, `menu` and `title`. */
export function documents() {
  return filesBelow('', isWritten)
    .map((from) => ({ from, ...shelved(from), title: titleOf(from) }))
    .sort((a, b) => placeOf(a.to) - placeOf(b.to) || a.title.localeCompare(b.title, 'en'));
}

/** Where a picture of the repository lies in the content. */
export const pictureAt = (path) => `pictures/${path}`;

/** The address of the repository, as package.json says it. */
export function repository() {
  const { repository } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  return repository.url.replace(/^git\+/, '').replace(/\.git$/, '');
}

/**
 * Where a link of a document leads: a path of the repository and an anchor; undefined for other
 * addresses. A slash at its beginning means the repository.
 */
export function targetOf(from, link) {
  if (/^(?:[a-z][a-z+.-]*:|\/\/)/i.test(link)) return undefined;
  const [path, anchor] = link.split('#');
  const folder = path.startsWith('/') ? '' : posix.dirname(from);
  const target = path === '' ? from : posix.join(folder, decodeURI(path).replace(/^\//, ''));
  return { path: target.replace(/\/$/, ''), anchor };
}
