import { classic } from '@pencilmark/core/geometry/plain';
import type { MatchRules } from '@pencilmark/race';
import { boardTitle, difficultyName } from '../../model/titles.ts';
import { t } from '../../text/index.ts';
import { hasTeams } from './side.ts';

/** What is agreed for a match, in a line: "Duel · Hard · 4 min". */
export function titleOfMatch(rules: MatchRules): string {
  const { mode, level, board, seconds, isRated } = rules;
  return [
    t(hasTeams(rules) ? 'match.mode.teams' : `match.mode.${mode}`),
    difficultyName(level),
    board !== classic.id && boardTitle(board),
    mode === 'duel' && t('match.minutes', { n: Math.round(seconds / 6) / 10 }),
    isRated && t('match.rated'),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** What somebody has to know who has never played such a match, in a few sentences. */
export function rulesInWords(rules: MatchRules): string[] {
  const { mode, isChecked } = rules;
  if (mode === 'duel') return [t('rules.duel.turn'), t('rules.duel.bonus'), t('rules.duel.wrong'), t('rules.duel.end')];
  const digits = t(mode === 'team' ? 'rules.team.wrong' : isChecked ? 'rules.race.checked' : 'rules.race.unchecked');
  const kind = hasTeams(rules) ? 'teams' : mode;
  return [t(`rules.${kind}.board`), digits, t(`rules.${kind}.end`)];
}
