import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { ICONS } from '../../parts/icons.tsx';
import { go } from '../../route.ts';
import { t } from '../../text/index.ts';
import { useFound, useMedia } from './answers.ts';
import { Found } from './Found.tsx';
import { LearnMap } from './LearnMap.tsx';
import { planOf } from './plan.ts';
import type { Listed } from './tasks.ts';

/** Room for the map with a slip beside it, and a pointer that hits its stops. */
const MAP_FITS = '(min-width: 76rem) and (pointer: fine)';

/** All techniques: as a map where there is room, or as lists by family; what is searched for. */
export function Overview({ techniques }: { readonly techniques: readonly Listed[] }): JSX.Element {
  const typed = useSignal('');
  const found = useFound(typed.value);
  const isMap = useMedia(MAP_FITS);
  const plan = useMemo(() => planOf(techniques), [techniques]);
  const rows = found?.flatMap((id) => techniques.find((one) => one.id === id) ?? []);
  return (
    <div class="page learn">
      <div class="find">
        <h1>{t('page.learn')}</h1>
        <p>
          {t(isMap ? 'learn.introMap' : 'learn.intro')} <a href="#/rules">{t('rules.all')}</a>
        </p>
        <label>
          <ICONS.search />
          <span class="spoken">{t('learn.search')}</span>
          <input
            type="search"
            placeholder={t('learn.searchFor')}
            value={typed.value}
            onKeyDown={({ key }) => {
              if (key === 'Enter' && rows?.[0]) go(`learn/${rows[0].id}`);
            }}
            onInput={({ currentTarget: { value } }) => {
              typed.value = value;
            }}
          />
        </label>
        <span role="status" class="spoken">
          {rows && t('learn.found', { n: rows.length })}
        </span>
      </div>
      {rows ? <Found techniques={rows} /> : <LearnMap plan={plan} isMap={isMap} />}
    </div>
  );
}
