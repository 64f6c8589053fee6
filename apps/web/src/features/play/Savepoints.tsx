import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { isPaused } from '../../table/session.ts';
import { focusCursor } from '../../ui/pad/pointer.ts';
import { latePiece } from '../../ui/parts/late.ts';

/** Whether the slip with the savepoints is there. */
export const areSavepointsOpen = signal(false);

/** The slip comes when it is opened for the first time. */
const useSlip = latePiece(() => import('./SavepointSlip.tsx'), 'tools');

const close = (): void => {
  areSavepointsOpen.value = false;
  focusCursor();
};

/** The savepoints of the game, while they are open. */
export function Savepoints(): JSX.Element | null {
  const isOpen = areSavepointsOpen.value && !isPaused.value;
  // Offline before it was ever loaded, it closes.
  const Slip = useSlip(isOpen, close)?.SavepointSlip;
  return Slip ? <Slip onClose={close} /> : null;
}
