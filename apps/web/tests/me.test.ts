import { describe, expect, test } from 'vitest';
import { en } from '../src/text/en.ts';
import { stage } from './browser.ts';

const { open } = stage();

describe('settings', () => {
  test('a change shows at once on the board beside them, is kept, and can be taken back', async () => {
    const { page, close } = await open('#/settings', { viewport: { width: 390, height: 844 } });
    const count = (selector: string) => page.locator(`.sample ${selector}`).count();
    const shown = async () => ({
      peers: await count('.cell.peer'),
      same: await count('.cell.same'),
      wrong: await count('.cell.wrong'),
      held: await count('.held'),
      notes: (await page.locator('.sample [data-cell="13"] .notes').textContent())!.trim(),
      time: await page.locator('.sample .time').textContent(),
    });
    await page.locator('.sample .cell').first().waitFor();
    const usual = await shown();
    expect(usual).toEqual({ peers: 12, same: 3, wrong: 2, held: 0, notes: '5', time: '4:32' });
    await page.getByLabel('Shade the row, column and box').uncheck();
    await page.getByLabel('Highlight equal digits').uncheck();
    await page.getByLabel('Show mistakes').selectOption({ label: 'Every wrong digit' });
    await page.getByRole('radio', { name: 'Digit first' }).check();
    await page.getByLabel('Clean up notes').uncheck();
    await page.getByLabel('Show the time').uncheck();
    // The board stays in sight while one chooses.
    expect(await page.locator('.sample .board').isVisible()).toBe(true);
    const own = { peers: 0, same: 0, wrong: 3, held: 1, notes: '15', time: '' };
    expect(await shown()).toMatchObject({ ...own, notes: expect.stringMatching(/^1\s*5$/) });
    await page.reload();
    await page.locator('.sample .cell').first().waitFor();
    expect((await shown()).wrong).toBe(own.wrong);
    await page.getByRole('button', { name: en['settings.reset'] }).click();
    expect(await shown()).toEqual(usual);
    await page.getByRole('button', { name: en['settings.own'] }).click();
    expect((await shown()).wrong).toBe(own.wrong);
    await close();
  });
});
