import { expect, test } from 'vitest';
import { browserOn } from './chromium.mjs';

/** A machine with some files, and what it says of itself. */
const machine = (platform: string, files: readonly string[], env: Readonly<Record<string, string>> = {}) => ({
  platform,
  env,
  home: '/anna',
  exists: (path: string) => files.includes(path),
  list: (folder: string) => {
    const below = files.filter((file) => file.startsWith(folder)).map((file) => file.slice(folder.length + 1));
    return [...new Set(below.map((file) => file.split(/[/\\]/)[0]!))];
  },
});

const CHROME = 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe';
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

test.each([
  [
    'the one that is named',
    machine('linux', ['/usr/bin/chromium'], { PENCILMARK_BROWSER: '/opt/x', PATH: '/usr/bin' }),
    '/opt/x',
  ],
  ['the path of Linux', machine('linux', ['/usr/bin/chromium'], { PATH: '/bin:/usr/bin' }), '/usr/bin/chromium'],
  [
    'the path of Windows',
    machine('win32', ['D:\\tools\\chrome.exe'], { PATH: 'C:\\Windows;D:\\tools' }),
    'D:\\tools\\chrome.exe',
  ],
  ['programs of Windows', machine('win32', [CHROME], { PROGRAMFILES: 'C:\\Program Files' }), CHROME],
  ['programs of macOS', machine('darwin', [MAC], { PATH: '/usr/bin' }), MAC],
  [
    'what Playwright downloaded on Windows',
    machine('win32', ['C:\\anna\\ms-playwright\\chromium-1234\\chrome-win64\\chrome.exe'], {
      LOCALAPPDATA: 'C:\\anna',
    }),
    'C:\\anna\\ms-playwright\\chromium-1234\\chrome-win64\\chrome.exe',
  ],
  ['nothing', machine('win32', [], {}), undefined],
])('a browser is found: %s', (_name, where, found) => {
  expect(browserOn(where)).toBe(found);
});
