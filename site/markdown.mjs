/**
 * What the site makes of Markdown that is written to be read as it is: links between files of the
 * repository become links between pages, and comments such as `<!-- live: Watch … -->` become
 * components. Works on the tokens of markdown-it, so code is left alone.
 */

import { posix } from 'node:path';
import { anchorOf } from '../scripts/hygiene.mjs';
import { pictureAt, targetOf } from './documents.mjs';

/** Where the site is published: documents link there to pages that are made. */
const PUBLISHED = 'https://pencilmark.github.io/pencilmark/docs/';
const LIVE = /^<!--\s*live:\s*([A-Z]\w*)((?:\s+[\w-]+(?:="[^"<>]*")?)*)\s*-->\s*$/;
const COMMENT = /^<!--[\s\S]*-->\s*$/;
const FEW_TAGS = /^(?:<\/?(?:br|wbr|a|kbd|sub|sup|p|details|summary|div|main|section|figure|figcaption)\b[^>]*>\s*)+$/;

/**
 * Where a document's link leads on the site: the path of a page from the root of the content, or an
 * address.
 */
function addressOf({ from, pages, repository, isFile }, link) {
  if (link.startsWith(PUBLISHED)) return link.slice(PUBLISHED.length - 1);
  const target = targetOf(from, link);
  if (!target) return link;
  const anchor = target.anchor === undefined ? '' : `#${target.anchor}`;
  const page = pages.get(target.path) ?? pages.get(`${target.path}/README.md`);
  if (page) return target.path === from ? anchor || `/${page}` : `/${page}${anchor}`;
  return `${repository}/${isFile(target.path) ? 'blob' : 'tree'}/main/${target.path}${anchor}`;
}

/** Where a picture lies, seen from the page. */
function pictureOf({ from, pages }, link) {
  const target = targetOf(from, link);
  return target ? `./${posix.relative(posix.dirname(pages.get(from)), pictureAt(target.path))}` : link;
}

/** HTML of a document: comments go or become components, a few tags stay, and all else is text. */
function plain(token) {
  const [, name, attributes] = LIVE.exec(token.content) ?? [];
  if (name) token.content = `<ClientOnly><${name}${attributes} /></ClientOnly>\n`;
  else if (COMMENT.test(token.content)) token.content = '';
  else if (!FEW_TAGS.test(token.content.trim())) token.type = 'text';
}

/** A rule for markdown-it. `of(path)` gives what is known of the page: `from`, `pages`, … */
export function documentRules(md, of) {
  md.core.ruler.push('documents', (state) => {
    const page = of(state.env.relativePath);
    if (!page) return;
    for (const token of state.tokens) {
      if (token.type === 'html_block') plain(token);
      // Samples of comments are indented; on the site they are code as any other.
      if (token.type === 'code_block') Object.assign(token, { type: 'fence', tag: 'code', info: 'ts' });
      // What a program and its judge say to each other: a language that only the checks know.
      if (token.type === 'fence' && token.info.startsWith('transcript')) token.info = 'txt';
      const [, side] = /^text-align:(\w+)/.exec(token.attrGet('style') ?? '') ?? [];
      if (side) token.attrs = [['class', `to-${side}`]];
      for (const child of token.children ?? []) {
        if (child.type === 'html_inline') plain(child);
        if (child.type === 'link_open') child.attrSet('href', addressOf(page, child.attrGet('href')));
        if (child.type === 'image') child.attrSet('src', pictureOf(page, child.attrGet('src')));
        if (child.type === 'text' && child.content.includes('{{'))
          Object.assign(child, {
            type: 'html_inline',
            content: `<span v-pre>${md.utils.escapeHtml(child.content)}</span>`,
          });
      }
    }
  });
}

export { anchorOf };
