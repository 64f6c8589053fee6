/*
 * Runs before a page is shown. Says where the site lies, for it may lie anywhere, and sets the
 * colours that somebody chose, here or in the app beside it.
 */
(() => {
  const root = document.documentElement;
  globalThis.pencilmarkDocs = new URL('.', document.currentScript.src).pathname;
  const systemDark = matchMedia('(prefers-color-scheme: dark)');
  const settings = () => {
    try {
      return Object(JSON.parse(localStorage.getItem('pencilmark.settings') ?? '{}'));
    } catch {
      return {}; // storage is switched off, or holds something else
    }
  };
  const show = () => {
    const { theme = 'auto', palette = 'usual' } = settings();
    const isLight = theme === 'light' || (theme === 'auto' && !systemDark.matches);
    Object.assign(root.dataset, { theme, palette, scheme: isLight ? 'light' : 'dark' });
    root.classList.toggle('dark', !isLight);
  };
  show();
  systemDark.addEventListener('change', show);
  addEventListener('storage', show);
  addEventListener('pencilmark-theme', show);
  root.classList.toggle('mac', /Mac|iPhone|iPod|iPad/i.test(navigator.platform));
})();
