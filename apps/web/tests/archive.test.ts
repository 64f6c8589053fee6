// @module-tag whole

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { play } from '../src/model/game.ts';
import { violations } from './axe.ts';
import { stage } from './browser.ts';
import { needs } from './engines/adapt.ts';
import { cellOf, FOUR, gameOf, NINE, openGame, putAll, read } from './playing.ts';
import { ADDRESSES, visit } from './visit.ts';

const theStage = stage();
const { open } = theStage;

const DAY = Date.UTC(2026, 10, 23);
const GAME = gameOf(NINE.board, NINE.puzzle, 'whole');
const SOLVED = { id: 's', at: DAY, ms: 1000, board: '9x9:3x3', difficulty: 'easy', hints: 0, filled: 0 };
const ANSWER = { id: 'a', technique: 'x-wing', drill: 'd', grade: 'shown', at: DAY, ms: 1000, outcome: 'found' };
const DRAFT = {
  size: 4,
  regions: [0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3],
  rules: [],
  givens: Array(16).fill(0),
  clues: [],
};
const TABLE = { id: 't', touched: DAY, history: { drafts: [DRAFT], at: 0 } };
const REVIEW = { id: 'whole', at: DAY, found: { method: 1, nodes: 1, at: 0, played: 0 } };
const ROWS = { games: GAME, solved: SOLVED, answers: ANSWER, tables: TABLE, reviews: REVIEW };
const TEXTS = {
  settings: { theme: 'dark', language: 'en' },
  player: { knows: 'techniques', hands: 'mouse' },
  remarks: 'wrong',
  reasons: ['x-wing'],
  matches: [{ match: 'm', corner: [1], centre: [], colour: [] }],
  guest: 'Ada',
  five: { '2026-11-23': ['proven'] },
  daily: {
    id: 'daily-2026-11-23-easy',
    made: { board: '9x9:3x3', givens: Array(81).fill(0), difficulty: 'easy', hardest: '2', tries: 1 },
  },
  table: TABLE.history,
};

/** Numbers that look drawn, the same in every run. */
function drawn(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const ODD = [Number.NaN, 1e308, -1, 0.5, 99, null, undefined, '', 'x'.repeat(1000), true, [], {}, '__proto__', [[]]];

/** A value with one part, at any depth, that is something else; its id stays. */
function mutated(value: unknown, draw: (below: number) => number): unknown {
  if (typeof value !== 'object') return ODD[draw(ODD.length)];
  const whole = structuredClone(value);
  let part = whole as Record<string, unknown>;
  for (;;) {
    const names = Object.keys(part).filter((name) => name !== 'id');
    if (names.length === 0) return whole;
    const name = names[draw(names.length)]!;
    const next = part[name];
    if (typeof next === 'object' && next !== null && draw(4) > 0) {
      part = next as Record<string, unknown>;
      continue;
    }
    part[name] = ODD[draw(ODD.length)];
    return whole;
  }
}

/** Puts texts into the small store of a page. */
const putTexts = (page: Page, texts: Readonly<Record<string, string>>): Promise<void> =>
  page.evaluate((all) => {
    for (const [name, text] of Object.entries(all)) {
      const key = `pencilmark.${name}`;
      localStorage.setItem(key, text);
      window.dispatchEvent(new StorageEvent('storage', { key }));
    }
  }, texts);

const toSettings = (page: Page): Promise<void> => visit(page, 'settings');
const section = (page: Page) => page.getByRole('region', { name: 'Your data' });

describe('what cannot be read', () => {
  test('a game without a move where the board is: Play opens, the game lies aside, and is saved', async () => {
    const { page, close } = await open('#/games');
    const node = { parent: 0 };
    await putAll(page, 'games', [
      { ...GAME, id: 'odd', nodes: [{ parent: -1 }, node], at: 1, touched: DAY + 1 },
      { ...GAME, touched: DAY },
    ]);
    await page.evaluate(() => void (location.hash = '#/play'));
    await page.locator('.board').waitFor();
    const notice = page.getByRole('complementary', { name: /could not be read/ });
    await notice.getByRole('link', { name: 'See it in Settings' }).click();
    await section(page).getByText('1 record could not be read').click();
    await section(page).getByText('Trouble at nodes[1].move').waitFor();
    expect(await notice.count()).toBe(0);
    expect(await violations(page, 'all')).toEqual([]);
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      section(page).getByRole('button', { name: 'Save it as a file' }).click(),
    ]);
    const [, line] = readFileSync(await saved.path(), 'utf8').split('\n');
    expect(JSON.parse(line!)).toMatchObject({
      kind: 'aside',
      value: { kind: 'games', value: { id: 'odd', nodes: [{}, node] } },
    });
    await close();
  });

  test('settings, one of which makes no sense: the others hold, what was there lies aside', async () => {
    const { page, close } = await open('#/settings');
    const text = '{"theme":"dark","notePlaces":7}';
    await putTexts(page, { settings: text });
    await page.reload();
    await section(page).getByText('1 record could not be read').waitFor();
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
    const aside = () =>
      page.evaluate(() =>
        Object.keys(localStorage)
          .filter((key) => key.startsWith('pencilmark.aside.'))
          .map((key) => JSON.parse(localStorage.getItem(key)!).value),
      );
    expect(await aside()).toEqual([text]);
    await page.reload();
    await section(page).getByText('1 record could not be read').waitFor();
    expect(await aside()).toEqual([text]);
    await close();
  });

  test('of every kind: every page opens all the same', async () => {
    const { page, close } = await open('#/settings');
    const draw = drawn(7);
    /** As another tab does: what is small is heard of at once. */
    const plant = async (): Promise<void> => {
      for (const [store, row] of Object.entries(ROWS)) {
        const rows = Array.from({ length: 6 }, (_, at) => ({
          ...(mutated(row, draw) as object),
          id: at === 5 ? 'whole' : `${at}`,
        }));
        await putAll(page, store as keyof typeof ROWS, rows);
      }
      const texts = Object.entries(TEXTS).map(([name, value]) => {
        const odd = mutated(value, draw);
        const text = typeof odd === 'string' ? odd : (JSON.stringify(odd) ?? '');
        return [name, draw(3) === 0 ? text.slice(0, draw(text.length)) : text];
      });
      await putTexts(page, Object.fromEntries(texts));
    };
    for (const [index, address] of ADDRESSES.entries()) {
      await plant();
      // A page of each few is the first that is opened; for the others the app is there already.
      if (index % 6 === 1) {
        await page.goto('about:blank');
        await page.goto(`${theStage.address}/#/${address}`);
      }
      await visit(page, address);
    }
    await visit(page, 'settings');
    expect(await page.locator('.data li').count()).toBeGreaterThan(40);
    await close();
  });
});

describe('everything as one file', () => {
  const save = async (page: Page): Promise<string> => {
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      section(page).getByRole('button', { name: 'Save everything as a file' }).click(),
    ]);
    expect(saved.suggestedFilename()).toMatch(/^pencilmark-backup-\d{4}-\d\d-\d\d\.jsonl$/);
    return readFileSync(await saved.path(), 'utf8');
  };
  const add = async (page: Page, text: string, said: string | RegExp): Promise<void> => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      section(page).getByRole('button', { name: 'Add everything from a file' }).press('Enter'),
    ]);
    await chooser.setFiles({ name: 'all.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from(text) });
    await section(page).getByText(said).waitFor();
  };
  const sorted = (text: string): string[] => text.trimEnd().split('\n').sort();

  test('comes into a fresh browser as it was; twice is as once; the moves of both are kept', async () => {
    const actor = await openGame(theStage, GAME);
    await cellOf(actor.page, 0).click();
    await actor.page.keyboard.press('1');
    for (const [store, row] of Object.entries(ROWS))
      if (store !== 'games') await putAll(actor.page, store as keyof typeof ROWS, [row]);
    await putAll(actor.page, 'games', [{ ...gameOf(FOUR.board, FOUR.puzzle, 'odd'), at: 5 }]);
    await putTexts(actor.page, { guest: 'Ada', five: JSON.stringify(TEXTS.five) });
    await toSettings(actor.page);
    await actor.page.getByRole('radio', { name: 'High contrast' }).check();
    const file = await save(actor.page);
    expect(file.match(/"kind":"aside"/g)).toHaveLength(1);
    await actor.close();

    const other = await open('#/settings');
    await add(other.page, file.slice(0, file.length / 2), /damaged|not whole/);
    await add(other.page, file.replace('"version":1', '"version":2'), 'A later version of Pencilmark');
    expect(await save(other.page)).not.toContain('whole');
    await add(other.page, file, /^\d+ records added/);
    expect(await other.page.evaluate(() => document.documentElement.dataset.theme)).toBe('contrast');
    expect(sorted(await save(other.page))).toEqual(sorted(file));
    await add(other.page, file, /^0 records added; \d+ were here already\.$/);
    expect(sorted(await save(other.page))).toEqual(sorted(file));

    // In a browser in which the same game went on elsewhere: it has the moves of both.
    await other.page.evaluate(() => void (location.hash = '#/play'));
    await expect.poll(() => read(other.page, 0).catch(() => '')).toBe('1');
    const elsewhere = play(GAME, { do: 'digit', cells: [2], digit: 6, clean: true });
    const line = (value: object) => `{"kind":"games","value":${JSON.stringify(value)}}`;
    const head = '{"format":"pencilmark-backup","version":1,"records":2}';
    await toSettings(other.page);
    await add(
      other.page,
      [head, line({ ...elsewhere, touched: Date.now() + 5000 }), line({ id: 5 })].join('\n'),
      '0 records added; 1 updated; 1 could not be read and was put aside.',
    );
    await other.page.evaluate(() => void (location.hash = '#/play'));
    await expect.poll(() => read(other.page, 2).catch(() => '')).toBe('6');
    await other.close();
  });

  test('storage: the page says whether it lasts, and requests it of the browser', async () => {
    const { page, close } = await open('#/settings');
    const answers = async (isKept: boolean): Promise<void> => {
      await page.addInitScript((value) => {
        let is = false;
        StorageManager.prototype.persisted = async () => is;
        StorageManager.prototype.persist = async () => (is = value);
      }, isKept);
      await page.reload();
    };
    await answers(false);
    await section(page).getByRole('button', { name: 'Keep it for good' }).press('Enter');
    await section(page).getByText('The browser did not agree.').waitFor();
    await answers(true);
    await section(page).getByRole('button', { name: 'Keep it for good' }).press('Enter');
    await section(page).getByText('In this browser, until you delete it.').waitFor();
    await close();
  });

  test('after the first solved game the app requests it by itself, once', async ({ skip }) => {
    needs('storage', skip);
    const { page, close } = await openGame(theStage, gameOf(FOUR.board, FOUR.puzzle));
    await page.evaluate(() => {
      StorageManager.prototype.persisted = async () => false;
      StorageManager.prototype.persist = async () => {
        document.documentElement.dataset.asked = `${Number(document.documentElement.dataset.asked ?? 0) + 1}`;
        return false;
      };
    });
    const wasAsked = () => page.evaluate(() => document.documentElement.dataset.asked);
    expect(await wasAsked()).toBeUndefined();
    for (const [cell, digit] of FOUR.missing) {
      await cellOf(page, cell).click();
      await page.keyboard.press(`${digit}`);
    }
    await expect.poll(wasAsked).toBe('1');
    expect(await page.evaluate(() => localStorage.getItem('pencilmark.asked'))).toBe('true');
    await close();
  });
});
