import type { JSX } from 'preact';
import { isOwn, isTimed, type SolvedGame } from '../game/solved.ts';
import { medianOf, timesOf } from '../game/statistics.ts';
import { clockText } from '../parts/clock.ts';
import { t } from '../text/index.ts';

interface TimeProps {
  readonly mine: SolvedGame;
  /** Every other solved game; nothing until it is known. */
  readonly earlier: readonly SolvedGame[] | undefined;
}

/** The time, against what this player usually takes for such puzzles. */
export function Time({ mine, earlier }: TimeProps): JSX.Element {
  const times = earlier && timesOf(earlier, mine).map(({ ms }) => ms);
  const usual = times && medianOf(times);
  return (
    <header class="ended-time">
      <h2 id="ended-title" class="eyebrow">
        {t(isOwn(mine) ? 'end.title' : 'end.title.helped')}
      </h2>
      <time class="clock-text">{clockText(mine.ms)}</time>
      <p class={isTimed(mine) ? '' : 'no-record'}>{times && standing(mine, times)}</p>
      {usual !== undefined && isTimed(mine) && <Bars now={mine.ms} usual={usual} />}
    </header>
  );
}

/** How the time compares; where it does not count, why. */
function standing(mine: SolvedGame, times: readonly number[]): string {
  if (!isOwn(mine)) return t('end.helped', { n: mine.filled ?? 0 });
  if (mine.hints > 0) return t('end.hinted', { n: mine.hints });
  if (times.length === 0) return t('end.first');
  if (mine.ms < Math.min(...times)) return t('end.best');
  const more = Math.round(mine.ms / 1000) - Math.round(medianOf(times)! / 1000);
  const time = clockText(1000 * Math.abs(more));
  return more === 0 ? t('end.same') : t(more < 0 ? 'end.faster' : 'end.slower', { time });
}

function Bars({ now, usual }: { readonly now: number; readonly usual: number }): JSX.Element {
  const most = Math.max(now, usual);
  return (
    <div class="bars">
      <span class="bar-now" style={{ '--part': now / most }} />
      <span>{t('end.now', { time: clockText(now) })}</span>
      <span class="bar-usual" style={{ '--part': usual / most }} />
      <span class="small">{t('end.usual', { time: clockText(usual) })}</span>
    </div>
  );
}
