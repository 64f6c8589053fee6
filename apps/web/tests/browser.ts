import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { serve } from '../server.mjs';
import { keepFailure, note } from './failures.ts';

/** Chromium without windows, and its Debian package: it does the same work in half the time. */
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const onPath = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(':')
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

/** What Playwright itself once downloaded. */
function downloaded(): string | undefined {
  const folder = join(homedir(), '.cache/ms-playwright');
  const versions = existsSync(folder) ? readdirSync(folder).filter((name) => name.startsWith('chromium-')) : [];
  return versions.map((name) => join(folder, name, 'chrome-linux/chrome')).find((path) => existsSync(path));
}

const look = (): string | undefined =>
  process.env.PENCILMARK_BROWSER ?? NAMES.map(onPath).find((path) => path !== undefined) ?? downloaded();

/** Some Chromium: that of PENCILMARK_BROWSER, of the path, of Playwright. */
export function findBrowser(): string {
  const found = look();
  if (found) return found;
  throw new Error(
    'The tests of the web app need Chromium: install it (Debian: apt-get install chromium-headless-shell), or name one in PENCILMARK_BROWSER.',
  );
}

/** Installs the quickest one where that is possible without asking: as root, with apt. */
export function installBrowser(): void {
  if (process.env.PENCILMARK_BROWSER || onPath(SHELL) || process.getuid?.() !== 0 || !onPath('apt-get')) return;
  console.log(`Installing ${SHELL} for the tests of the web app …`);
  const apt = (...words: string[]): number | null => spawnSync('apt-get', words, { stdio: 'ignore' }).status;
  const install = (): boolean => apt('install', '-y', '--no-install-recommends', SHELL) === 0;
  if (install() || look()) return;
  apt('update');
  install();
}

/** A browser and the served app, for the tests of one file. */
export interface Stage {
  readonly browser: Browser;
  readonly address: string;
  /**
   * A page of a new profile; console errors and requests to other hosts fail the test at `check`.
   */
  open(path?: string, options?: BrowserContextOptions): Promise<Actor>;
}

/** A page, and what must not have happened on it. */
export interface Actor {
  readonly page: Page;
  /** Fails when there were errors, or requests to other hosts; closes the page. */
  close(): Promise<void>;
}

/**
 * Starts a browser, with some arguments of its own, and a server before the tests of a file, and
 * ends them.
 */
export function stage(...args: readonly string[]): Stage {
  let browser: Browser;
  let server: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    server = await serve({ port: 0 });
    browser = await chromium.launch({
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        ...args,
      ],
    });
  });
  afterAll(async () => {
    await browser?.close();
    server?.server.close();
    server?.server.closeAllConnections();
  });
  let isOlder: (context: BrowserContext) => boolean;
  beforeEach(() => {
    const older = new Set(browser.contexts());
    isOlder = (context) => older.has(context);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return;
    await keepFailure(browser, task);
    // What a failed test left open is not a page of the next.
    for (const context of browser.contexts()) if (!isOlder(context)) await context.close();
  });
  return {
    get browser() {
      return browser;
    },
    get address() {
      return server.address;
    },
    async open(path = '', options = {}) {
      const context = await browser.newContext({
        locale: 'en-GB',
        viewport: { width: 1200, height: 800 },
        // Each new profile would put the whole app away; the tests of what works offline let it.
        serviceWorkers: 'block',
        ...options,
      });
      const page = await context.newPage();
      const problems: string[] = [];
      page.on('console', (message) => {
        note(page, `${message.type()}: ${message.text()}`);
        const isBlocked = message.text().startsWith('Service Worker registration blocked');
        if (!isBlocked && (message.type() === 'error' || message.type() === 'warning'))
          problems.push(`console: ${message.text()}`);
      });
      page.on('pageerror', (problem) => {
        note(page, `error: ${problem.stack}`);
        problems.push(`error: ${problem.message}`);
      });
      page.on('request', (request) => {
        if (!request.url().startsWith(server.address) && !/^(data|blob):/.test(request.url()))
          problems.push(`request: ${request.url()}`);
      });
      await page.goto(`${server.address}/${path}`);
      return {
        page,
        async close() {
          // What the page has said so far has arrived when it answers.
          await page.evaluate(() => undefined).catch(() => undefined);
          // A page with problems stays open: it is kept as a picture first.
          expect(problems).toEqual([]);
          await context.close();
        },
      };
    },
  };
}
