import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules that axe goes by: all, or those that colours alone decide. */
export type Rules = 'all' | 'colours';

/** What axe finds wrong on a page, as rules with the elements. */
export async function violations(page: Page, rules: Rules = 'all'): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(AXE);
  return page.evaluate(async (which) => {
    const { axe } = globalThis as unknown as {
      axe: {
        configure(changes: object): void;
        run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
      };
    };
    // Cells name their notes one by one, "notes 2 3 7", where "237" is seen: that rule takes it for
    // another word. A cell that is written r4c5 is heard as "row 4, column 5": nobody would say the
    // letters.
    const names = 'label-content-name-mismatch';
    axe.configure({ rules: [{ id: names, selector: ':not([data-cell], .word, .unfolded button)' }] });
    // A colour on its way to another is none that anybody reads.
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
    const result = await axe.run({
      resultTypes: ['violations'],
      ...(which === 'colours' && { runOnly: ['color-contrast', 'link-in-text-block'] }),
      rules: { [names]: { enabled: true } },
    });
    return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, rules);
}
