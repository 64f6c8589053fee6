import { check } from '@pencilmark/core/result';
import { REVIEWS } from '../expected.ts';
import { withPercent } from './accuracy.ts';
import type { Accuracy, Review, SlipKind, TechniqueTime } from './findings.ts';

/** The review of several games, such as those of a month. Times are in milliseconds. */
export interface MonthReview {
  readonly games: number;
  readonly finished: number;
  readonly ms: number;
  /** Of all digits of these games. */
  readonly accuracy: Accuracy;
  /** What costs most time comes first. */
  readonly techniques: readonly MonthTechnique[];
  readonly slips: readonly MonthSlips[];
}

/** Where time went into a technique. */
export interface MonthTechnique extends TechniqueTime {
  /** How much longer it took than it takes the player as a rule; 0 when it went quicker. */
  readonly overMs: number;
  /** In how many games it was used, or would have helped. */
  readonly games: number;
}

/** The slips of a kind. */
export interface MonthSlips {
  readonly kind: SlipKind;
  readonly count: number;
  readonly lostMs: number;
  /** The technique whose drills help against most of them. */
  readonly practise?: string;
}

/**
 * The review of several games: what costs most time, and which drills help against it. The
 * expectation is the pace of each game, so a slow day does not make every technique slow.
 *
 *     monthOf([]).games      // 0
 */
export function monthOf(reviews: readonly Review[]): MonthReview {
  check('monthOf', 'reviews', reviews, REVIEWS);
  return {
    games: reviews.length,
    finished: reviews.filter(({ isFinished }) => isFinished).length,
    ms: sum(reviews.map(({ ms }) => ms)),
    accuracy: accuracyOfAll(reviews.map(({ accuracy }) => accuracy)),
    techniques: techniquesOf(reviews),
    slips: slipsOf(reviews),
  };
}

/** The items with the same key, by their keys. */
function grouped<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** Counts of several games as one. */
function accuracyOfAll(parts: readonly Accuracy[]): Accuracy {
  const of = (key: Exclude<keyof Accuracy, 'percent'>): number => sum(parts.map((part) => part[key]));
  return withPercent({
    sound: of('sound'),
    guessed: of('guessed'),
    wrong: of('wrong'),
    helped: of('helped'),
    unknown: of('unknown'),
  });
}

function techniquesOf(reviews: readonly Review[]): MonthTechnique[] {
  const groups = grouped(
    reviews.flatMap(({ times }) => times),
    ({ technique }) => technique,
  );
  const rows = [...groups].map(([technique, times]): MonthTechnique => {
    const of = (key: 'count' | 'ms' | 'fairMs' | 'lostMs'): number => sum(times.map((time) => time[key]));
    const [ms, fairMs] = [of('ms'), of('fairMs')];
    const overMs = technique ? Math.max(0, ms - fairMs) : 0;
    return {
      ...(technique && { technique }),
      count: of('count'),
      ms,
      fairMs,
      lostMs: of('lostMs'),
      overMs,
      games: times.length,
    };
  });
  return rows.sort((a, b) => costOf(b) - costOf(a));
}

/** What drills may spare: the time of slips, and what is slower than the player is elsewhere. */
const costOf = ({ lostMs, overMs }: MonthTechnique): number => Math.max(lostMs, overMs);

function slipsOf(reviews: readonly Review[]): MonthSlips[] {
  const groups = grouped(
    reviews.flatMap(({ slips }) => slips),
    ({ kind }) => kind,
  );
  const rows = [...groups].map(([kind, slips]): MonthSlips => {
    const wanted = grouped(
      slips.flatMap(({ practise }) => (practise ? [practise] : [])),
      (technique) => technique,
    );
    const [most] = [...wanted].sort(([, one], [, other]) => other.length - one.length);
    return {
      kind,
      count: slips.length,
      lostMs: sum(slips.map(({ lostMs }) => lostMs)),
      ...(most && { practise: most[0] }),
    };
  });
  return rows.sort((a, b) => b.lostMs - a.lostMs || b.count - a.count);
}
