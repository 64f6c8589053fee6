import { findBrowser, installBrowser } from '../../scripts/chromium.mjs';
import { buildSite } from '../../scripts/site.mjs';
import { buildWeb } from '../../scripts/web.mjs';

/**
 * Before the tests: the site and the app that leads to it are built as they are now, and there is a
 * browser.
 */
export default async function setup(): Promise<void> {
  installBrowser();
  findBrowser();
  for (const [name, build] of Object.entries({ 'the site': buildSite, 'the web app': buildWeb })) {
    const { code, output } = await build({ keep: true });
    if (code !== 0) throw new Error(`${name} could not be built:\n${output}`);
  }
}
