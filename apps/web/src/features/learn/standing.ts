import type { DrillAnswer, Mastery, Next } from '@pencilmark/coach/mastery';
import { useSignal } from '@preact/signals';
import { engine } from '../../engine/engine.ts';
import { useAnswer } from '../../ui/parts/answer.ts';
import { setterOf } from '../../ui/parts/signals.ts';
import { answers } from '../techniques/answers.ts';
import { useProgress } from '../techniques/hooks.ts';
import { type DrillRow, LEARN } from './tasks.ts';

/** Where somebody stands with a technique. */
export interface Standing {
  /** Its drills, and the answers to them. */
  readonly drills: readonly DrillRow[];
  readonly own: readonly DrillAnswer[];
  readonly state: Mastery;
  /** What comes next of all techniques. */
  readonly next: readonly Next[];
}

/** Where somebody stands with a technique, once its drills and what is kept are there. */
export function useStanding(id: string): Standing | undefined {
  const progress = useProgress();
  const drills = useSignal<readonly DrillRow[] | undefined>(undefined);
  const hear = setterOf(drills);
  useAnswer({ ask: () => engine.ask(LEARN.drills, id), hear, miss: () => hear([]) }, [id]);
  const state = progress?.states.get(id);
  if (!progress || !state || !drills.value) return undefined;
  const own = answers.value.filter(({ technique }) => technique === id);
  return { drills: drills.value, own, state, next: progress.next };
}
