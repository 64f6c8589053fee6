import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Somebody who sees nothing: keys go in, and what a screen reader says comes out. */
export interface Listener {
  /** Presses a key, and answers what is said then: the part that fits, once something does. */
  press(key: string, fits?: RegExp): Promise<string>;
  /** Presses several keys one after another: what is said after the last. */
  keys(...keys: readonly string[]): Promise<string>;
  /** Presses a key until what is said fits. */
  until(said: RegExp, key?: string): Promise<string>;
  /** Types into the field that has the focus, and waits until something fits. */
  type(text: string, fits: RegExp): Promise<string>;
  /** Waits until something fits that is said, whoever brings it about. */
  hear(fits: RegExp): Promise<string>;
  /** What was pressed and said so far. */
  readonly log: readonly Heard[];
}

/** A key, and what was said then. */
export interface Heard {
  readonly key: string;
  readonly said: string;
}

/** What a screen reader knows: how often the focus has moved, what has it, what is announced. */
interface Known {
  readonly moves: number;
  readonly focus: string;
  readonly statuses: readonly string[];
}

const MOST_PRESSES = 80;
/** What is said once something has the focus again. */
const SAID = /^(?!end of the page$).+/;
/** Roles that a reader does not say of what is no button or link. */
const SILENT = /^(?:gridcell|main)$/;

/** "Workshop, link", "5, given, row 1, column 2", "Show all candidates, menuitemcheckbox". */
function spokenNode(snapshot: string): string {
  const [, role = '', name = '', states = ''] =
    /^- '?(\w+)(?: "((?:[^"\\]|\\.)*)")?((?: \[[^\]]*\])*)/.exec(snapshot) ?? [];
  const said = [...states.matchAll(/\[(\w+)/g)].map(([, state]) => state!).filter((state) => state !== 'active');
  if (SILENT.test(role)) return name || role;
  return [name, role, ...said].filter(Boolean).join(', ');
}

/** Counts from now on how often the focus moves; past the last thing it goes to the browser. */
const countMoves = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const counted = globalThis as unknown as { focusMoves: number };
    counted.focusMoves = 0;
    for (const type of ['focusin', 'focusout']) addEventListener(type, () => counted.focusMoves++);
  });

/** Listens to a page: by its accessibility tree, its live regions and the focus alone. */
export async function listenTo(page: Page): Promise<Listener> {
  const log: Heard[] = [];
  await countMoves(page);
  const known = async (): Promise<Known> => {
    const [moves, focus, statuses] = await Promise.all([
      page.evaluate(() => (globalThis as unknown as { focusMoves: number }).focusMoves),
      page
        .locator(':focus')
        .first()
        .ariaSnapshot({ timeout: 100 })
        .catch(() => ''), // nothing has it
      page.getByRole('status').allTextContents(),
    ]);
    return { moves, focus: spokenNode(focus), statuses };
  };
  /** What is said of a change; nothing as long as nothing has changed. */
  const saidSince = (before: Known, now: Known): string => {
    const news = now.statuses.filter((text) => text.trim() !== '' && !before.statuses.includes(text));
    const moved = now.moves !== before.moves ? now.focus || 'end of the page' : '';
    return [moved, ...news.map((text) => text.replace('\u00a0', ''))].filter(Boolean).join('; ');
  };
  const after = async (key: string, before: Known, fits: RegExp): Promise<string> => {
    let said = '';
    const hears = async (): Promise<boolean> => {
      said = fits.exec(saidSince(before, await known()))?.[0] ?? '';
      return said !== '';
    };
    await expect.poll(hears, { interval: 5, message: `${key}: nothing that is said fits ${fits}` }).toBe(true);
    log.push({ key, said });
    return said;
  };
  const press = async (key: string, fits = key.endsWith('Tab') ? /.+/ : SAID): Promise<string> => {
    const before = await known();
    await page.keyboard.press(key);
    return after(key, before, fits);
  };
  return {
    log,
    press,
    async keys(...keys) {
      let said = '';
      for (const key of keys) said = await press(key);
      return said;
    },
    async until(fits, key = 'Tab') {
      for (let presses = 0; presses < MOST_PRESSES; presses++) {
        const said = await press(key);
        if (fits.test(said)) return said;
      }
      throw new Error(`nothing is called ${fits}: ${log.slice(-MOST_PRESSES).map(({ said }) => said)}`);
    },
    async type(text, fits) {
      const before = await known();
      await page.keyboard.insertText(text);
      return after(text, before, fits);
    },
    async hear(fits) {
      return after('', { moves: 0, focus: '', statuses: [] }, fits);
    },
  };
}
