/** All of the pen, as it is loaded. */
export { InkLayer } from './InkLayer.tsx';
export { PEN_KEYS } from './keys.ts';
export { PenPad } from './PenPad.tsx';
export { areNotesPlaced } from './pen.ts';
export { onPenPointer } from './pointer.ts';
export { labelledViews, placedViews } from './views.ts';
