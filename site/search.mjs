/** How the search of the site finds: the same in the page and in its tests. */

/** The fields of a section that are looked at, as VitePress indexes them. */
export const SEARCH_INDEX = { fields: ['title', 'titles', 'text'], storeFields: ['title', 'titles'] };

/** A word may be begun or have a slip; every word must occur; headings count most. */
export const SEARCH_OPTIONS = {
  combineWith: 'AND',
  prefix: true,
  fuzzy: 0.2,
  boost: { title: 4, text: 2, titles: 1 },
};
