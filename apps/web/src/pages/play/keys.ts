import { checkCells } from '../../end/check.ts';
import { game, isPaused, mode } from '../../game/session.ts';
import { askWhatFollows } from '../../hint/Hints.tsx';
import { answering, BOARD_KEYS, type KeyRow } from '../../pad/keys.ts';
import { pen } from '../../pad/pen.ts';
import { askForFilter } from './Filtering.tsx';

const altKey =
  (wanted: string) =>
  ({ altKey, ctrlKey, metaKey, code }: KeyboardEvent): boolean =>
    altKey && !ctrlKey && !metaKey && code === wanted;

/** Keys while a game is played alone. */
const PLAY_KEYS: readonly KeyRow[] = [
  ...BOARD_KEYS,
  {
    shown: 'Alt K',
    says: 'check.cells',
    matches: altKey('KeyK'),
    run: () => void checkCells(),
  },
  { shown: 'Alt F', says: 'filter.title', matches: altKey('KeyF'), run: () => void askForFilter() },
  {
    shown: 'Alt W',
    says: 'follow.ask',
    matches: altKey('KeyW'),
    run: askWhatFollows,
  },
  {
    shown: 'Alt P',
    says: 'keys.pause',
    matches: altKey('KeyP'),
    run: () => {
      isPaused.value = game.value?.solved === undefined;
    },
  },
];

/** The keys of the table, and those of the pen once it was taken. */
export const playKeys = (): readonly KeyRow[] => [...PLAY_KEYS, ...(pen.value?.PEN_KEYS ?? [])];

/** Answers a key. Those of the pen come first while it is in hand. */
export const onKey = (event: KeyboardEvent): void =>
  answering([...((mode.value === 'pen' && pen.value?.PEN_KEYS) || []), ...PLAY_KEYS])(event);
