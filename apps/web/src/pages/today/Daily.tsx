import type { Difficulty } from '@pencilmark/core/rate';
import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { boardOf } from '../../game/board.ts';
import { levelOfDay, offeredLevel } from '../../game/level.ts';
import { likelyMinutes } from '../../game/likely.ts';
import { player } from '../../game/player.ts';
import { isOwn } from '../../game/solved.ts';
import { clockText } from '../../parts/clock.ts';
import { ICONS } from '../../parts/icons.tsx';
import { CLASSIC, geometryCalled, LEVELS } from '../../puzzles/boards.ts';
import type { Made } from '../../puzzles/order.ts';
import { t } from '../../text/index.ts';
import { DailyBoard } from './DailyBoard.tsx';
import { type Kept, solvedIn } from './kept.ts';
import { Levels } from './Levels.tsx';
import { dailyPuzzle, playThere } from './puzzle.ts';

const EMPTY = new Uint8Array(geometryCalled(CLASSIC).cellCount);

/** What the player is offered on this day. */
export const levelFor = ({ day, solved }: Kept): Difficulty =>
  offeredLevel(day, player.value?.knows ?? 'unsaid', solved);

/** The daily puzzle: the board itself, what it is, and the way into it. */
export function Daily({ kept }: { readonly kept: Kept }): JSX.Element {
  const { day, dailies, solved } = kept;
  const level = levelFor(kept);
  const begun = dailies.get(level);
  const { made, isMissing } = useDaily(day, level, begun === undefined);
  const areLevelsOpen = useSignal(false);
  const givens = begun?.givens ?? made?.givens ?? EMPTY;
  const digits = begun ? boardOf(begun).digits : givens;
  const done = solvedIn(kept, level);
  const isDone = done !== undefined;
  const play = (cell?: number): void => void playThere(day, level, cell).catch(() => {});
  const isOpen = areLevelsOpen.value;
  return (
    <section class="daily" aria-labelledby="daily-level">
      <DailyBoard digits={digits} givens={givens} label={t(isDone ? 'today.look' : 'today.begin')} play={play} />
      <div class="about-daily">
        <p class="eyebrow">{t('today.daily')}</p>
        <h2 id="daily-level">{t(`difficulty.${level}`)}</h2>
        <dl>
          {done ? (
            <Fact name={t(isOwn(done) ? 'today.solved' : 'today.helped')}>
              <ICONS.check /> {clockText(done.ms)}
            </Fact>
          ) : (
            <Fact name={t('today.about')}>{t('today.minutes', { n: likelyMinutes(level, solved) })}</Fact>
          )}
          <Fact name={t('today.givens')} isSpare>
            {givens === EMPTY ? '' : givens.filter((digit) => digit !== 0).length}
          </Fact>
        </dl>
      </div>
      <div class="begin-daily">
        <button
          type="button"
          class={isDone ? 'main levels-too' : 'quiet levels-too'}
          aria-expanded={isOpen}
          aria-controls="levels-of-day"
          onClick={() => {
            areLevelsOpen.value = !isOpen;
          }}
        >
          {isDone ? t('today.another') : t('today.levels', { n: LEVELS.length - 1 })}
        </button>
        {!isDone && (
          <button type="button" class="main" onClick={() => play()}>
            {t(begun ? 'today.goOn' : 'today.play')}
          </button>
        )}
      </div>
      <Levels kept={kept} isOpen={isOpen} />
      {isMissing && (
        <p class="notice" role="alert">
          {t('new.failed')}
        </p>
      )}
      {level !== levelOfDay(day) && (
        <p class="small">{t('today.gentler', { level: t(`difficulty.${levelOfDay(day)}`) })}</p>
      )}
    </section>
  );
}

interface FactProps {
  readonly name: string;
  /** A fact that is left out where there is little room. */
  readonly isSpare?: boolean;
  readonly children: ComponentChildren;
}

const Fact = ({ name, isSpare, children }: FactProps): JSX.Element => (
  <div class={isSpare ? 'spare' : undefined}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** The puzzle that is not begun yet, as soon as it is made. */
function useDaily(day: string, level: Difficulty, isWanted: boolean): { made: Made | undefined; isMissing: boolean } {
  const made = useSignal<Made | undefined>(undefined);
  const isMissing = useSignal(false);
  useEffect(() => {
    let isOver = false;
    made.value = undefined;
    isMissing.value = false;
    if (isWanted)
      dailyPuzzle(day, level).then(
        (puzzle) => {
          if (!isOver) made.value = puzzle;
        },
        () => {
          if (!isOver) isMissing.value = true;
        },
      );
    return () => {
      isOver = true;
    };
  }, [day, level, isWanted]);
  return { made: made.value, isMissing: isMissing.value };
}
