import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** The page of a feature is named after it; a larger feature has it in a folder of its own. */
export const PAGE = /\/src\/features\/([^/]+)\/(?:page\/)?\1(?:page)?\.tsx$/i;
const FIRST_TEXTS = /\/src\/text\/([a-z]{2})\.ts$/;

/** Fonts that come after the first picture: those of notes, and those of rare letters. */
const isLate = (file: string): boolean => /\/notes|-rest-/.test(file);

/** The code and the style sheets that a chunk needs, itself among them. */
function filesFor(bundle: Bundle, entry: string): string[] {
  const code = new Set<string>();
  const styles = new Set<string>();
  const gather = (file: string): void => {
    const chunk = bundle[file];
    if (code.has(file) || chunk?.type !== 'chunk') return;
    // A chunk of nothing but style sheets is not written.
    if (!chunk.moduleIds.every((id) => id.endsWith('.css'))) code.add(file);
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
    for (const other of chunk.imports) gather(other);
  };
  gather(entry);
  return [...code, ...styles];
}

/**
 * The files that a module brings which is not of the first load, by the name that a pattern finds.
 */
function filesNamed(bundle: Bundle, pattern: RegExp): Record<string, string[]> {
  const first = firstFiles(bundle);
  const named: Record<string, string[]> = {};
  for (const [file, chunk] of Object.entries(bundle)) {
    const [, name] = pattern.exec((chunk.type === 'chunk' && chunk.facadeModuleId) || '') ?? [];
    if (name !== undefined) named[name] = filesFor(bundle, file).filter((one) => !first.has(one));
  }
  return named;
}

/** The files of the first load. */
const firstFiles = (bundle: Bundle): Set<string> =>
  new Set(
    Object.values(bundle)
      .filter((chunk) => chunk.type === 'chunk' && chunk.isEntry)
      .flatMap(({ fileName }) => filesFor(bundle, fileName)),
  );

/**
 * Runs in the browser: asks for the files of the page that the address names, and for the first
 * texts of the language that was chosen, or that the browser prefers.
 */
function askFor(pages: Record<string, string[]>, texts: Record<string, string[]>): void {
  const [, name = ''] = /^#\/([\w-]+)/.exec(location.hash) ?? [];
  let chosen: unknown;
  try {
    chosen = JSON.parse(localStorage.getItem('pencilmark.settings')!).language;
  } catch {
    // Nothing was chosen, or nothing can be kept.
  }
  const languages = [String(chosen), ...navigator.languages.map((one) => one.slice(0, 2))];
  const language = languages.find((code) => code in texts) ?? 'en';
  for (const file of [...(texts[language] ?? []), ...(pages[name] ?? [])]) {
    const link = document.createElement('link');
    const isStyle = file.endsWith('.css');
    link.rel = isStyle ? 'preload' : 'modulepreload';
    if (isStyle) link.as = 'style';
    link.crossOrigin = '';
    link.href = `./${file}`;
    document.head.append(link);
  }
}

/**
 * The browser fetches the fonts, the code of the page that it is asked for and the texts of the
 * language together with the frame, not after it. That saves round trips before there is something
 * to see. Which page that is stands behind the `#` of the address, which only a script can read.
 */
export const pageComesAlong: Plugin = {
  name: 'page-comes-along',
  generateBundle: {
    order: 'pre',
    handler(_, bundle) {
      const files = [PAGE, FIRST_TEXTS].map((pattern) => JSON.stringify(filesNamed(bundle, pattern)));
      const source = `(${askFor})(${files})`;
      this.emitFile({ type: 'asset', name: 'ask.js', source });
    },
  },
  transformIndexHtml: {
    order: 'post',
    handler(_, { bundle = {} }) {
      const files = Object.keys(bundle);
      const scripts = files.filter((file) => /\bask-[^/]*\.js$/.test(file));
      const fonts = files.filter((file) => file.endsWith('.woff2') && !isLate(file));
      return [
        ...scripts.map((file) => ({ tag: 'script', attrs: { src: `./${file}` }, injectTo: 'head-prepend' as const })),
        ...fonts.map(
          (file): HtmlTagDescriptor => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `./${file}` },
            injectTo: 'head',
          }),
        ),
      ];
    },
  },
};
