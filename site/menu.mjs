/** The menus of the site, made from the list of its pages. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../scripts/workspace.mjs';

/** The groups of the menu that most pages share, in this order. */
const GROUPS = ['Guides', 'Tutorials', 'Cookbook', 'Packages', 'Facts and figures', 'Project'];

const entry = ({ title, to }) => ({ text: title, link: `/${to}` });

const groupOf = (list, name) => ({
  text: name,
  collapsed: false,
  items: list.filter(({ menu }) => menu === name).map(entry),
});

const nameIn = ({ title }) => title.split('/').slice(0, 2).join('/');
const doorIn = ({ title }) => title.split('/').slice(2).join('/');

/** The pages of the reference: a group for each package that has more than one door. */
function referenceMenu(list) {
  const pages = list.filter(({ menu }) => menu === 'api');
  const names = [...new Set(pages.map(nameIn))].sort();
  return [
    { text: 'All packages', link: '/api/index.md' },
    ...names.map((name) => {
      const doors = pages.filter((page) => nameIn(page) === name);
      const items = doors.map((page) => ({ ...entry(page), text: doorIn(page) || 'main door' }));
      return doors.length === 1 ? entry(doors[0]) : { text: name, collapsed: true, items };
    }),
  ];
}

const spoken = (family) => `${family.slice(0, 1).toUpperCase()}${family.slice(1).replaceAll('-', ' ')}`;

/** Techniques by family; families and techniques in the order in which they are tried. */
function techniqueMenu() {
  const index = readFileSync(join(ROOT, 'docs/techniques/README.md'), 'utf8');
  const rows = [...index.matchAll(/^\| \[(.+?)\]\((.+?)\) \| `.+?` \| (.+?) \|/gm)];
  const families = [...new Set(rows.map(([, , , family]) => family))];
  const itemsOf = (family) =>
    rows.filter((row) => row[3] === family).map(([, text, file]) => ({ text, link: `/techniques/${file}` }));
  return [
    { text: 'All techniques', link: '/techniques/index.md' },
    ...families.map((family) => ({ text: spoken(family), collapsed: true, items: itemsOf(family) })),
  ];
}

/** Rules by the sections of their list. */
function ruleMenu() {
  const index = readFileSync(join(ROOT, 'docs/rules/README.md'), 'utf8');
  const [, ...sections] = index.split(/^## /m);
  return [
    { text: 'All rules', link: '/rules/index.md' },
    ...sections.map((section) => ({
      text: section.slice(0, section.indexOf('\n')),
      collapsed: false,
      items: [...section.matchAll(/^\| \[(.+?)\]\((.+?)\)/gm)].map(([, text, file]) => ({
        text,
        link: `/rules/${file}`,
      })),
    })),
  ];
}

const has = (list, path) => list.some(({ to }) => to === path);

/** What VitePress shows on top of and beside the pages. */
export function menus(list) {
  const learn = ['tutorials/index.md', 'cookbook/index.md', 'cookbook.md'].filter((path) => has(list, path));
  return {
    nav: [
      { text: 'Guides', link: '/overview.md', activeMatch: '^/(?!api|techniques|rules|tutorials|cookbook|$).+' },
      ...learn.map((path) => ({
        text: path.startsWith('tutorials') ? 'Tutorials' : 'Cookbook',
        link: `/${path}`,
        activeMatch: path.startsWith('tutorials') ? '^/tutorials/' : '^/cookbook',
      })),
      { text: 'Techniques', link: '/techniques/index.md', activeMatch: '^/techniques/' },
      { text: 'Rules', link: '/rules/index.md', activeMatch: '^/rules/' },
      { text: 'API', link: '/api/index.md', activeMatch: '^/api/' },
    ],
    sidebar: {
      '/techniques/': techniqueMenu(),
      '/rules/': ruleMenu(),
      '/api/': referenceMenu(list),
      '/': GROUPS.map((name) => groupOf(list, name)).filter(({ items }) => items.length > 0),
    },
  };
}
