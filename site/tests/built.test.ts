import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { TECHNIQUES } from '@pencilmark/core/human';
import { beforeAll, describe, expect, test } from 'vitest';
import { DIST } from '../../scripts/site.mjs';
import { sourcesByName } from '../../scripts/sources.mjs';
import { ROOT } from '../../scripts/workspace.mjs';
import { script } from '../relocation.mjs';
import { find, SEARCH_INDEX } from '../search.mjs';
import { type Built, builtFiles, builtPages, linksOf, placeOf } from './pages.ts';

const writtenIn = (folder: string): string[] =>
  (readdirSync(join(ROOT, folder), { recursive: true }) as string[])
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.md'));

let pages: Map<string, Built>;
let files: Set<string>;
beforeAll(() => {
  pages = builtPages();
  files = new Set(builtFiles());
});

describe('the built site', () => {
  test('has a page for each technique, each rule, each document and each door', () => {
    const paths = [...pages.keys()];
    for (const { id } of TECHNIQUES) expect(paths).toContain(`techniques/${id}.html`);
    for (const path of writtenIn('docs'))
      expect(paths).toContain(
        path
          .replace(/\.md$/, '.html')
          .replace(/^README/, 'documents')
          .replace('README', 'index'),
      );
    for (const [door] of sourcesByName().filter(([name]) => !name.endsWith('/worker')))
      expect(paths.some((path) => path.replace(/(?:\/index)?\.html$/, '') === door.replace('@pencilmark', 'api'))).toBe(
        true,
      );
  });

  test('every link and every anchor leads somewhere', () => {
    const dead = [...pages.values()].flatMap((page) =>
      linksOf(page).flatMap((link) => {
        const place = placeOf(page.path, link);
        if (!place) return [];
        const isThere = files.has(place.path);
        const isAnchor = !place.anchor || !pages.has(place.path) || pages.get(place.path)!.anchors.has(place.anchor);
        return isThere && isAnchor ? [] : [`${page.path}: ${link}`];
      }),
    );
    expect(dead).toEqual([]);
  });

  test('links into the repository are those of its package.json', () => {
    const { repository } = JSON.parse(readFileSync(join(DIST, '../../package.json'), 'utf8'));
    const home = repository.url.replace(/^git\+|\.git$/g, '');
    const sources = [...pages.values()].flatMap(linksOf).filter((link) => link.includes('/blob/main/'));
    expect(sources.length).toBeGreaterThan(100);
    expect(sources.filter((link) => !link.startsWith(`${home}/blob/main/`))).toEqual([]);
    const missing = sources.filter((link) => {
      const [path = ''] = link.slice(`${home}/blob/main/`.length).split('#');
      return !existsSync(join(ROOT, path));
    });
    expect(missing).toEqual([]);
  });

  test('pages hold no scripts and styles of their own, which servers forbid', () => {
    const own = [...pages.values()].filter(({ html }) => /<script>|<style| style="| on\w+="/.test(html));
    expect(own.map(({ path }) => path)).toEqual([]);
  });

  test('nothing says where the site lies, but the page for addresses that lead nowhere', () => {
    const absolute = [...pages.values()].filter((page) => linksOf(page).some((link) => /^\//.test(link)));
    expect(absolute.map(({ path }) => path)).toEqual([]);
    expect(readFileSync(join(DIST, '404.html'), 'utf8')).toContain('src="/docs/before.js"');
  });
});

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: these are scripts
test.each([
  ['const a = "/place-of-the-site/x.js";', 'const a = (""+globalThis.pencilmarkDocs+"x.js");'],
  ['f(`<a href="/place-of-the-site/b">${c}`)', 'f(`<a href="${globalThis.pencilmarkDocs}b">${c}`)'],
  ["g('\\'/place-of-the-site/')", 'g(("\'"+globalThis.pencilmarkDocs+""))'],
  ['const b = 1;', 'const b = 1;'],
])('scripts ask where the site lies: %s', (before, after) => expect(script(before)).toBe(after));
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: these are scripts

describe('the search', () => {
  let found: (text: string) => string[];
  beforeAll(async () => {
    const chunks = join(DIST, 'assets/chunks');
    const name = readdirSync(chunks).find((file) => /^@localSearchIndexroot\..*\.js$/.test(file))!;
    Object.assign(globalThis, { pencilmarkDocs: '/' });
    // As a function: the test runner would read two megabytes as source.
    const code = readFileSync(join(chunks, name), 'utf8').replace(
      /export\s*\{\s*(\w+) as default\s*\};?\s*$/,
      'return $1;',
    );
    const index = new Function(code)();
    const { default: MiniSearch } = await import(
      pathToFileURL(join(DIST, '../node_modules/minisearch/dist/es/index.js')).href
    );
    const search = MiniSearch.loadJSON(index, SEARCH_INDEX);
    found = (text) => find(search, text).map(({ id }: { id: string }) => id.replace(/^\//, ''));
  });

  test.each([
    ['x wing', 'techniques/x-wing.html'],
    ['X-Wing', 'techniques/x-wing.html'],
    ['naked pair', 'techniques/naked-pair.html'],
    ['naked twins', 'techniques/naked-pair.html'],
    ['pinned digit', 'techniques/hidden-single.html'],
    ['nacktes paar', 'techniques/naked-pair.html'],
    ['killer cage', 'rules/killer.html'],
    ['thermometer', 'rules/thermo.html'],
    ['parsePuzzle', 'api/core/'],
    ['countSolutions', 'api/core/'],
    ['arena for solver programs', 'arena.html'],
    ['postgresql workers', 'scale.html'],
    ['glossary', 'project/glossary.html'],
    ['swordfsh', 'techniques/swordfish.html'],
    ['duplicates', 'cookbook/find-duplicates.html'],
    ['killer', 'rules/killer.html'],
    ['element', 'packages/board.html'],
    ['csv', 'cookbook/convert-formats.html'],
  ])('%s finds %s among the first five', (text, path) => {
    expect(
      found(text)
        .slice(0, 5)
        .some((id) => id.startsWith(path)),
    ).toBe(true);
  });

  test.each([
    ['naked pair', 'techniques/naked-pair.html'],
    ['x wing', 'techniques/x-wing.html'],
    ['arena protocol', 'arena.html'],
    ['web component', 'tutorials/embed-a-board.html'],
    ['rate a file', 'cookbook/rate-and-sort.html'],
    ['find duplicates', 'cookbook/find-duplicates.html'],
    ['gzip', 'cookbook/stream-packed-files.html'],
    ['generate', 'cookbook/generate-with-a-rating.html'],
    ['hodoku', 'hodoku.html'],
    ['windows and macos', 'platforms.html'],
    ['docker', 'running.html'],
    ['how do I print a booklet', 'cookbook/print-a-booklet.html'],
    // Not all of the words are on one page.
    ['x wing tutorialisation', 'techniques/x-wing.html'],
    // Who names what is exported looks for the reference.
    ['parsePuzzle', 'api/core/'],
    ['countSolutions', 'api/core/'],
    ['PencilmarkBoard', 'api/board/'],
  ])('%s finds %s first', (text, path) => {
    expect(found(text)[0]).toMatch(new RegExp(`^${path}`));
  });

  test.each(['solve', 'generate', 'hint'])('%s finds the function of that name among the first eight', (text) => {
    expect(
      found(text)
        .slice(0, 8)
        .some((id) => id.startsWith('api/') && id.endsWith(`#${text}`)),
    ).toBe(true);
  });

  test.each(['duplicates', 'killer', 'scan', 'speed'])('%s finds a guide before the reference', (text) => {
    expect(found(text)[0]).not.toMatch(/^(?:api|project)\//);
  });

  test.each(['', ' ', 'qqqqqq'])('"%s" finds nothing', (text) => expect(found(text)).toEqual([]));
});
