import { check } from '@pencilmark/core/result';
import type { DrillGrade } from '../drill/index.ts';
import { A_MOMENT, A_SUBJECT, ANSWERS, SUBJECTS } from '../expected.ts';
import { type DrillAnswer, merged } from './answer.ts';
import { after, type Memory, recallOf } from './memory.ts';

/** A technique as somebody learns it. */
export interface Subject {
  readonly id: string;
  readonly family: string;
  /** The level of puzzles that need it. */
  readonly level: string;
  /** The grades of which it has drills. */
  readonly grades: readonly DrillGrade[];
}

/** So many different drills of a technique have to be solved alone. */
export const NEEDED = 5;

/** Where somebody stands with a technique. */
export interface Mastery {
  /** How many of the five drills that mastery needs are done. */
  readonly done: number;
  /** The grades of which a drill is still to be solved alone. */
  readonly lacking: readonly DrillGrade[];
  /** When the last answer was given, in milliseconds of the epoch; none before the first answer. */
  readonly last?: number;
  readonly isMastered: boolean;
  /** From when it is due again, once it is mastered; whether because its last drill was missed. */
  readonly due?: number;
  readonly isMissed: boolean;
  readonly isDue: boolean;
  /** How likely it is still known, from 0 to 1, once it is mastered. */
  readonly recall?: number;
}

/**
 * Where somebody stands with a technique at a moment, out of nothing but the answers.
 *
 * A technique is mastered with five different drills solved alone, at least one of each grade that
 * it has, and it stays so: no answer takes that away. The answer that masters it is the first that
 * FSRS sees, the scheduler of the package ts-fsrs; each later one moves the day on which it is due.
 * Whoever misses a drill of it has it due at once, until a drill is solved, alone or with help.
 *
 *     const subject = { id: 'x-wing', family: 'fish', level: 'hard', grades: ['shown', 'game'] };
 *     stateOf([], subject, 0).lacking      // ['shown', 'game']
 */
export function stateOf(answers: readonly DrillAnswer[], technique: Subject, now: number): Mastery {
  check('stateOf', 'answers', answers, ANSWERS);
  check('stateOf', 'technique', technique, A_SUBJECT);
  check('stateOf', 'now', now, A_MOMENT);
  return stateIn(merged(answers, []), technique, now);
}

/**
 * The same for many techniques at once, by their ids.
 *
 *     const subject = { id: 'x-wing', family: 'fish', level: 'hard', grades: ['shown', 'game'] };
 *     statesOf([], [subject], 0).get('x-wing').isMastered      // false
 */
export function statesOf(
  answers: readonly DrillAnswer[],
  techniques: readonly Subject[],
  now: number,
): ReadonlyMap<string, Mastery> {
  check('statesOf', 'answers', answers, ANSWERS);
  check('statesOf', 'techniques', techniques, SUBJECTS);
  check('statesOf', 'now', now, A_MOMENT);
  const own = new Map<string, DrillAnswer[]>(techniques.map(({ id }) => [id, []]));
  for (const answer of merged(answers, [])) own.get(answer.technique)?.push(answer);
  return new Map(techniques.map((technique) => [technique.id, stateIn(own.get(technique.id)!, technique, now)]));
}

/** The state out of answers in the order of time, those to other techniques among them or not. */
function stateIn(answers: readonly DrillAnswer[], { id, grades }: Subject, now: number): Mastery {
  const drills = new Set<string>();
  const solved = new Set<DrillGrade>();
  let memory: Memory | undefined;
  let last: DrillAnswer | undefined;
  for (const answer of answers) {
    if (answer.technique !== id) continue;
    last = answer;
    if (answer.outcome === 'found') {
      drills.add(answer.drill);
      solved.add(answer.grade);
    }
    if (memory || (drills.size >= NEEDED && grades.every((grade) => solved.has(grade)))) memory = after(memory, answer);
  }
  const lacking = grades.filter((grade) => !solved.has(grade));
  const isMissed = memory !== undefined && last?.outcome === 'missed';
  const due = isMissed ? last!.at : memory?.due.getTime();
  return {
    // What is left to do is a drill of each grade that lacks, at least.
    done: memory ? NEEDED : Math.max(0, Math.min(drills.size, NEEDED - Math.max(1, lacking.length))),
    lacking,
    ...(last && { last: last.at }),
    isMastered: memory !== undefined,
    ...(due !== undefined && { due }),
    isMissed,
    isDue: due !== undefined && due <= now,
    ...(memory && { recall: recallOf(memory, now) }),
  };
}
