/** How the search of the site finds: the same in the page and in its tests. */

/** The fields of a section that are looked at, as VitePress indexes them. */
export const SEARCH_INDEX = { fields: ['title', 'titles', 'text'], storeFields: ['title', 'titles'] };

/** Words that say nothing of what is looked for. */
const EMPTY = new Set('a an and are as at by can do does for from how i in is it of on or the to what with'.split(' '));

/** A word shorter than this has no slips: "rate" is not "race". */
const FEWEST_FOR_SLIPS = 6;

/** What most people do not look for counts less. */
const WEIGHTS = [
  [/^\/?api\//, 0.35],
  [/^\/?project\//, 0.35],
  [/^\/?(?:overview|documents|catalogue)\.html/, 0.6],
  [/^\/?(?:\w+\/)?(?:index\.html)?(?:#|$)/, 0.6],
  [/^\/?cookbook\//, 1.15],
];

/** The first section of a page tells what the page is about. */
const FIRST_SECTION = 1.5;

/** A section that is called as the word, such as a function of that name. */
const SAME_NAME = 2.5;

function weightOf(id, term, { title = '', titles = [] }) {
  const [, weight] = WEIGHTS.find(([pages]) => pages.test(id)) ?? [undefined, 1];
  const isName = title.replace(/\(\)$/, '').toLowerCase() === term;
  return weight * (titles.length === 0 ? FIRST_SECTION : 1) * (isName ? SAME_NAME : 1);
}

const OPTIONS = {
  prefix: true,
  fuzzy: (term) => (term.length < FEWEST_FOR_SLIPS ? false : 0.2),
  boost: { title: 4, text: 2, titles: 1 },
  boostDocument: weightOf,
};

const wordsIn = (text) => {
  const words = text.split(/\s+/).filter(Boolean);
  const telling = words.filter((word) => !EMPTY.has(word.toLowerCase()));
  return (telling.length > 0 ? telling : words).join(' ');
};

/** The sections in which all words occur, best first; behind them those with some of the words. */
export function find(index, text) {
  const words = wordsIn(text);
  const found = index.search(words, { ...OPTIONS, combineWith: 'AND' });
  const isFound = new Set(found.map(({ id }) => id));
  return [...found, ...index.search(words, { ...OPTIONS, combineWith: 'OR' }).filter(({ id }) => !isFound.has(id))];
}
