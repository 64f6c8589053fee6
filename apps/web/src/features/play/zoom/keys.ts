import type { KeyRow } from '../../../ui/pad/keys.ts';
import { zoomBy } from './scale.ts';

const STEP = 1.5;

const key =
  (...names: readonly string[]) =>
  (event: KeyboardEvent): boolean =>
    names.includes(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey;

/** Keys at a board whose cells may be small. */
export const ZOOM_KEYS: readonly KeyRow[] = [
  { shown: '+', says: 'zoom.larger', matches: key('+', '='), run: () => zoomBy(STEP) },
  { shown: '-', says: 'zoom.smaller', matches: key('-', '_'), run: () => zoomBy(1 / STEP) },
];
