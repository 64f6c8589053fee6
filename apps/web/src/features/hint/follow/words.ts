import type { Contradiction, Supposition } from '@pencilmark/coach/consequences';
import { ALPHABET, cellName as nameOfCell } from '@pencilmark/core/geometry/plain';
import type { Candidate } from '@pencilmark/core/puzzle';
import { geometry } from '../../../table/session.ts';
import { t } from '../../../text/index.ts';
import type { Followed, FollowedCases } from '../tasks.ts';

// More deeds or suppositions than these are counted and not named.
const MOST_NAMED = 12;

/** A candidate that is true or false, in short: r1c2=5, r1c2≠5. */
export const deedText = ({ cell, digit }: Candidate, isOn: boolean, size: number): string =>
  `${nameOfCell(cell, size)}${isOn ? '=' : '≠'}${ALPHABET[digit - 1]}`;

const deed = (candidate: Candidate, isOn: boolean): string => deedText(candidate, isOn, geometry.peek()!.size);

/** What is supposed: "r1c2=5"; of many, how many. */
export const supposedText = (suppositions: readonly Supposition[]): string =>
  suppositions.length > 3
    ? t('follow.many', { n: suppositions.length })
    : suppositions.map((supposition) => deed(supposition, supposition.isOn)).join(' ');

/** How a walk from suppositions ends. */
export function endText(
  { suppositions, contradiction }: Pick<Followed, 'suppositions' | 'contradiction'>,
  n: number,
): string {
  if (!contradiction) return t(n === 0 ? 'follow.nothing' : 'follow.noMore', { n });
  const [only] = suppositions;
  const so = suppositions.length === 1 ? t('follow.so', { deed: deed(only!, !only!.isOn) }) : t('follow.soMany');
  return `${t('follow.contradiction', { n })} ${contradictionText(contradiction)} ${so}`;
}

function contradictionText(contradiction: Contradiction): string {
  const { size, houses } = geometry.peek()!;
  const name = (cell: number): string => nameOfCell(cell, size);
  switch (contradiction.kind) {
    case 'cell':
      return t('follow.cell', { cell: name(contradiction.cell) });
    case 'house': {
      const { kind, number } = houses[contradiction.house]!;
      const house = t(`follow.house.${kind}`, { number });
      return t('follow.house', { house, digit: ALPHABET[contradiction.digit - 1]! });
    }
    case 'twice': {
      const [first, other] = contradiction.cells;
      return t('follow.twice', { one: name(first), other: name(other), digit: ALPHABET[contradiction.digit - 1]! });
    }
    case 'clue':
      return t('follow.clue');
  }
}

/** What cases have in common: "In all 3 cases: r3c4=5 r5c5≠7." */
export function comparedText({ cases, placements, eliminations }: FollowedCases): string {
  const left = cases.filter(({ contradiction }) => !contradiction);
  if (left.length === 0) return t('follow.noCase');
  const only = left.length === 1 && cases.length > 1 ? supposedText(left[0]!.suppositions) : '';
  const deeds = [
    ...placements.map((placement) => deed(placement, true)),
    ...eliminations.map((elimination) => deed(elimination, false)),
  ].filter((text) => text !== only);
  const named = [...deeds.slice(0, MOST_NAMED), ...(deeds.length > MOST_NAMED ? ['…'] : [])].join(' ');
  if (only !== '')
    return named === '' ? t('follow.so', { deed: only }) : t('follow.oneCase', { deed: only, deeds: named });
  return named === '' ? t('follow.inNone') : t('follow.inAll', { n: cases.length, deeds: named });
}
