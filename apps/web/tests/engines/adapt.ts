import type { BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { ENGINE } from './engine.ts';

/** Ends the running test, as a test that its engine cannot do. */
export type Skip = (reason: string) => never;

/** Ends a test as skipped where its engine is without something, with the reason. */
export function needs(what: string, skip: Skip): void {
  const reason = ENGINE.without[what];
  if (reason) skip(`${ENGINE.name}: ${reason}`);
}

/** Where an engine has no finger, a mouse takes its place. */
function click(this: Locator, options: Parameters<Locator['tap']>[0]): Promise<void> {
  return this.click(options);
}

/** What a driver takes of what is wished for a context. */
export function optionsFor(options: BrowserContextOptions, skip: Skip): BrowserContextOptions {
  if (ENGINE.name === 'chromium') return options;
  for (const [name, reason] of Object.entries(ENGINE.without)) if (name in options) skip(reason);
  const { hasTouch, isMobile, colorScheme, reducedMotion, ...rest } = options;
  return { ...rest, ...ENGINE.options(options) };
}

/** Lets the pages of a context take what those of Chromium take; what they cannot ends the test. */
export async function adapt(context: BrowserContext, skip: Skip): Promise<BrowserContext> {
  if (ENGINE.name === 'chromium') return context;
  if (ENGINE.name === 'firefox') await context.addInitScript(carryClipboards);
  limit(context, skip);
  const newPage = context.newPage.bind(context);
  context.newPage = async () => {
    const page = await newPage();
    limit(page, skip);
    Object.getPrototypeOf(page.locator('html')).tap = click;
    const { clock } = ENGINE.without;
    if (clock) page.clock.setFixedTime = page.clock.install = () => skip(clock);
    page.touchscreen.tap = (x, y) => page.mouse.click(x, y);
    return page;
  };
  return context;
}

/** In Firefox an event of a clipboard that a script makes is empty, whatever it shall carry. */
function carryClipboards(): void {
  window.ClipboardEvent = class extends ClipboardEvent {
    constructor(type: string, init: ClipboardEventInit = {}) {
      super(type, init);
      Object.defineProperty(this, 'clipboardData', { value: init.clipboardData });
    }
  };
}

/** Ends the test at what its engine has no means for. */
function limit(target: BrowserContext | Page, skip: Skip): void {
  const { without } = ENGINE;
  const calls = target as unknown as Record<string, unknown>;
  for (const [name, reason] of Object.entries(without))
    if (typeof calls[name] === 'function') calls[name] = () => skip(reason);
  for (const name of ['on', 'waitForEvent']) {
    const call = (calls[name] as (...words: unknown[]) => unknown).bind(target);
    calls[name] = (event: string, ...more: unknown[]) =>
      event in without ? skip(without[event]!) : call(event, ...more);
  }
}
