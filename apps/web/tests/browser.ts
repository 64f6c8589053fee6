import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { findBrowser } from '../../../scripts/chromium.mjs';
import { serve } from '../server.mjs';
import { keepFailure, note } from './failures.ts';

/** A browser and the served app, for the tests of one file. */
export interface Stage {
  readonly browser: Browser;
  readonly address: string;
  /**
   * A page of a new profile, of the served app or of another server where the path is an address;
   * console errors and requests to other hosts fail the test at `close`.
   */
  open(path?: string, options?: BrowserContextOptions): Promise<Actor>;
}

/** A page, and what must not have happened on it. */
export interface Actor {
  readonly page: Page;
  /** Fails when there were errors, or requests to other hosts; closes the page. */
  close(): Promise<void>;
}

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const launch = (own: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: findBrowser(), args: [...ARGUMENTS, ...own] });

// The files of a process share one browser, which ends with the process.
let shared: Promise<Browser> | undefined;

async function sharedBrowser(): Promise<Browser> {
  if (!(await shared)?.isConnected()) shared = launch();
  return shared!;
}

/**
 * Starts a server before the tests of a file, and a browser where there is none or where it gets
 * arguments of its own. After the tests, what they opened is closed.
 */
export function stage(...args: readonly string[]): Stage {
  let browser: Browser;
  let server: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    server = await serve({ port: 0 });
    browser = await (args.length > 0 ? launch(args) : sharedBrowser());
  });
  afterAll(async () => {
    if (args.length > 0) await browser?.close();
    else for (const context of browser?.contexts() ?? []) await context.close();
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
      const start = new URL(path, `${server.address}/`);
      const problems: string[] = [];
      page.on('console', (message) => {
        note(page, `${message.type()}: ${message.text()}`);
        const isBlocked = message.text().startsWith('Service Worker registration blocked');
        // Pages for playing together ask whether there is a service: a static host answers 404, and
        // the browser says so.
        const isAnswered = /\/v1\/service$/.test(message.location().url);
        if (!isBlocked && !isAnswered && (message.type() === 'error' || message.type() === 'warning'))
          problems.push(`console: ${message.text()}`);
      });
      page.on('pageerror', (problem) => {
        note(page, `error: ${problem.stack}`);
        problems.push(`error: ${problem.message}`);
      });
      page.on('request', (request) => {
        if (!request.url().startsWith(start.origin) && !/^(data|blob):/.test(request.url()))
          problems.push(`request: ${request.url()}`);
      });
      await page.goto(start.href);
      // The files of a process share its clipboard, too: what an earlier test copied is not seen.
      if (options.permissions?.includes('clipboard-write'))
        await page.evaluate(() => navigator.clipboard.writeText(''));
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
