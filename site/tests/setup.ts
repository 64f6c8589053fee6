import { findBrowser, installBrowser } from '../../scripts/chromium.mjs';
import { buildSite } from '../../scripts/site.mjs';

/** Before the tests: the site is built as it is now, and there is a browser. */
export default async function setup(): Promise<void> {
  installBrowser();
  findBrowser();
  const { code, output } = await buildSite({ keep: true });
  if (code !== 0) throw new Error(`the site could not be built:\n${output}`);
}
