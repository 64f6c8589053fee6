import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { timeOfDay } from '../../model/daily.ts';
import { player } from '../../player.ts';
import { address } from '../../route.ts';
import { areSettingsKept } from '../../settings.ts';
import { onNews } from '../../storage/games/store.ts';
import { Making } from '../../table/Making.tsx';
import { locale, t } from '../../text/index.ts';
import { Brand } from '../../ui/parts/Brand.tsx';
import { ICONS } from '../../ui/parts/icons.tsx';
import { TOOLS } from '../../ui/parts/tools.ts';
import { WithSomebody } from '../../ui/parts/WithSomebody.tsx';
import { Continue } from './Continue.tsx';
import { Daily } from './Daily.tsx';
import { day, numberOfDay, watchDay } from './day.ts';
import { type Kept, readKept } from './kept.ts';
import { LastDays } from './LastDays.tsx';
import { TechniqueOfDay } from './TechniqueOfDay.tsx';
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

/** The head of the page, as a newspaper has it: its name, its number, the date. */
function Masthead(): JSX.Element {
  const time = timeOfDay(day.value);
  const written = (options: Intl.DateTimeFormatOptions): string => time.toLocaleDateString(locale.value, options);
  return (
    <header class="masthead">
      <div class="title-line">
        <Brand />
        <span class="number">{t('today.number', { n: numberOfDay(day.value) })}</span>
      </div>
      <p class="date">
        <time dateTime={day.value}>{written({ day: 'numeric', month: 'long' })}</time>{' '}
        <span class="weekday">{written({ weekday: 'long' })}</span>
      </p>
    </header>
  );
}

/** The ways into the workshop. */
const Tools = (): JSX.Element => (
  <nav class="tools-of-day" aria-label={t('page.workshop')}>
    <a class="workshop-name" href={address('workshop')}>
      {t('page.workshop')}
    </a>
    {TOOLS.map((page) => {
      const Icon = ICONS[page];
      return (
        <a key={page} href={address(page)}>
          <Icon />
          {t(`page.${page}`)}
        </a>
      );
    })}
  </nav>
);
