import type { Review } from '@pencilmark/coach/review';
import type { JSX } from 'preact';
import { branchFrom } from '../../../model/branch.ts';
import type { Game } from '../../../model/game.ts';
import { go } from '../../../route.ts';
import { newId, start } from '../../../table/start.ts';
import { t } from '../../../text/index.ts';
import { clockText } from '../../../ui/parts/clock.ts';
import { titleOfMoment } from './Moves.tsx';
import type { Moment } from './moments.ts';
import { Drill } from './Slips.tsx';
import { slipText, verdictOn, type Words } from './words.ts';

interface NowProps {
  readonly game: Game;
  readonly moment: Moment;
  readonly at: number;
  readonly review: Review | undefined;
  readonly words: Words;
}

/** What is to be said of the moment on screen, and what can be done from there. */
export function Now({ game, moment, at, review, words }: NowProps): JSX.Element {
  const move = review?.moves[at - 1];
  const { text, kind } = verdictOn(review, at, words);
  const slips = review?.slips.filter(({ moves }) => moves[0] === at - 1) ?? [];
  const playOn = (): void => {
    start(branchFrom(game, moment.node, newId(), Date.now()));
    go('play');
  };
  return (
    <section class={`slip now ${kind || 'plain'}`} aria-label={clockText(moment.ms)}>
      <p class="eyebrow">
        <time>{clockText(moment.ms)}</time>
        {move && move.tookMs >= 1000 && ` · ${t('review.took', { time: clockText(move.tookMs) })}`}
      </p>
      <h2>{titleOfMoment(moment, at, words)}</h2>
      {text && <p class={kind}>{text}</p>}
      {slips.map((slip, index) => (
        <p key={index} class="prose">
          {slipText(slip, words)}
        </p>
      ))}
      <div class="buttons">
        <Drill technique={slips[0]?.practise ?? move?.reason?.technique} words={words} />
        <button type="button" class="quiet" onClick={playOn}>
          {t('review.fromHere')}
        </button>
      </div>
    </section>
  );
}

/** What a screen reader says of a moment. */
export const tellingOf = (moment: Moment, at: number, review: Review | undefined, words: Words): string =>
  [
    titleOfMoment(moment, at, words),
    verdictOn(review, at, words).text,
    ...(review?.slips ?? []).filter(({ moves }) => moves[0] === at - 1).map((slip) => slipText(slip, words)),
  ]
    .filter(Boolean)
    .join('. ');
