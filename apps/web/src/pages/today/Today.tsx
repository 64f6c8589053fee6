import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Making } from '../../game/Making.tsx';
import { player } from '../../game/player.ts';
import { onNews } from '../../game/store.ts';
import { areSettingsKept } from '../../settings.ts';
import { t } from '../../text/index.ts';
import { Continue } from './Continue.tsx';
import { Daily } from './Daily.tsx';
import { day, watchDay } from './day.ts';
import { LastDays } from './LastDays.tsx';
import { Masthead } from './Masthead.tsx';
import { load, record } from './record.ts';
import { TechniqueOfDay } from './TechniqueOfDay.tsx';
import { Tools } from './Tools.tsx';
import { Welcome } from './Welcome.tsx';

/** The first screen: what there is to play and to learn on this day. */
export function Today(): JSX.Element {
  useEffect(watchDay, []);
  useEffect(() => {
    const look = (): void => void load(day.value);
    look();
    return onNews(look);
  }, [day.value]);
  return (
    <div class="front">
      <h1 class="spoken">{t('page.today')}</h1>
      <Masthead />
      <Body />
    </div>
  );
}

function Body(): JSX.Element | null {
  if (!record.value) return null;
  const { solved, begun } = record.value;
  const isNew = !player.value && !areSettingsKept() && solved.length === 0 && begun.length === 0;
  if (isNew) return <Welcome />;
  return (
    <>
      <Making />
      <div class="columns-of-day">
        <Daily record={record.value} />
        <div class="beside">
          <Continue record={record.value} />
          <LastDays record={record.value} />
          <TechniqueOfDay record={record.value} />
        </div>
      </div>
      <Tools />
    </>
  );
}
