import type { KindName } from '@pencilmark/core/geometry';
import { ruleWords } from '@pencilmark/core/words';
import { SPOKEN } from '../../puzzles/spoken.ts';
import { has, language, t } from '../../text/index.ts';

/** What the rules of a puzzle speak of and its board does not have; '' where they agree. */
export function unreadText(unread: readonly string[] = []): string {
  const nameOf = (rule: string): string => {
    const key = `unread.${rule}`;
    return has(key) ? t(key, { what: rule }) : ruleWords(rule as KindName, SPOKEN[language.value]).name;
  };
  return unread.length > 0 ? t('import.unread', { what: unread.map(nameOf).join(', ') }) : '';
}
