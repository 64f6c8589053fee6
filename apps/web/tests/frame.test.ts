// @module-tag whole

import { describe, expect, test } from 'vitest';
import { some } from '../../../scripts/strength.mjs';
import { stage } from './browser.ts';
import { de, en } from './texts.ts';
import { ADDRESSES, visit } from './visit.ts';

const usual = stage();
const { open } = usual;
/** For those who have set their letters to be twice as large. */
const large = stage('--blink-settings=defaultFontSize=32');

describe('the frame', () => {
  test('nothing offends the policy on any page, and a script in the page would not run', async () => {
    const { page, close } = await open();
    await page.evaluate(() => {
      Object.assign(globalThis, { violations: [] as string[] });
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        (globalThis as unknown as { violations: string[] }).violations.push(`${violatedDirective} ${blockedURI}`),
      );
    });
    for (const address of ADDRESSES) await visit(page, address);
    expect(await page.evaluate(() => (globalThis as unknown as { violations: string[] }).violations)).toEqual([]);
    await close();

    const { page: other } = await open('#/settings');
    await other.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "taken over"';
      document.body.append(script);
    });
    expect(await other.title()).not.toBe('taken over');
    await other.context().close();
  });

  test('words of an address that every object knows mean nothing on any page', async () => {
    const { page, close } = await open('#/settings');
    const keys = ['board', 'daily', 'difficulty', 'goal', 'language', 'level', 'notes', 'p', 'puzzle', 'show'];
    const queries = ['constructor', '__proto__'].map((word) =>
      [...keys, 'solvers', 'speed', 'technique', 'what'].map((key) => `${key}=${word}`).join('&'),
    );
    const paths = [...ADDRESSES.map((address) => address.split('?')[0]!), 'learn/constructor', 'toString'];
    const strange: string[] = [];
    for (const address of paths.flatMap((path) => queries.map((query) => `${path}?${query}`))) {
      await page.evaluate((to) => {
        location.hash = '#/settings';
        location.hash = `#/${to}`;
      }, address);
      // Play shows a text that it cannot read on Import.
      const shown = { play: 'import', toString: 'today', 'learn/constructor': 'learn' }[address.split('?')[0]!];
      await page.locator(`main[data-page="${shown ?? address.split('?')[0]}"]`).waitFor();
      await page.locator('main h1').first().waitFor({ state: 'attached' });
      await page.locator('.wait').waitFor({ state: 'detached' });
      const text = (await page.locator('body').textContent()) ?? '';
      const fault = /\[object|native code|undefined|NaN/.exec(text)?.[0];
      if (fault || (await page.locator('[role=alert]', { hasText: 'could not be loaded' }).count()) > 0)
        strange.push(`${address}: ${fault}`);
    }
    expect(strange).toEqual([]);
    await close();
  });

  test.each([
    ['a narrow phone', 320, 640, usual],
    ['a phone held sideways', 740, 360, usual],
    ['a phone with large letters', 360, 740, large],
    ['1280 x 800 at 200 %', 640, 400, usual],
    ['4K', 3840, 2160, usual],
  ] as const)('no page is wider than %s', async (_name, width, height, { open }) => {
    // German words are longer.
    const { page, close } = await open('', { viewport: { width, height }, locale: 'de-DE' });
    const tooWide: string[] = [];
    // What New lists of the collection comes late at first.
    for (const address of [...ADDRESSES, 'new']) {
      await visit(page, address);
      const [needed, there] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      if (needed! > there!) tooWide.push(`${address}: ${needed}`);
    }
    expect(tooWide).toEqual([]);
    await close();
  });

  test('speaks German at once, and on every page; and other languages', async () => {
    const { page, close } = await open('#/settings');
    await page.getByLabel('Language').selectOption('de');
    await page.getByRole('heading', { name: 'Einstellungen' }).waitFor();
    await expect.poll(() => page.title()).toBe('Einstellungen · Pencilmark');
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
    const german = new Set(Object.values<string>(de));
    const sentences = Object.values<string>(en).filter(
      (text) => text.split(' ').length > 2 && !/[{|]/.test(text) && !german.has(text),
    );
    const left: string[] = [];
    for (const address of ADDRESSES) {
      await visit(page, address);
      const said = (await page.locator('div.frame').textContent()) ?? '';
      left.push(...sentences.filter((text) => said.includes(text)).map((text) => `${address}: ${text}`));
    }
    expect(left).toEqual([]);
    await close();
    const { page: other, close: end } = await open('#/settings', { locale: 'de-DE' });
    await other.getByRole('heading', { name: 'Einstellungen' }).waitFor();
    // A language that no native speaker has read says so.
    await other.getByLabel('Sprache').selectOption('fr');
    await other.getByRole('heading', { name: 'Réglages' }).waitFor();
    await other.getByText('Aucune personne de langue française n’a encore relu ces textes.').waitFor();
    await other.getByLabel('Langue').selectOption('ja');
    await other.getByRole('heading', { name: '設定' }).waitFor();
    expect(await other.evaluate(() => document.documentElement.lang)).toBe('ja');
    await end();
  });

  test('keeps still for those who want it', async () => {
    const { page, close } = await open('', { reducedMotion: 'reduce' });
    for (const address of ADDRESSES) {
      await visit(page, address);
      const moving = await page.evaluate(() =>
        [...document.querySelectorAll('*')]
          .filter((element) => {
            const { transitionDuration, animationName } = getComputedStyle(element);
            return !/^0s(, 0s)*$/.test(transitionDuration) || animationName !== 'none';
          })
          .map(({ outerHTML }) => outerHTML.slice(0, 80)),
      );
      expect(moving, address).toEqual([]);
    }
    await close();
  });

  test('is walked with keys: past the menu, from page to page', { tags: ['quick'] }, async () => {
    const { page, close } = await open('#/settings');
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    // The sign of the first moment has left.
    expect(await page.locator('.splash').count()).toBe(0);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(en['shell.skip']);
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(en['page.me']);
    await page.getByRole('link', { name: 'Learn' }).focus();
    await page.keyboard.press('Enter');
    await page.locator('main[data-page="learn"]').waitFor();
    await page.getByRole('status').getByText('Learn').waitFor({ state: 'attached' });
    // A button that leads to another page goes with its own: what follows is the new page, and its
    // keys work at once.
    await visit(page, 'new');
    await page
      .getByRole('button', { name: /Gentle/ })
      .first()
      .focus();
    await page.keyboard.press('Enter');
    await page.locator('main[data-page="play"]:focus').waitFor();
    // From its top on.
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press('ArrowDown');
    await page.locator('.cell:focus').waitFor();
    await close();
  });

  test('what cannot be chosen is not taken over from what was kept, and every tab follows', async () => {
    const { page, close } = await open('#/settings');
    await page.getByRole('radio', { name: 'Dark' }).check();
    const kept = { theme: 'dark', palette: 'purple', language: ['de'], entry: null, showTimer: 'no' };
    await page.evaluate((text) => localStorage.setItem('pencilmark.settings', text), JSON.stringify(kept));
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.getByLabel('Language').waitFor();
    const values = await other
      .locator(':is(input[type=radio]:checked, select)')
      .evaluateAll((list) =>
        list.map((field) => [(field as HTMLInputElement).name, (field as HTMLInputElement).value]),
      );
    const usual = { palette: 'usual', language: 'auto', entry: 'cell', notePlaces: 'fixed', conflicts: 'conflicts' };
    expect(Object.fromEntries(values)).toMatchObject({ theme: 'dark', ...usual });
    await other.getByLabel('Language').selectOption('de');
    await page.getByRole('heading', { name: 'Einstellungen' }).waitFor();
    await close();
  });

  test('every theme has its colours, also in the frame around the page; what is printed is light', {
    tags: ['quick'],
  }, async () => {
    const { page, close } = await open('#/settings', { colorScheme: 'dark' });
    const look = () =>
      page.evaluate(() => [
        getComputedStyle(document.body).backgroundColor,
        [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
          ({ media }) => matchMedia(media).matches,
        )?.content,
      ]);
    const [light, dark] = [
      ['rgb(247, 242, 231)', '#f7f2e7'],
      ['rgb(22, 20, 16)', '#161410'],
    ] as const;
    const theme = (name: string) => page.locator(`input[name="theme"][value="${name}"]`);
    await theme('dark').waitFor({ state: 'attached' });
    expect(await look()).toEqual(dark);
    for (const [name, paper] of [
      ['light', light],
      ['dark', dark],
      ['contrast', ['rgb(0, 0, 0)', dark[1]]],
    ] as const) {
      await theme(name).check();
      expect(await look()).toEqual(paper);
      await page.emulateMedia({ media: 'print' });
      expect((await look())[0]).toBe(light[0]);
      await page.emulateMedia({ media: 'screen' });
    }
    await close();
  });

  test('where the system chooses the colours, what is chosen still stands out', async () => {
    const { page, close } = await open(`#/${ADDRESSES.find((path) => path.startsWith('play'))}`, {
      forcedColors: 'active',
    });
    const background = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor);
    await page.locator('.cell:not(.given)').nth(5).click();
    for (const [chosen, other] of [
      ['nav a[aria-current]', 'nav a:not([aria-current])'],
      ['button[aria-pressed="true"]', 'button[aria-pressed="false"]'],
      ['.cell.selected', '.cell.given'],
    ] as const)
      expect(await background(chosen), chosen).not.toBe(await background(other));
    await close();
  });

  test('on a phone the places lie at the bottom, and not inside a game', async () => {
    const { page, close } = await open('#/settings', { viewport: { width: 320, height: 640 }, locale: 'de-DE' });
    await page.getByRole('heading', { name: 'Einstellungen' }).waitFor();
    const links = page.getByRole('navigation', { name: 'Menü' }).getByRole('link');
    for (const link of await links.all()) {
      const { x, y, width, height } = (await link.boundingBox())!;
      expect([x >= 0, x + width <= 320, y > 500, y + height <= 640]).toEqual([true, true, true, true]);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      expect(await link.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
    }
    expect(
      await links.evaluateAll((list) => list.filter((link) => link.ariaCurrent).map((link) => link.textContent)),
    ).toEqual(['Ich']);
    await visit(page, 'play');
    expect(await links.first().isVisible()).toBe(false);
    await close();
  });

  test('a page that cannot be loaded is named, until another is there', async () => {
    const { page } = await open('#/settings');
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'Learn' }).click();
    const notice = page.getByText(en['shell.failed']);
    await notice.waitFor();
    await page.getByRole('link', { name: 'Settings' }).click();
    await notice.waitFor({ state: 'detached' });
    await page.context().close();
  });

  test.each(
    some([
      ['#/learn/%', 'Learn'],
      ['#/settings?x=%E0%A4%A', 'Settings'],
      ['#/learn/x-wing%2', 'Learn'],
    ] as const),
  )('an address that was cut off leads to the page: %s', { tags: ['quick'] }, async (address, name) => {
    const { page, close } = await open(address);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await close();
  });

  test('plays in a browser that takes the connection for unsafe: http from another machine', async () => {
    const { page, close } = await open('#/settings');
    await page.addInitScript(() => {
      Object.defineProperties(crypto, { randomUUID: { value: undefined } });
      Object.defineProperties(navigator, { clipboard: { value: undefined } });
    });
    await page.reload();
    await visit(page, ADDRESSES.find((path) => path.startsWith('play'))!);
    await page.locator('.cell').first().waitFor();
    await visit(page, 'watch');
    // What is said of the recording comes before what is said of the link.
    await page.getByText(en['watch.recorded']).waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByText(/^The link (is copied|stands in the address bar)/).waitFor({ state: 'attached' });
    await close();
  });

  test('says how it is installed', { tags: ['quick'] }, async () => {
    const { page, close } = await open();
    const link = await page.locator('link[rel="manifest"]').getAttribute('href');
    const manifest = await page.evaluate(async (path) => (await fetch(path!)).json(), link);
    expect(manifest).toMatchObject({ display: 'standalone', start_url: './', name: 'Pencilmark' });
    for (const { src } of manifest.icons)
      expect(await page.evaluate(async (path) => (await fetch(path)).status, src)).toBe(200);
    expect(manifest.icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(
      expect.arrayContaining(['192x192', '512x512']),
    );
    await close();
  });
});
