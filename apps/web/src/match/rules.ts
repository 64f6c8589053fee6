import { classic } from '@pencilmark/core/geometry';
import type { MatchRules } from '@pencilmark/race';
import { boardTitle, difficultyName } from '../game/titles.ts';
import { t } from '../text/index.ts';

/** What is agreed for a match, in a line: "Duel · Hard · 4 min". */
export const titleOfMatch = ({ mode, level, board, seconds, isRated }: MatchRules): string =>
  [
    t(`match.mode.${mode}`),
    difficultyName(level),
    board !== classic.id && boardTitle(board),
    mode === 'duel' && t('match.minutes', { n: Math.round(seconds / 6) / 10 }),
    isRated && t('match.rated'),
  ]
    .filter(Boolean)
    .join(' · ');

/** What somebody has to know who has never played such a match, in a few sentences. */
export function rulesInWords({ mode, isChecked }: MatchRules): string[] {
  if (mode === 'duel') return [t('rules.duel.turn'), t('rules.duel.bonus'), t('rules.duel.wrong'), t('rules.duel.end')];
  const digits = t(mode === 'team' ? 'rules.team.wrong' : isChecked ? 'rules.race.checked' : 'rules.race.unchecked');
  return [t(`rules.${mode}.board`), digits, t(`rules.${mode}.end`)];
}
