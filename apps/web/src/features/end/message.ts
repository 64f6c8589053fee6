import type { Game } from '../../model/game.ts';
import { linkTo } from '../../model/link.ts';
import { headingOf } from '../../model/titles.ts';
import { address } from '../../route.ts';
import { isOwn, type SolvedGame } from '../../statistics/solved.ts';
import { t } from '../../text/index.ts';
import { clockText } from '../../ui/parts/clock.ts';

const BARS = '▁▂▃▄▅▆▇█';
const PRINTED = '·';

/** A pace as a character: the higher, the quicker. */
const barOf = (pace: number | undefined): string =>
  pace === undefined ? PRINTED : BARS[Math.min(BARS.length - 1, Math.floor(pace * BARS.length))]!;

/** "Daily · Easy · 22 November". */
export function nameOf(game: Game): string {
  const { name, level, details } = headingOf(game);
  return [name, level, ...details].filter(Boolean).join(' · ');
}

/** "14:32, no hint", or that there was help. */
export function resultOf(mine: SolvedGame): string {
  const time = clockText(mine.ms);
  if (!isOwn(mine)) return `${time} · ${t('today.helped')}`;
  return `${time} · ${mine.hints === 0 ? t('end.noHint') : t('end.hints', { n: mine.hints })}`;
}

/** What a player shares about a game: nothing of its digits. */
export function messageOf(game: Game, mine: SolvedGame, paces: readonly (number | undefined)[] = []): string {
  const { day, difficulty } = game.source;
  const base = location.href.split('#')[0]!;
  const link = day && difficulty ? `${base}${address('new', { difficulty, daily: day })}` : linkTo(game, false);
  return [`Pencilmark · ${nameOf(game)}`, resultOf(mine), paces.map(barOf).join(''), link].filter(Boolean).join('\n');
}
