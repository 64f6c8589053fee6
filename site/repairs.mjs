/**
 * Small repairs of the theme of VitePress, where a screen reader would be told something wrong or
 * the search would find less. A repair that finds nothing to repair stops the build: then VitePress
 * has changed.
 */
import { join } from 'node:path';
import { SITE } from './documents.mjs';

const SEARCH = JSON.stringify(join(SITE, 'search.mjs').replaceAll('\\', '/'));

/** By component: what stands there, and what is to stand there. */
const REPAIRS = {
  // A heading that folds a part of the menu is a button; the arrow in it is no second one.
  'VPSidebarItem.vue': [
    ['role="button"\n        aria-label="toggle section"', 'aria-hidden="true"'],
    ['@keydown.enter="onCaretClick"\n        tabindex="0"', ''],
    [
      ':tabindex="item.items && 0"',
      ':tabindex="item.items && 0"\n      :aria-expanded="item.items ? !collapsed : undefined"',
    ],
  ],
  // The search is a dialog with a list of options, each of them a link; it finds as ours does.
  'VPLocalSearchBox.vue': [
    [`import MiniSearch,`, `import { find } from ${SEARCH}\nimport MiniSearch,`],
    ['index\n      .search(filterTextValue)', 'find(index, filterTextValue)'],
    [
      `role="button"
      :aria-owns="results?.length ? 'localsearch-list' : undefined"
      aria-expanded="true"
      aria-haspopup="listbox"`,
      'role="dialog"\n      aria-modal="true"',
    ],
    [
      `            :id="'localsearch-item-' + index"
            :aria-selected="selectedIndex === index ? 'true' : 'false'"
            role="option"`,
      '            role="none"',
    ],
    [
      `:aria-label="[...p.titles, p.title].join(' > ')"`,
      `:id="'localsearch-item-' + index" :aria-selected="selectedIndex === index ? 'true' : 'false'" role="option"`,
    ],
    ...['navigateUp', 'navigateDown', 'select', 'close'].map((key) => [
      `<kbd :aria-label="translate('modal.footer.${key}KeyAriaLabel')"`,
      `<kbd role="img" :aria-label="translate('modal.footer.${key}KeyAriaLabel')"`,
    ]),
  ],
  // Its name is what is written on it; what else is seen are keys.
  'VPNavBarSearchButton.vue': [
    ['class="DocSearch-Button-Keys"', 'class="DocSearch-Button-Keys" aria-hidden="true"'],
    [` :aria-label="translate('button.buttonAriaLabel')"`, ''],
  ],
};

/** A plugin for Vite. */
export const repairs = {
  name: 'repairs',
  enforce: 'pre',
  transform(code, id) {
    const name = /\/theme-default\/components\/(\w+\.vue)$/.exec(id)?.[1];
    if (!Object.hasOwn(REPAIRS, name ?? '')) return undefined;
    return REPAIRS[name].reduce((text, [found, wanted]) => {
      if (!text.includes(found)) throw new Error(`site/repairs.mjs: ${name} does not hold ${found}`);
      return text.replace(found, wanted);
    }, code);
  },
};
