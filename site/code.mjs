/**
 * The colours of code: names and no colours, so that every theme has its own. Servers allow no
 * `style` in a page, so the names are classes.
 */
import { createCssVariablesTheme } from 'shiki/core';

export const CODE_THEME = createCssVariablesTheme({ name: 'pencilmark', variablePrefix: '--k-' });

const NAME = /^color:var\(--k-(?:token-)?([a-z-]+)\)/;

/** A rule for Shiki: `style="color:var(--k-token-string)"` becomes `class="k-string"`. */
export const colourNames = {
  name: 'colour-names',
  span(node) {
    const [, name] = NAME.exec(node.properties.style ?? '') ?? [];
    delete node.properties.style;
    if (name && name !== 'foreground') this.addClassToHast(node, `k-${name}`);
  },
  pre(node) {
    delete node.properties.style;
  },
};
