import DefaultTheme from 'vitepress/theme';

/** The components that documents name in comments: a file here is a component by its name. */
const components = import.meta.glob('./components/*.vue', { eager: true });

export default {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    for (const [path, { default: component }] of Object.entries(components))
      app.component(/([^/]+)\.vue$/.exec(path)[1], component);
  },
};
