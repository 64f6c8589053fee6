import type { TouchReason } from '@pencilmark/coach/drill';
import { ALPHABET, cellName, type Geometry } from '@pencilmark/core/geometry/plain';
import { t } from '../../../text/index.ts';
import type { Word } from './finding.ts';

// More cells than these are counted and not named.
const MOST_NAMED = 3;

/** What is said of a touch that does not end the search. */
export function wordText({ touched: { cell, digit }, reply }: Word, geometry: Geometry): string {
  const { size } = geometry;
  const holes = { cell: cellName(cell, size), digit: digit === undefined ? '' : ALPHABET[digit - 1]! };
  if (reply.kind === 'follows') return t('learn.word.follows', holes);
  if (reply.kind === 'pattern') return t(digit === undefined ? 'learn.word.patternCell' : 'learn.word.pattern', holes);
  return t(`learn.word.${reply.reason.code}`, { ...holes, ...holesOf(reply.reason, geometry) });
}

/** What a reason tells besides what was touched. */
function holesOf(reason: TouchReason, { size, houses }: Geometry): Readonly<Record<string, string | number>> {
  const named = (cells: readonly number[]): string =>
    cells.length > MOST_NAMED
      ? t('learn.word.cells', { n: cells.length })
      : listed(cells.map((cell) => cellName(cell, size)));
  switch (reason.code) {
    case 'digit':
      return { digits: listed(reason.digits.map((digit) => ALPHABET[digit - 1]!)) };
    case 'crowded':
      return { count: reason.count, most: reason.most };
    case 'places':
      return { count: reason.cells.length, most: reason.most, house: houseText(houses[reason.house]!) };
    case 'unseen':
    case 'beside':
      return { cells: named(reason.cells) };
    default:
      return {};
  }
}

/** "row 3"; of a house beyond rows, columns and boxes no more than that. */
const houseText = ({ kind, number }: Geometry['houses'][number]): string => t(`learn.house.${kind}`, { n: number });

/** "1, 2 and 5". */
const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')}${t('list.and')}${words.at(-1)}`;
