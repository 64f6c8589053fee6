import { boardTitle, difficultyName } from '../../model/titles.ts';
import type { Kind } from '../../statistics/statistics.ts';

/** A board and a level in words: "9×9, Hard". */
export const kindText = ({ board, difficulty }: Kind): string =>
  [boardTitle(board), difficulty && difficultyName(difficulty)].filter(Boolean).join(', ');
