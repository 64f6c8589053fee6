/** The menus of the site, made from the list of its pages. */

/** The groups of the menu that most pages share, in this order. */
const GROUPS = ['Guides', 'Tutorials', 'Cookbook', 'Packages', 'Facts and figures', 'Project'];

const entry = ({ title, to }) => ({ text: title, link: `/${to}` });

const groupOf = (list, name) => ({
  text: name,
  collapsed: false,
  items: list.filter(({ menu }) => menu === name).map(entry),
});

/** A package of the reference with its doors below it. */
function packageEntry(name, doors) {
  const [main] = doors.filter(({ to }) => to.endsWith('/index.md'));
  const rest = doors
    .filter((door) => door !== main)
    .map((door) => ({ ...entry(door), text: door.title.split('/').slice(2).join('/') }));
  return { text: name, ...(main && { link: `/${main.to}` }), ...(rest.length > 0 && { collapsed: true, items: rest }) };
}

function referenceMenu(list) {
  const pages = list.filter(({ menu }) => menu === 'api');
  const names = [...new Set(pages.map(({ title }) => title.split('/').slice(0, 2).join('/')))].sort();
  return names.map((name) =>
    packageEntry(
      name,
      pages.filter(({ title }) => title === name || title.startsWith(`${name}/`)),
    ),
  );
}

const shelfMenu = (list, shelf) => list.filter(({ menu }) => menu === shelf).map(entry);

/** What VitePress shows on top of and beside the pages. */
export function menus(list) {
  const shared = GROUPS.map((name) => groupOf(list, name)).filter(({ items }) => items.length > 0);
  return {
    nav: [
      { text: 'Guides', link: '/overview.md', activeMatch: '^/(?!api|techniques|rules).+' },
      { text: 'Techniques', link: '/techniques/index.md', activeMatch: '^/techniques/' },
      { text: 'Rules', link: '/rules/index.md', activeMatch: '^/rules/' },
      { text: 'API', link: '/api/kit/index.md', activeMatch: '^/api/' },
    ],
    sidebar: {
      '/techniques/': shelfMenu(list, 'techniques'),
      '/rules/': shelfMenu(list, 'rules'),
      '/api/': referenceMenu(list),
      '/': shared,
    },
  };
}
