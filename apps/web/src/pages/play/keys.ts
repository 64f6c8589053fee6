import { game, isPaused } from '../../game/session.ts';
import { answering, BOARD_KEYS, type KeyRow } from '../../pad/keys.ts';

/** Keys while a game is played alone. */
export const PLAY_KEYS: readonly KeyRow[] = [
  ...BOARD_KEYS,
  {
    shown: 'Alt P',
    says: 'keys.pause',
    matches: ({ altKey, code }) => altKey && code === 'KeyP',
    run: () => {
      isPaused.value = game.value?.solved === undefined;
    },
  },
];

export const onKey = answering(PLAY_KEYS);
