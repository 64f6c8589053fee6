import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { dayOf, isDay } from '../../model/daily.ts';
import { BOARDS, CLASSIC, isLevel, LEVELS } from '../../puzzles/boards.ts';
import { mixtureCalled } from '../../puzzles/mixtures.ts';
import { address, route } from '../../route.ts';
import { likelyMinutes } from '../../statistics/likely.ts';
import type { SolvedGame } from '../../statistics/solved.ts';
import { Making } from '../../table/Making.tsx';
import { making, missed, playDaily, playNew, warmUp } from '../../table/maker.ts';
import { t } from '../../text/index.ts';
import { ICONS } from '../../ui/parts/icons.tsx';
import { WithSomebody } from '../../ui/parts/WithSomebody.tsx';
import { Boards } from './Boards.tsx';
import { Clued } from './Clued.tsx';
import { Continue } from './Continue.tsx';
import { Daily } from './Daily.tsx';
import { openGame, useRecord } from './record.ts';
import { WishForm } from './WishForm.tsx';
import './new.css';

/** Other ways to a puzzle. */
const MORE = [
  { page: 'games', Icon: ICONS.play },
  { page: 'import', Icon: ICONS.import },
  { page: 'scan', Icon: ICONS.scan },
  { page: 'create', Icon: ICONS.create },
] as const;

/**
 * Where new games begin. An address does so at once: `#/new?difficulty=hard`, `&board=…` on another
 * board, `&daily=2026-11-21` with the puzzle of a day, `?technique=x-wing` so that it needs it,
 * `?clues=killer` with clues.
 */
export function New(): JSX.Element {
  const { query } = route.value;
  const wish = query.toString();
  useEffect(() => {
    const [named, day, technique] = [query.get('difficulty'), query.get('daily'), query.get('technique') ?? undefined];
    const difficulty = isLevel(named) ? named : undefined;
    const board = BOARDS.find((id) => id === query.get('board')) ?? CLASSIC;
    const clues = mixtureCalled(query.get('clues'))?.name;
    if (difficulty && day !== null) void playDaily(isDay(day) ? day : dayOf(new Date()), difficulty, true);
    else if (difficulty || technique || clues) void playNew({ board, difficulty, technique, clues }, true);
    else warmUp();
  }, [wish]);
  useEffect(
    () => () => {
      making.peek()?.callOff();
      missed.value = undefined;
    },
    [],
  );
  const record = useRecord();
  const running = openGame(record);
  return (
    <div class="page new">
      <h1>{t('place.play')}</h1>
      <Making />
      <div class="to-play">
        <div>
          {running && <Continue saved={running} />}
          <Levels solved={record.solved} />
          <WithSomebody />
          <WishForm />
          <nav class="more" aria-label={t('new.more')}>
            {MORE.map(({ page, Icon }) => (
              <a key={page} href={address(page)}>
                <Icon />
                {t(`page.${page}`)}
              </a>
            ))}
          </nav>
        </div>
        <div>
          <Daily record={record} isNext={!running} />
          <Boards />
        </div>
      </div>
      <Clued />
    </div>
  );
}

/** A new puzzle of each level: what it needs at most, and how long it will likely take. */
const Levels = ({ solved }: { readonly solved: readonly SolvedGame[] }): JSX.Element => (
  <section aria-labelledby="at-once">
    <h2 id="at-once">{t('new.atOnce')}</h2>
    <ul class="levels">
      {LEVELS.map((level) => (
        <li key={level}>
          <button type="button" onClick={() => void playNew({ board: CLASSIC, difficulty: level })}>
            <span class="name">{t(`difficulty.${level}`)}</span>
            <span class="says">{t(`level.${level}.says`)}</span>
            <span class="minutes">{t('new.minutes', { n: likelyMinutes(level, solved) })}</span>
          </button>
        </li>
      ))}
    </ul>
  </section>
);
