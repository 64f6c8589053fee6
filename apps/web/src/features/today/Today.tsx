import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { player } from '../../player.ts';
import { areSettingsKept } from '../../settings.ts';
import { onNews } from '../../storage/games/store.ts';
import { Making } from '../../table/Making.tsx';
import { t } from '../../text/index.ts';
import { WithSomebody } from '../../ui/parts/WithSomebody.tsx';
import { Continue } from './Continue.tsx';
import { Daily } from './Daily.tsx';
import { day, watchDay } from './day.ts';
import { type Kept, readKept } from './kept.ts';
import { LastDays } from './LastDays.tsx';
import { Masthead } from './Masthead.tsx';
import { TechniqueOfDay } from './TechniqueOfDay.tsx';
import { Tools } from './Tools.tsx';
import { Welcome } from './Welcome.tsx';

/** The first screen: what there is to play and to learn on this day. */
export function Today(): JSX.Element {
  const kept = useSignal<Kept | undefined>(undefined);
  // Whoever answers goes to a game; the page of every day would only begin to load meanwhile.
  const isWelcome = useSignal<boolean | undefined>(undefined);
  useEffect(watchDay, []);
  useEffect(() => {
    let isOver = false;
    const look = async (): Promise<void> => {
      const read = await readKept(day.value);
      if (isOver) return;
      isWelcome.value ??= isFirstVisit(read);
      kept.value = read;
    };
    void look();
    const endNews = onNews(() => void look());
    return () => {
      isOver = true;
      endNews();
    };
  }, [day.value]);
  return (
    <div class="front">
      <h1 class="spoken">{t('page.today')}</h1>
      <Masthead />
      {isWelcome.value && (
        <Welcome
          end={() => {
            isWelcome.value = false;
          }}
        />
      )}
      {kept.value && !isWelcome.value && <FrontPage kept={kept.value} />}
    </div>
  );
}

/** Whether nobody has ever chosen, played or said anything here. */
const isFirstVisit = ({ solved, begun }: Kept): boolean =>
  !player.value && !areSettingsKept() && solved.length === 0 && begun.length === 0;

const FrontPage = ({ kept }: { readonly kept: Kept }): JSX.Element => (
  <>
    <Making />
    <div class="columns-of-day">
      <Daily kept={kept} />
      <div class="beside">
        <Continue kept={kept} />
        <LastDays kept={kept} />
        <TechniqueOfDay kept={kept} />
      </div>
    </div>
    <WithSomebody />
    <Tools />
  </>
);
