import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { address, go } from '../../../route.ts';
import { t } from '../../../text/index.ts';
import { Segments } from '../../../ui/parts/fields.tsx';
import { ICONS } from '../../../ui/parts/icons.tsx';
import { setterOf, typingInto } from '../../../ui/parts/signals.ts';
import { useProgress } from '../../techniques/hooks.ts';
import type { Progress } from '../../techniques/progress.ts';
import { useMatches, useMedia } from '../answers.ts';
import type { Listed } from '../tasks.ts';
import { FamilyList } from './FamilyList.tsx';
import { FILTERS, type Filter, Filtered, filtered } from './Filtered.tsx';
import { LearnMap } from './LearnMap.tsx';
import { Matches } from './Matches.tsx';
import { planOf } from './plan.ts';
import { Ring } from './Ring.tsx';
import { STAGES_OF_LEARNING, type StageOfLearning } from './stage.ts';
import { Transfer } from './Transfer.tsx';
import { UpNext } from './UpNext.tsx';

/** Room for the map with a slip beside it, and a pointer that hits its stops. */
const MAP_FITS = '(min-width: 76rem) and (pointer: fine)';

/** All techniques: as a map where there is room, or as lists by family; what is searched for. */
export function Overview({ techniques }: { readonly techniques: readonly Listed[] }): JSX.Element {
  const typed = useSignal('');
  const filter = useSignal<Filter>('all');
  const matches = useMatches(typed.value);
  const isMap = useMedia(MAP_FITS);
  const progress = useProgress();
  const plan = useMemo(() => planOf(techniques), [techniques]);
  const rows = matches?.flatMap((id) => techniques.find((listed) => listed.id === id) ?? []);
  const only = isMap ? 'all' : filter.value;
  return (
    <div class="page learn">
      <div class="find">
        <h1>{t('page.learn')}</h1>
        {isMap && <Legend />}
        <p class="small also">
          <a href={address('rules')}>{t('rules.all')}</a> <a href={address('prove')}>{t('page.prove')}</a>
        </p>
        <Search
          typed={typed}
          submit={() => {
            if (rows?.[0]) go(`learn/${rows[0].id}`);
          }}
        />
        <Transfer />
        <span role="status" class="spoken">
          {rows && t('learn.found', { n: rows.length })}
        </span>
      </div>
      <UpNext progress={progress} techniques={techniques} />
      {!isMap && !rows && progress && <Filters filter={filter} progress={progress} all={techniques.length} />}
      {rows ? (
        <Matches techniques={rows} states={progress?.states} />
      ) : progress && only !== 'all' ? (
        <Filtered filter={only} progress={progress} techniques={techniques} />
      ) : !isMap ? (
        <FamilyList rows={plan.rows} progress={progress} />
      ) : (
        <LearnMap plan={plan} states={progress?.states} />
      )}
    </div>
  );
}

/** The field to search in; Enter opens the first match. */
const Search = ({ typed, submit }: { readonly typed: Signal<string>; submit(): void }): JSX.Element => (
  <label>
    <ICONS.search />
    <span class="spoken">{t('learn.search')}</span>
    <input
      type="search"
      placeholder={t('learn.searchFor')}
      value={typed.value}
      onKeyDown={({ key }) => {
        if (key === 'Enter') submit();
      }}
      onInput={typingInto(typed)}
    />
  </label>
);

interface FiltersProps {
  readonly filter: Signal<Filter>;
  readonly progress: Progress;
  readonly all: number;
}

/** Which techniques the lists show, with how many there are of each. */
const Filters = ({ filter, progress, all }: FiltersProps): JSX.Element => (
  <Segments
    label={t('mastery.show')}
    name="filter"
    value={filter.value}
    among={FILTERS}
    called={(choice) => t(`mastery.show.${choice}`, { n: choice === 'all' ? all : filtered(progress, choice).length })}
    set={setterOf(filter)}
  />
);

/** What the rings mean. */
const Legend = (): JSX.Element => (
  <ul class="legend">
    {STAGES_OF_LEARNING.map((stage) => (
      <li key={stage}>
        <Ring state={SAMPLES[stage]} />
        {t(`mastery.legend.${stage}`)}
      </li>
    ))}
  </ul>
);

const NONE = { done: 0, lacking: [], isMastered: false, isMissed: false, isDue: false } as const;
const SAMPLES = {
  new: NONE,
  begun: { ...NONE, done: 3, last: 0 },
  mastered: { ...NONE, done: 5, last: 0, isMastered: true },
  due: { ...NONE, done: 5, last: 0, isMastered: true, isDue: true },
} satisfies Record<StageOfLearning, object>;
