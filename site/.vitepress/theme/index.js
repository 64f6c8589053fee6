import DefaultTheme from 'vitepress/theme-without-fonts';
import '../../../apps/web/src/ui/style/tokens.css';
import '../../../apps/web/src/ui/style/fonts.css';
import './style/colours.css';
import './style/frame.css';
import './style/document.css';
import './style/front.css';
import './style/print.css';
import Layout from './Layout.vue';

/** The components that documents name in comments: a file here is a component by its name. */
const components = import.meta.glob('./components/*.vue', { eager: true });

/**
 * Links of a page as it is served are relative to it. The frame stays when another page is shown,
 * so its links become absolute before that.
 */
function settleLinks() {
  for (const [selector, name] of [
    ['a[href]', 'href'],
    ['img[src]', 'src'],
  ])
    for (const element of document.querySelectorAll(selector)) {
      const link = element.getAttribute(name);
      if (/^\.{1,2}\//.test(link)) {
        const { pathname, hash } = new URL(link, location.href);
        element.setAttribute(name, pathname + hash);
      }
    }
}

export default {
  extends: DefaultTheme,
  Layout,
  enhanceApp({ app }) {
    if (!import.meta.env.SSR) settleLinks();
    for (const [path, { default: component }] of Object.entries(components))
      app.component(/([^/]+)\.vue$/.exec(path)[1], component);
  },
};
