import type { JSX } from 'preact';
import { LEVELS } from '../../puzzles/boards.ts';
import { likelyMinutes } from '../../statistics/likely.ts';
import { isOwn } from '../../statistics/solved.ts';
import { t } from '../../text/index.ts';
import { ICONS } from '../../ui/parts/icons.tsx';
import { type Kept, solvedIn } from './kept.ts';
import { playThere } from './puzzle.ts';

interface LevelsProps {
  readonly kept: Kept;
  /** On a narrow screen they are seen when they are open. */
  readonly isOpen: boolean;
}

/** The puzzles of the day on every level. */
export const Levels = ({ kept, isOpen }: LevelsProps): JSX.Element => (
  <ul id="levels-of-day" class={isOpen ? 'levels-of-day is-open' : 'levels-of-day'}>
    {LEVELS.map((level) => {
      const { day, dailies, solved } = kept;
      const done = solvedIn(kept, level);
      const state = done ? t(isOwn(done) ? 'daily.solved' : 'week.helped') : dailies.has(level) && t('daily.begun');
      return (
        <li key={level}>
          <button type="button" onClick={() => void playThere(day, level).catch(() => {})}>
            {t(`difficulty.${level}`)}
            <span class="small">
              {done && <ICONS.check />} {state || t('today.minutes', { n: likelyMinutes(level, solved) })}
            </span>
          </button>
        </li>
      );
    })}
  </ul>
);
