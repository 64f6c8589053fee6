import { computed } from '@preact/signals';
import type { Explained } from '../hint/tasks.ts';
import { stage } from './trial.ts';

/** The step that is drawn: the proof, the shorter proof, or for who gave up the nearest proof. */
export const shown = computed<Explained | undefined>(() => {
  const current = stage.value;
  if (current.at !== 'told' || !('explained' in current.graded)) return undefined;
  return current.graded.kind === 'cells' && !current.isShown ? undefined : current.graded.explained;
});
