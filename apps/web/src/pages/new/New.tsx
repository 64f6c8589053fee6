import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { dayOf, isDay } from '../../game/daily.ts';
import { Making } from '../../game/Making.tsx';
import { making, missed, playDaily, playNew, warmUp } from '../../game/maker.ts';
import { Ways } from '../../parts/Ways.tsx';
import { BOARDS, CLASSIC, isLevel, LEVELS } from '../../puzzles/boards.ts';
import { route } from '../../route.ts';
import { t } from '../../text/index.ts';
import { Daily } from './Daily.tsx';
import { WishForm } from './WishForm.tsx';
import '../../style/new.css';

/**
 * Where new games begin. An address does so at once: `#/new?difficulty=hard`, `&board=…` on another
 * board, `&daily=2026-11-21` with the puzzle of a day, `?technique=x-wing` with one that needs it.
 */
export function New(): JSX.Element {
  const { query } = route.value;
  const asked = query.toString();
  useEffect(() => {
    const [named, day, technique] = [query.get('difficulty'), query.get('daily'), query.get('technique') ?? undefined];
    const difficulty = isLevel(named) ? named : undefined;
    const board = BOARDS.find((id) => id === query.get('board')) ?? CLASSIC;
    if (difficulty && day !== null) void playDaily(isDay(day) ? day : dayOf(new Date()), difficulty, true);
    else if (difficulty || technique) void playNew({ board, difficulty, technique }, true);
    else warmUp();
  }, [asked]);
  useEffect(
    () => () => {
      making.peek()?.callOff();
      missed.value = undefined;
    },
    [],
  );
  return (
    <div class="page new">
      <h1>{t('page.new')}</h1>
      <Ways />
      <Making />
      <section aria-labelledby="at-once">
        <h2 id="at-once">{t('new.atOnce')}</h2>
        <ul class="levels">
          {LEVELS.map((level) => (
            <li key={level}>
              <button type="button" onClick={() => void playNew({ board: CLASSIC, difficulty: level })}>
                <strong>{t(`difficulty.${level}`)}</strong>
                <span>{t(`level.${level}.says`)}</span>
              </button>
            </li>
          ))}
        </ul>
      </section>
      <Daily />
      <WishForm />
    </div>
  );
}
