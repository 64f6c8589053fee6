import type { Kind } from '../../game/statistics.ts';
import { boardTitle, difficultyName } from '../../game/titles.ts';

/** A board and a level in words: "9×9, Hard". */
export const kindText = ({ board, difficulty }: Kind): string =>
  [boardTitle(board), difficulty && difficultyName(difficulty)].filter(Boolean).join(', ');
