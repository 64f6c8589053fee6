import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { geometry } from '../../table/session.ts';
import { textsOf } from '../../text/index.ts';

/** Whether a board of a size may have cells that are too small for a finger. */
export const hasSmallCells = (size: number): boolean => size > 12;

/** What makes small cells larger; it comes with the first large board. */
export const zoom = signal<typeof import('./zoom/kit.ts') | undefined>(undefined);

async function load(): Promise<void> {
  const [kit] = await Promise.all([import('./zoom/kit.ts'), textsOf('tools')]);
  zoom.value = kit;
}

/** Lets the board on screen be made larger, if it is a large one. */
export function useZoom(): void {
  const size = geometry.value?.size ?? 0;
  const kit = zoom.value;
  useEffect(() => {
    if (!hasSmallCells(size)) return undefined;
    if (!kit) load().catch(() => {}); // offline before it was ever loaded: the rest goes on
    return kit?.attach(document.querySelector<HTMLElement>('.play .stand')!, size);
  }, [kit, size]);
}
