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

const textOf = (node) => node.value ?? node.children.map(textOf).join('');

/** Takes so many characters from the beginning of a line. Gives how many it lacked. */
function cut(node, count) {
  let left = count;
  for (const child of node.children)
    if (child.children) left = cut(child, left);
    else {
      const rest = child.value.slice(left);
      left -= child.value.length - rest.length;
      child.value = rest;
    }
  return left;
}

/**
 * A rule for Shiki: whoever copies a session gets its commands, without prompts and without what
 * they print. What bears this class is shown, and VitePress does not copy it.
 */
export const commandsAlone = {
  name: 'commands-alone',
  code(node) {
    if (this.options.lang !== 'console') return;
    const shown = (value) => ({
      type: 'element',
      tagName: 'span',
      properties: { class: 'vp-copy-ignore' },
      children: [{ type: 'text', value }],
    });
    let isOpen = false; // the command above goes on
    for (const [index, line] of node.children.entries()) {
      if (!line.children) continue;
      const text = textOf(line);
      const prompt = isOpen ? '> ' : '$ ';
      const isCommand = text.startsWith(prompt);
      isOpen = isCommand && text.endsWith('\\');
      if (isCommand) {
        cut(line, prompt.length);
        line.children.unshift(shown(prompt));
        continue;
      }
      this.addClassToHast(line, 'vp-copy-ignore');
      const breakBefore = node.children[index - 1];
      if (breakBefore?.type === 'text') node.children[index - 1] = shown(breakBefore.value);
    }
  },
};
