import type { Course, SlipFinder } from './course.ts';
import type { Slip } from './findings.ts';
import { guesses } from './slips/guesses.ts';
import { helps } from './slips/helps.ts';
import { missedSingles } from './slips/missed-singles.ts';
import { mistakes } from './slips/mistakes.ts';
import { notes } from './slips/notes.ts';
import { stalls } from './slips/stalls.ts';

/** THE table of slips: each row finds one kind, or kinds that belong together. */
const FINDERS: readonly SlipFinder[] = [guesses, mistakes, stalls, missedSingles, notes, helps];

/** Every slip of a game, in the order of their first moves. */
export const slipsIn = (course: Course): Slip[] =>
  FINDERS.flatMap((find) => find(course)).sort((a, b) => a.moves[0]! - b.moves[0]!);
