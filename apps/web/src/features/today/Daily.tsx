import type { Difficulty } from '@pencilmark/core/rate';
import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { boardOf } from '../../model/board.ts';
import { player } from '../../player.ts';
import { CLASSIC, geometryCalled, LEVELS } from '../../puzzles/boards.ts';
import type { Made } from '../../puzzles/order.ts';
import { levelOfDay, offeredLevel } from '../../statistics/level.ts';
import { likelyMinutes } from '../../statistics/likely.ts';
import { isOwn } from '../../statistics/solved.ts';
import { t } from '../../text/index.ts';
import { useAnswer } from '../../ui/parts/answer.ts';
import { clockText } from '../../ui/parts/clock.ts';
import { ICONS } from '../../ui/parts/icons.tsx';
import { setterOf } from '../../ui/parts/signals.ts';
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
  const { day, dailies } = kept;
  const level = levelFor(kept);
  const begun = dailies.get(level);
  const { made, isMissing } = useDaily(day, level, begun === undefined);
  const areLevelsOpen = useSignal(false);
  const givens = begun?.givens ?? made?.givens ?? EMPTY;
  const digits = begun ? boardOf(begun).digits : givens;
  const isDone = solvedIn(kept, level) !== undefined;
  const play = (cell?: number): void => void playThere(day, level, cell).catch(() => {});
  const isOpen = areLevelsOpen.value;
  return (
    <section class="daily" aria-labelledby="daily-level">
      <DailyBoard digits={digits} givens={givens} label={t(isDone ? 'today.look' : 'today.begin')} play={play} />
      <AboutDaily kept={kept} givens={givens} />
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

/** The level, and how long it took or is likely to take. */
function AboutDaily({ kept, givens }: { readonly kept: Kept; readonly givens: ArrayLike<number> }): JSX.Element {
  const level = levelFor(kept);
  const done = solvedIn(kept, level);
  return (
    <div class="about-daily">
      <p class="eyebrow">{t('today.daily')}</p>
      <h2 id="daily-level">{t(`difficulty.${level}`)}</h2>
      <dl>
        {done ? (
          <Fact name={t(isOwn(done) ? 'today.solved' : 'today.helped')}>
            <ICONS.check /> {clockText(done.ms)}
          </Fact>
        ) : (
          <Fact name={t('today.about')}>{t('today.minutes', { n: likelyMinutes(level, kept.solved) })}</Fact>
        )}
        <Fact name={t('today.givens')} isSpare>
          {givens === EMPTY ? '' : Array.from(givens).filter((digit) => digit !== 0).length}
        </Fact>
      </dl>
    </div>
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
  const ask = (): Promise<Made> | undefined => {
    made.value = undefined;
    isMissing.value = false;
    return isWanted ? dailyPuzzle(day, level) : undefined;
  };
  const miss = (): void => {
    isMissing.value = true;
  };
  useAnswer({ ask, hear: setterOf(made), miss }, [day, level, isWanted]);
  return { made: made.value, isMissing: isMissing.value };
}
