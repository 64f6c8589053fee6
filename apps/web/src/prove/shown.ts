import { computed } from '@preact/signals';
import type { Told } from '../hint/tasks.ts';
import { stage } from './trial.ts';

/** The step that is drawn: the proof, the shorter one, or for who gave up the nearest one. */
export const shown = computed<Told | undefined>(() => {
  const current = stage.value;
  if (current.at !== 'told' || !('told' in current.graded)) return undefined;
  return current.graded.kind === 'cells' && !current.isShown ? undefined : current.graded.told;
});
