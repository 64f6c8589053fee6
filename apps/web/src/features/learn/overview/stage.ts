import { type Mastery, NEEDED } from '@pencilmark/coach/mastery';
import { t } from '../../../text/index.ts';

/** The stages of learning a technique, as the map and the lists show them. */
export const STAGES_OF_LEARNING = ['new', 'begun', 'mastered', 'due'] as const;
export type StageOfLearning = (typeof STAGES_OF_LEARNING)[number];

/** The stage of a state; nothing is known before it is read. */
export function stageOf(state: Mastery | undefined): StageOfLearning {
  if (state?.isDue) return 'due';
  if (state?.isMastered) return 'mastered';
  return state?.last === undefined ? 'new' : 'begun';
}

/** A state in a few words: "begun, 3 of 5". */
export const stageText = (state: Mastery | undefined): string =>
  t(`mastery.stage.${stageOf(state)}`, { done: state?.done ?? 0, needed: NEEDED });
