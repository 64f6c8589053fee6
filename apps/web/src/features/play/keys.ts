import { mode } from '../../table/hand.ts';
import { pause } from '../../table/session.ts';
import { answersWith } from '../../ui/pad/ear.ts';
import { answering, BOARD_KEYS, type KeyRow, letterKey } from '../../ui/pad/keys.ts';
import { pen } from '../../ui/pad/pen.ts';
import { checkCells } from '../end/check.ts';
import { askWhatFollows, askWhyNot } from '../hint/Hints.tsx';
import { askForFilter } from './Filtering.tsx';
import { zoom } from './zoom.ts';

/** Keys while a game is played alone. */
const PLAY_KEYS: readonly KeyRow[] = [
  ...BOARD_KEYS,
  // Letters that are digits on the largest boards alone, and that name no menu of a browser.
  { ...letterKey('k'), says: 'check.cells', run: () => void checkCells() },
  { ...letterKey('s'), says: 'filter.title', run: () => void askForFilter() },
  { ...letterKey('w'), says: 'follow.ask', run: askWhatFollows },
  { ...letterKey('y'), says: 'why.key', run: askWhyNot },
  {
    shown: 'Alt P',
    says: 'keys.pause',
    matches: ({ altKey, ctrlKey, metaKey, code }) => altKey && !ctrlKey && !metaKey && code === 'KeyP',
    run: pause,
  },
];

/** What a press does while a game is played alone. */
export const PLAY_POINTING = [{ shown: 'pointing.long', says: 'pointing.longSays' }] as const;

const zoomKeys = (): readonly KeyRow[] => zoom.value?.ZOOM_KEYS ?? [];

/** The keys of the table, and those of the pen once it was taken. */
export const playKeys = (): readonly KeyRow[] => [...PLAY_KEYS, ...zoomKeys(), ...(pen.value?.PEN_KEYS ?? [])];

/**
 * Answers a key. Those that tell the board come first, then those of the pen while it is in hand.
 */
export const onKey = (event: KeyboardEvent): void =>
  answering(answersWith([...((mode.value === 'pen' && pen.value?.PEN_KEYS) || []), ...PLAY_KEYS, ...zoomKeys()]))(
    event,
  );
