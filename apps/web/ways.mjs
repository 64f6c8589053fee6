/**
 * Ways into the app. Its pages have addresses behind a `#`; whoever writes `/learn/x-wing` means
 * `/#/learn/x-wing`, and is led there. A static host sends this file, too: it needs nothing else.
 */

/** The first part of the address of each page, as the table of pages has them. */
export const PAGES =
  'today play new together match replay review account me games workshop watch arena learn prove rules create settings import scan share print styles'.split(
    ' ',
  );

/** What stands behind the base of the app for an address such as `/learn/x-wing?a=b`, if a page. */
export function wayIn(address) {
  const [, path, query = ''] = /^\/+([^?#]*?)\/*(\?[^#]*)?(?:#.*)?$/.exec(address) ?? [];
  return path !== undefined && PAGES.includes(path.split('/')[0]) ? `#/${path}${query}` : undefined;
}
