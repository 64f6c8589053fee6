import { computed, type ReadonlySignal, signal } from '@preact/signals';

/** Whether a media query holds now. */
function matching(query: string): ReadonlySignal<boolean> {
  const list = matchMedia(query);
  const holds = signal(list.matches);
  list.addEventListener('change', ({ matches }) => {
    holds.value = matches;
  });
  return holds;
}

const isAcross = matching('(orientation: landscape) and (min-width: 30rem)');
const isLow = matching('(max-height: 30rem)');
const isNarrow = matching('(max-width: 14rem)');
const isTall = matching('(max-aspect-ratio: 1/2) and (min-height: 680px)');

export type Layout = 'upright' | 'wide' | 'sideways';

/**
 * How board and pad lie: the pad below the board; beside it, with a column for slips; or
 * beside it on a phone in landscape, where everything else shares one column.
 */
export const layout = computed<Layout>(() => (isAcross.value ? (isLow.value ? 'sideways' : 'wide') : 'upright'));

/** Whether a line that comes and goes has a row of its own between board and pad. */
export const hasLine = computed(() => layout.value === 'upright' && isTall.value);

/** Whether a tip can be read: a phone at 200 % has a bar of two or three letters. */
export const hasRoomForTips = computed(() => hasLine.value || !isNarrow.value);
