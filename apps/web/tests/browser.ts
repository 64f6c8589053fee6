import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { serve } from '../server.mjs';
import { adapt, optionsFor, type Skip } from './engines/adapt.ts';
import { ENGINE, type Wishes } from './engines/engine.ts';
import { keepFailure, note } from './failures.ts';

/** A browser and the served app, for the tests of one file. */
export interface Stage {
  readonly browser: Browser;
  readonly address: string;
  /** A new profile, whose pages take what every engine takes. */
  profile(options?: BrowserContextOptions): Promise<BrowserContext>;
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

/**
 * What Firefox says of fonts and sockets that were on their way when a page was left, and Chromium
 * of sheets that a busy machine did not need at once.
 */
const LEFT = /status=2152398850|was interrupted while the page was loading|preloaded using link preload but not used/;

/**
 * What Firefox says of the style that Playwright puts into a page before a picture, which its
 * policy forbids: `body {}`, by its sum.
 */
const PICTURE = 'sha256-YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT+SmwNZWA=';

// The files of a process share browsers, which end with the process: one for each set of wishes.
const shared = new Map<string, Promise<Browser>>();

async function sharedBrowser(wishes: Wishes = {}): Promise<Browser> {
  const key = JSON.stringify(ENGINE.ownBrowserFor.map((name) => wishes[name]));
  if (!(await shared.get(key))?.isConnected()) shared.set(key, ENGINE.start([], wishes));
  return shared.get(key)!;
}

/** The contexts that are open, of all browsers. */
const contexts = async (own: readonly Browser[]): Promise<BrowserContext[]> =>
  [...own, ...(await Promise.all(shared.values()))].flatMap((browser) => browser.contexts());

/**
 * Starts a server before the tests of a file, and a browser where there is none or where it gets
 * arguments of its own. After the tests, what they opened is closed.
 */
export function stage(...args: readonly string[]): Stage {
  let browser: Browser;
  let server: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    server = await serve({ port: 0 });
    browser = await (args.length > 0 ? ENGINE.start(args, {}) : sharedBrowser());
  });
  afterAll(async () => {
    if (args.length > 0) await browser?.close();
    else for (const context of await contexts([])) await context.close();
    server?.server.close();
    server?.server.closeAllConnections();
  });
  const turn = keepApart(() => (args.length > 0 && browser ? [browser] : []));
  const profile = async (options: BrowserContextOptions = {}): Promise<BrowserContext> => {
    const isOwn = ENGINE.ownBrowserFor.some((name) => name in options);
    const context = await (isOwn ? await sharedBrowser(options) : browser).newContext({
      locale: 'en-GB',
      viewport: { width: 1200, height: 800 },
      ...optionsFor(options, turn.skip),
    });
    return adapt(context, turn.skip);
  };
  return {
    get browser() {
      return browser;
    },
    get address() {
      return server.address;
    },
    profile,
    async open(path = '', options = {}) {
      // Each new profile would put the whole app away; the tests of what works offline let it.
      const context = await profile({ serviceWorkers: 'block', ...options });
      return actorOn(context, new URL(path, `${server.address}/`), options);
    },
  };
}

/** Closes what a test left open; with `skip` the test that runs skips itself. */
function keepApart(own: () => Browser[]): { readonly skip: Skip } {
  let isOlder: (context: BrowserContext) => boolean;
  let isSkipped = false;
  let skip: Skip;
  beforeEach(async (test) => {
    const older = new Set(await contexts(own()));
    isOlder = (context) => older.has(context);
    isSkipped = false;
    skip = (reason) => {
      isSkipped = true;
      return test.skip(`${ENGINE.name}: ${reason}`);
    };
  });
  afterEach(async ({ task }) => {
    const isFailed = task.result?.state === 'fail';
    const left = (await contexts(own())).filter((context) => !isOlder(context));
    if (isFailed) await keepFailure(left, task);
    // What a test left open that failed, or ended early, is not a page of the next.
    if (isFailed || isSkipped) for (const context of left) await context.close();
  });
  return {
    get skip() {
      return skip;
    },
  };
}

/** A page of a profile, at an address. */
async function actorOn(context: BrowserContext, start: URL, options: BrowserContextOptions): Promise<Actor> {
  const page = await context.newPage();
  const problems = problemsOn(page, start.origin);
  await page.goto(start.href);
  // The files of a process share its clipboard, too: what an earlier test copied is not seen.
  if (options.permissions?.includes('clipboard-write')) await page.evaluate(() => navigator.clipboard.writeText(''));
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
}

/** What happens on a page that must not, from now on. */
function problemsOn(page: Page, origin: string): readonly string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    note(page, `${message.type()}: ${message.text()}`);
    const isBlocked = message.text().startsWith('Service Worker registration blocked');
    // Pages for playing together look whether there is a service: a static host answers 404, and
    // the browser says so.
    const isAnswered = /\/v1\/service$/.test(message.location().url);
    const isLeft = LEFT.test(message.text());
    if (!isBlocked && !isLeft && !isAnswered && (message.type() === 'error' || message.type() === 'warning'))
      problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (problem) => {
    note(page, `error: ${problem.stack}`);
    if (!LEFT.test(problem.message) && !problem.message.includes(PICTURE)) problems.push(`error: ${problem.message}`);
  });
  if (!('request' in ENGINE.without))
    page.on('request', (request) => {
      if (!request.url().startsWith(origin) && !/^(data|blob):/.test(request.url()))
        problems.push(`request: ${request.url()}`);
    });
  return problems;
}
