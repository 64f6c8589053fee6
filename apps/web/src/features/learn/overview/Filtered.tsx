import type { JSX } from 'preact';
import { t } from '../../../text/index.ts';
import type { Progress } from '../../techniques/progress.ts';
import { dueText, reasonText } from '../reasons.ts';
import type { Listed } from '../tasks.ts';
import { Matches } from './Matches.tsx';

/** What a list shows: all techniques by family, or some of them in one list. */
export const FILTERS = ['all', 'next', 'due', 'mastered'] as const;
export type Filter = (typeof FILTERS)[number];

/** The ids of the techniques that a filter leaves. */
export const filtered = ({ next, due, mastered }: Progress, filter: Exclude<Filter, 'all'>): readonly string[] =>
  ({ next: next.map(({ technique }) => technique), due, mastered })[filter];

interface FilteredProps {
  readonly filter: Exclude<Filter, 'all'>;
  readonly progress: Progress;
  readonly techniques: readonly Listed[];
}

/** The techniques that come next, are due or mastered, each with what is to be said of it. */
export function Filtered({ filter, progress, techniques }: FilteredProps): JSX.Element {
  const rows = filtered(progress, filter).flatMap((id) => techniques.find((listed) => listed.id === id) ?? []);
  if (rows.length === 0) return <p class="none">{t(`mastery.nothing.${filter}`)}</p>;
  const saysOf = (id: string): string => {
    const next = progress.next.find(({ technique }) => technique === id);
    if (next) return reasonText(next, techniques);
    return dueText(progress.states.get(id)!);
  };
  return <Matches techniques={rows} states={progress.states} saysOf={saysOf} />;
}
