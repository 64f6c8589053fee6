/** The system around a WebKitGTK, as its user has set it: language, colours, motion. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const HOME = mkdtempSync(join(tmpdir(), 'pencilmark-webkit-'));
process.on('exit', () => rmSync(HOME, { recursive: true, force: true }));

/** Windows as narrow as a phone: no button of the frame needs room. */
const NARROW = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; }';

/** The language of a system; it is made where there is none yet. */
function localeFor(tag) {
  const { language, region } = new Intl.Locale(tag).maximize();
  const name = `${language}_${region}`;
  const folder = join(HOME, `${name}.UTF-8`);
  if (!existsSync(folder)) spawnSync('localedef', ['-i', name, '-f', 'UTF-8', folder]);
  return { LOCPATH: HOME, LANG: `${name}.UTF-8`, LC_ALL: `${name}.UTF-8` };
}

/** Settings of GTK in a folder of their own. */
function settingsFor(isStill) {
  const root = join(HOME, isStill ? 'still' : 'moving');
  for (const version of ['gtk-3.0', 'gtk-4.0']) {
    const folder = join(root, version);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'settings.ini'), `[Settings]\ngtk-enable-animations=${isStill ? 0 : 1}\n`);
    writeFileSync(join(folder, 'gtk.css'), NARROW);
  }
  return { XDG_CONFIG_HOME: root };
}

/**
 * The environment of a browser.
 *
 * @param system wishes by the names that HTTP has for them
 */
export const environment = ({ locale = 'en-GB', timezone, system = {} }) => ({
  ...process.env,
  ...localeFor(locale),
  ...settingsFor(system['sec-ch-prefers-reduced-motion'] === 'reduce'),
  GTK_THEME: system['sec-ch-prefers-color-scheme'] === 'dark' ? 'Adwaita:dark' : 'Adwaita',
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  ...(timezone && { TZ: timezone }),
});
