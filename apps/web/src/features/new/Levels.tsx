import type { JSX } from 'preact';
import { CLASSIC, LEVELS } from '../../puzzles/boards.ts';
import { likelyMinutes } from '../../statistics/likely.ts';
import type { SolvedGame } from '../../statistics/solved.ts';
import { playNew } from '../../table/maker.ts';
import { t } from '../../text/index.ts';

/** A new puzzle of each level: what it needs at most, and how long it will likely take. */
export const Levels = ({ solved }: { readonly solved: readonly SolvedGame[] }): JSX.Element => (
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
