import type { JSX } from 'preact';
import type { Ghost } from '../../model/game.ts';
import { isOwn, isTimed, type SolvedGame } from '../../statistics/solved.ts';
import { medianOf, timesOf } from '../../statistics/statistics.ts';
import { t } from '../../text/index.ts';
import { clockText } from '../../ui/parts/clock.ts';
import { timeOf } from '../ghost/ghost.ts';
import { ghostInWords } from '../ghost/names.ts';

interface TimeProps {
  readonly mine: SolvedGame;
  /** Every other solved game; nothing until it is known. */
  readonly earlier: readonly SolvedGame[] | undefined;
  readonly ghost: Ghost | undefined;
}

/** A time to compare with, and how it is called. */
interface Rival {
  readonly ms: number;
  readonly label: string;
  readonly isGhost: boolean;
}

/** The time, against the ghost, or what this player usually takes for such puzzles. */
export function Time({ mine, earlier, ghost }: TimeProps): JSX.Element {
  const times = earlier && timesOf(earlier, mine).map(({ ms }) => ms);
  const rival = ghost?.moments.length ? rivalOf(ghost) : times && usualOf(times);
  return (
    <header class="ended-time">
      <h2 id="ended-title" class="eyebrow">
        {t(isOwn(mine) ? 'end.title' : 'today.helped')}
      </h2>
      <time class="clock-text">{clockText(mine.ms)}</time>
      <p class={isTimed(mine) ? '' : 'no-record'}>
        {ghost?.moments.length ? against(ghost, mine) : times && standing(mine, times)}
      </p>
      {rival && isTimed(mine) && <Bars now={mine.ms} rival={rival} />}
    </header>
  );
}

const rivalOf = (ghost: Ghost): Rival => ({
  ms: timeOf(ghost),
  label: t('ghost.time', { time: clockText(timeOf(ghost)), name: ghostInWords(ghost) }),
  isGhost: true,
});

function usualOf(times: readonly number[]): Rival | undefined {
  const ms = medianOf(times);
  return ms === undefined ? undefined : { ms, label: t('end.usual', { time: clockText(ms) }), isGhost: false };
}

/** Who was faster, the player or the ghost; with help, nobody was. */
function against(ghost: Ghost, mine: SolvedGame): string {
  if (!isTimed(mine)) return t('ghost.helped');
  const more = Math.round(mine.ms / 1000) - Math.round(timeOf(ghost) / 1000);
  const words = { name: ghostInWords(ghost), time: clockText(1000 * Math.abs(more)) };
  return more === 0 ? t('ghost.tie') : t(more < 0 ? 'ghost.won' : 'ghost.beaten', words);
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

function Bars({ now, rival }: { readonly now: number; readonly rival: Rival }): JSX.Element {
  const most = Math.max(now, rival.ms);
  return (
    <div class="bars">
      <span class="bar-now" style={{ '--part': now / most }} />
      <span>{t('end.now', { time: clockText(now) })}</span>
      <span class={rival.isGhost ? 'bar-usual ghost' : 'bar-usual'} style={{ '--part': rival.ms / most }} />
      <span class="small">{rival.label}</span>
    </div>
  );
}
