/**
 * The pages of the API, made by TypeDoc from the comments: a page for each door of each package.
 * TypeDoc needs the compiler API of TypeScript 6, so it has a compiler of its own here.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Application, ReflectionKind } from 'typedoc';
import { sourcesByName } from '../scripts/sources.mjs';
import { ROOT } from '../scripts/workspace.mjs';
import { MADE, repository } from './documents.mjs';

const OUT = join(MADE, 'reference');
const SETTINGS = join(MADE, 'tsconfig.json');

/** So many functions of a door are named in the list of all doors. */
const MOST = 8;

/** The compiler's settings: the sources behind all doors, each found by its name. */
const settingsFor = (doors) => ({
  extends: join(ROOT, 'tsconfig.base.json'),
  compilerOptions: {
    composite: false,
    noEmit: true,
    rewriteRelativeImportExtensions: false,
    allowImportingTsExtensions: true,
    lib: ['ES2023', 'DOM'],
    types: ['node'],
    typeRoots: [join(ROOT, 'node_modules/@types')],
    paths: Object.fromEntries(doors.map(([name, path]) => [name, [path]])),
  },
  files: doors.map(([, path]) => path),
});

/** Where the page of a door stands: that of a package is the index of its folder. */
const placeOf = (door) => {
  const [name, ...rest] = door.replace('@pencilmark/', '').split('/');
  return `api/${name}/${rest.length === 0 ? 'index' : rest.join('/')}.md`;
};

const folderOf = (door) => `packages/${door.split('/')[1]}`;

/** A page begins with what the package is, and how one gets at what stands below. */
const pageOf = (door, text) =>
  `# ${door.replaceAll('/', '/<wbr>')}\n\n[What the package is for](/${folderOf(door)}/README.md). \`import { … } from '${door}'\`\n\n${text}`;

/** What leads to all pages: each door with its functions. */
function tableOf(pages) {
  const rows = [...pages]
    .sort((a, b) => (a.title < b.title ? -1 : 1))
    .map(({ from, title, names }) => {
      const links = names.slice(0, MOST).map((name) => `[${name}](/${from}#${name.toLowerCase()})`);
      return `| [\`${title}\`](/${from}) | ${links.join(', ')}${names.length > MOST ? ', …' : ''} |`;
    });
  return `\n| import from | functions |\n|---|---|\n${rows.join('\n')}\n`;
}

/**
 * The pages, `{ from, to, menu, title, text }` as for documents, and the table that leads to them.
 */
export async function makeReference() {
  const doors = sourcesByName().filter(([door]) => !door.endsWith('/worker'));
  rmSync(OUT, { recursive: true, force: true });
  writeFileSync(SETTINGS, JSON.stringify(settingsFor(doors)));
  const app = await Application.bootstrapWithPlugins({
    plugin: ['typedoc-plugin-markdown'],
    entryPoints: doors.map(([, path]) => path),
    tsconfig: SETTINGS,
    out: OUT,
    readme: 'none',
    router: 'module',
    excludeInternal: true,
    // What browsers give every element is told elsewhere.
    excludeExternals: true,
    // The compiler of the project checks the types.
    skipErrorChecking: true,
    disableGit: true,
    basePath: ROOT,
    // Paths count from the folder that all sources share.
    sourceLinkTemplate: `${repository()}/blob/main/packages/{path}#L{line}`,
    hidePageHeader: true,
    hidePageTitle: true,
    hideBreadcrumbs: true,
    useCodeBlocks: true,
    expandObjects: true,
    groupOrder: ['Functions', 'Variables', 'Classes', '*'],
    parametersFormat: 'table',
    interfacePropertiesFormat: 'table',
    classPropertiesFormat: 'table',
    typeDeclarationFormat: 'table',
    propertyMembersFormat: 'table',
    tableColumnSettings: { hideSources: true, hideInherited: true, hideOverrides: true, hideModifiers: true },
    // It takes samples such as `f(1)[0](x)` for links, and warns of them.
    logLevel: 'Error',
  });
  const project = await app.convert();
  if (!project) throw new Error('TypeDoc made nothing of the sources; its messages are above.');
  const byPath = new Map(doors.map(([door, path]) => [relative(ROOT, path).replaceAll('\\', '/'), door]));
  const paths = new Map();
  app.renderer.on('endPage', ({ model, url }) => paths.set(model, url));
  await app.generateOutputs(project);
  const pages = project.getReflectionsByKind(ReflectionKind.Module).map((module) => {
    const door = byPath.get(module.sources[0].fileName.replaceAll('\\', '/')) ?? module.name;
    const path = paths.get(module);
    const text = readFileSync(join(OUT, path), 'utf8');
    const names = module.children.filter(({ kind }) => kind === ReflectionKind.Function).map(({ name }) => name);
    return { from: `reference/${path}`, to: placeOf(door), menu: 'api', title: door, text: pageOf(door, text), names };
  });
  return { pages: pages.map(({ names, ...page }) => page), table: tableOf(pages) };
}
