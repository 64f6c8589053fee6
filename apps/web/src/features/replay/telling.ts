import { t } from '../../text/index.ts';
import { type Names, type Telling, tellingOf } from '../match/words.ts';
import type { Moment } from './moments.ts';

/** What happened at a moment, in words. */
export function whatHappened({ seen }: Moment, names: Names): Telling {
  const last = seen.last.at(-1);
  return last ? tellingOf(last, names) : { what: t('match.begun'), pace: '', gain: '' };
}
