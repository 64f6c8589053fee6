import { DRILL_GRADES, type DrillGrade } from '../drill/index.ts';
import type { DrillAnswer, Outcome } from './answer.ts';
import type { Subject } from './state.ts';

export const DAY = 24 * 60 * 60 * 1000;
/** Noon of a Monday, as midnight lies in the middle of nothing there. */
export const START = Date.UTC(2026, 10, 23, 12);

export const subject = (id: string, family = 'fish', level = 'hard', grades: readonly DrillGrade[] = DRILL_GRADES) =>
  ({ id, family, level, grades }) satisfies Subject;

const SIGNS: Readonly<Record<string, Outcome>> = { f: 'found', q: 'found', h: 'helped', m: 'missed' };
const GRADES: Readonly<Record<string, DrillGrade>> = { s: 'shown', h: 'hidden', g: 'game' };

/**
 * Answers to a technique out of words such as `0:f1s`: on day 0, found (q: at once), drill 1, of
 * grade shown. Those of one day follow each other by the second.
 */
export const answersIn = (words: string, technique = 'x-wing'): DrillAnswer[] =>
  words.split(' ').flatMap((word, index) => {
    const [, day, sign = '', drill, grade = ''] = /^(\d+):([fqhm])(\d+)([shg])$/.exec(word) ?? [];
    if (day === undefined) return [];
    return {
      id: `${technique} ${index}`,
      technique,
      drill: `${technique}-${drill}`,
      grade: GRADES[grade]!,
      at: START + Number(day) * DAY + index * 1000,
      ms: sign === 'q' ? 5000 : 90_000,
      outcome: SIGNS[sign]!,
    };
  });

/** Five drills, two of them shown, two hidden, one in a game: what masters a technique. */
export const MASTERED = '0:f1s 0:f2s 0:f3h 0:f4h 0:f5g';
