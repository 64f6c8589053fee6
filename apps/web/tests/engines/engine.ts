import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, firefox } from 'playwright-core';
import { findBrowser, onPath } from '../../../../scripts/chromium.mjs';

/** How a browser engine is driven, and what its driver has no means for. */
export interface Engine {
  readonly name: 'chromium' | 'firefox' | 'webkit';
  /** Says what is missing on this machine, and how to get it; nothing where all is there. */
  missing(): string | undefined;
  /** Starts a browser, with the wishes of its pages that only a whole browser can have. */
  start(args: readonly string[], wishes: Wishes): Promise<Browser>;
  /** Wishes for which a browser of its own is started. */
  readonly ownBrowserFor: readonly (keyof Wishes)[];
  /** Options of a context that this driver does not take, each as it takes them. */
  options(wishes: Wishes): BrowserContextOptions;
  /** Calls that a test ends at, with the reason. */
  readonly without: Readonly<Record<string, string>>;
}

/** What people have set in their system. */
export type Wishes = Pick<BrowserContextOptions, 'colorScheme' | 'reducedMotion' | 'forcedColors' | 'hasTouch'>;

const CHROMIUM = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** What neither Firefox nor WebKit has a command for. */
const ONLY_CHROMIUM = {
  newCDPSession: 'commands of Chromium',
  pdf: 'a page as PDF comes from Chromium alone',
  emulateMedia: 'this driver cannot print to the screen',
};

/** Where Debian keeps what languages are made of. */
const LOCALES = '/usr/share/i18n/locales';

const MINI_BROWSERS = ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'].flatMap((folder) =>
  ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib', '/usr/libexec'].map(
    (root) => `${root}/${folder}/MiniBrowser`,
  ),
);

/** Programs that are missing on the path. */
const without = (names: readonly string[]): string[] => names.filter((name) => !onPath(name));

const WEBKIT = fileURLToPath(new URL('./webkit.mjs', import.meta.url));

/** Every engine, the quickest first. */
export const ENGINES: readonly Engine[] = [
  {
    name: 'chromium',
    missing: () => undefined,
    start: (args) => chromium.launch({ executablePath: findBrowser(), args: [...CHROMIUM, ...args] }),
    ownBrowserFor: [],
    options: () => ({}),
    without: {},
  },
  {
    name: 'firefox',
    missing: () => (findFirefox() ? undefined : 'Firefox (Debian: apt-get install firefox-esr)'),
    start: (_args, { colorScheme, reducedMotion, hasTouch }) =>
      firefox.launch({
        // Firefox as it is sold, by WebDriver BiDi.
        channel: 'moz-firefox',
        executablePath: findFirefox()!,
        firefoxUserPrefs: {
          'ui.systemUsesDarkTheme': colorScheme === 'dark' ? 1 : 0,
          'ui.prefersReducedMotion': reducedMotion === 'reduce' ? 1 : 0,
          // As on a phone and in the other engines: what scrolls loses no room.
          'ui.useOverlayScrollbars': 1,
          // Without a screen it believes that there is no pointer: a finger, or a mouse.
          'ui.primaryPointerCapabilities': hasTouch ? 1 : 6,
          'ui.allPointerCapabilities': hasTouch ? 1 : 6,
          'dom.w3c_touch_events.enabled': hasTouch ? 1 : 0,
          // Back loads a page anew, as with the drivers of the other engines.
          'browser.sessionhistory.max_total_viewers': 0,
        },
      }),
    ownBrowserFor: ['colorScheme', 'reducedMotion', 'hasTouch'],
    options: () => ({}),
    without: {
      ...ONLY_CHROMIUM,
      forcedColors: 'this driver cannot force colours',
      download: 'this driver tells no downloads',
      permissions: 'this driver gives no permissions',
      postData: 'this driver tells no bodies of requests',
    },
  },
  {
    name: 'webkit',
    missing() {
      if (process.platform === 'darwin') return onPath('safaridriver') ? undefined : 'safaridriver';
      const missing = without(['WebKitWebDriver', 'xvfb-run', 'dbus-run-session']);
      if (!miniBrowser()) missing.push('MiniBrowser');
      if (!existsSync(LOCALES)) missing.push('locales');
      return missing.length > 0
        ? `${missing.join(', ')} (Debian: apt-get install webkit2gtk-driver xvfb xauth dbus locales)`
        : undefined;
    },
    start() {
      const screen =
        process.platform === 'darwin' ? [] : ['-a', '-s', '-screen 0 4000x2400x24', 'dbus-run-session', '--'];
      const [program, ...args] = [...(screen.length > 0 ? ['xvfb-run'] : []), ...screen, process.execPath, WEBKIT];
      return firefox.launch({
        channel: 'moz-firefox',
        executablePath: onPath(program!) ?? program!,
        ignoreDefaultArgs: true,
        args,
        env: { ...process.env, PENCILMARK_MINIBROWSER: miniBrowser() ?? '' },
      });
    },
    ownBrowserFor: [],
    // The names that HTTP has for them.
    options: ({ colorScheme, reducedMotion }) => ({
      extraHTTPHeaders: {
        ...(colorScheme && { 'sec-ch-prefers-color-scheme': colorScheme }),
        ...(reducedMotion && { 'sec-ch-prefers-reduced-motion': reducedMotion }),
      },
    }),
    without: {
      ...ONLY_CHROMIUM,
      forcedColors: 'WebKit forces no colours',
      setOffline: 'WebDriver cannot cut the network',
      route: 'WebDriver cannot answer requests',
      waitForRequest: 'WebDriver tells no requests',
      request: 'WebDriver tells no requests',
      requestfailed: 'WebDriver tells no requests',
      addInitScript: 'WebDriver runs nothing before a page',
      download: 'WebDriver tells no downloads',
      filechooser: 'WebDriver tells no dialogs',
      grantPermissions: 'WebDriver gives no permissions',
      permissions: 'WebDriver gives no permissions',
      clock: 'WebDriver runs nothing before a page, so a clock would come too late',
      coarse: 'WebDriver has no finger',
      storage: 'WebKitGTK tells nothing of what it keeps',
    },
  },
];

function findFirefox(): string | undefined {
  const onMac = '/Applications/Firefox.app/Contents/MacOS/firefox';
  return (
    process.env.PENCILMARK_FIREFOX ??
    onPath('firefox-esr') ??
    onPath('firefox') ??
    (existsSync(onMac) ? onMac : undefined)
  );
}

const miniBrowser = (): string | undefined => MINI_BROWSERS.find((path) => existsSync(path));

/** Whether an engine was chosen; otherwise the others get a short walk each. */
export const isWholeRun: boolean = process.env.PENCILMARK_ENGINE !== undefined;

const wanted = process.env.PENCILMARK_ENGINE ?? 'chromium';
const found = ENGINES.find((engine) => engine.name === wanted);
if (!found) throw new RangeError(`no engine "${wanted}"; there are ${ENGINES.map((known) => known.name).join(', ')}`);

/** The engine that tests run in: that of PENCILMARK_ENGINE, or Chromium. */
export const ENGINE: Engine = found;
