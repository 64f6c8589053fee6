import type { BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { ENGINE } from './engine.ts';

/** Ends the test that runs, as one that its engine cannot do. */
export type Skip = (reason: string) => never;

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

/** Lets a page take the calls that Chromium's takes; where it cannot, the test ends there. */
export function adapt(context: BrowserContext, page: Page, skip: Skip): void {
  if (ENGINE.name === 'chromium') return;
  Object.getPrototypeOf(page.locator('html')).tap = click;
  page.touchscreen.tap = (x, y) => page.mouse.click(x, y);
  const { without } = ENGINE;
  for (const target of [context, page] as unknown as Record<string, unknown>[]) {
    for (const [name, reason] of Object.entries(without)) if (name in target) target[name] = () => skip(reason);
    const wait = (target.waitForEvent as Page['waitForEvent']).bind(target);
    target.waitForEvent = (name: string, ...more: []) => {
      if (name in without) skip(without[name]!);
      return wait(name as 'close', ...more);
    };
  }
}
