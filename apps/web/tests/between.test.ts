// @module-tag whole

import type { Browser } from 'playwright-core';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { serviceForTests } from '../../service/src/testing.ts';
import { APP } from '../server.mjs';
import type { Actor } from './browser.ts';
import { duelBetween, hasEnded, inTurn, missingOn, play } from './duel.ts';
import { ENGINE, ENGINES, type Engine, isWholeRun } from './engines/engine.ts';

// Players with different engines meet: the engine of a whole run and each other one, or the last
// two that this machine has.
const installed = ENGINES.filter((engine) => !engine.missing());
const PAIRS: readonly (readonly Engine[])[] = isWholeRun
  ? installed.filter((engine) => engine !== ENGINE).map((engine) => [ENGINE, engine])
  : [installed.slice(-2)];
const isAlone = installed.length < 2;
if (isAlone) console.warn('No duel between engines is played: this machine has one engine.');

const browsers: Browser[] = [];
afterAll(() => Promise.all(browsers.map((browser) => browser.close())));

/** Opens a page in an engine; its errors fail the test at `close`. */
async function openIn(engine: Engine, address: string): Promise<Actor> {
  const browser = await engine.start([], {});
  browsers.push(browser);
  const page = await (await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' })).newPage();
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  await page.goto(address);
  return {
    page,
    async close() {
      expect(problems).toEqual([]);
      await browser.close();
    },
  };
}

test.skipIf(isAlone).each(PAIRS.map((pair) => [pair.map(({ name }) => name).join(' and '), pair] as const))(
  'a duel between %s, from the link to a full board',
  { timeout: 240_000 },
  async (_names, [first, other]) => {
    const service = await serviceForTests({ pages: APP });
    onTestFinished(() => service.close());
    const { pages, close } = await duelBetween(
      (address) => openIn(first!, address),
      (address) => openIn(other!, address),
      await service.address(),
    );
    await play(await inTurn(pages), await missingOn(pages[0]));
    await hasEnded(pages);
    await close();
  },
);
