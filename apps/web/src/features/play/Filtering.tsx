import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { isPaused } from '../../table/session.ts';
import { textsOf } from '../../text/index.ts';

/** The filter is loaded when it is first used. */
const loaded = signal<typeof import('./filter/FilterStrip.tsx') | undefined>(undefined);

/** Turns the filter on or off. */
export async function askForFilter(): Promise<void> {
  const [kit] = await Promise.all([import('./filter/FilterStrip.tsx'), textsOf('tools')]);
  loaded.value = kit;
  kit.toggleFilter();
}

/** What a filter does to the board, while one is on. */
export const filtering = () => (loaded.value?.filter.value && !isPaused.value ? loaded.value : undefined);

/** The filter that is on. */
export function Filtering(): JSX.Element | null {
  const kit = filtering();
  return kit ? <kit.FilterStrip /> : null;
}
