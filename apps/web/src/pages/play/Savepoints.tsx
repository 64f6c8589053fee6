import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { isPaused } from '../../game/session.ts';
import { focusCursor } from '../../pad/pointer.ts';
import { textsOf } from '../../text/index.ts';

/** Whether the slip with the savepoints is there. */
export const areSavepointsOpen = signal(false);

/** The slip comes when it is opened for the first time. */
const loaded = signal<typeof import('./SavepointSlip.tsx') | undefined>(undefined);

const close = (): void => {
  areSavepointsOpen.value = false;
  focusCursor();
};

/** The savepoints of the game, while they are asked for. */
export function Savepoints(): JSX.Element | null {
  const isOpen = areSavepointsOpen.value && !isPaused.value;
  useEffect(() => {
    if (isOpen && !loaded.peek())
      void Promise.all([import('./SavepointSlip.tsx'), textsOf('tools')]).then(([slip]) => {
        loaded.value = slip;
      }, close); // offline before it was ever loaded
  }, [isOpen]);
  const Slip = loaded.value?.SavepointSlip;
  return isOpen && Slip ? <Slip onClose={close} /> : null;
}
