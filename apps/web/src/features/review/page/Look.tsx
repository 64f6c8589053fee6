import type { Review } from '@pencilmark/coach/review';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { boardOf, isSolved } from '../../../model/board.ts';
import { type Game, geometryOfGame } from '../../../model/game.ts';
import { t } from '../../../text/index.ts';
import { say } from '../../../ui/parts/announcement.ts';
import { useFilmKeys } from '../../../ui/parts/film.tsx';
import { ShareReplay } from '../log/ShareReplay.tsx';
import { Progress } from '../Progress.tsx';
import { BoardAt } from './BoardAt.tsx';
import { Controls } from './Controls.tsx';
import { Accuracy, Times } from './Figures.tsx';
import { makeFilm } from './film.ts';
import { type Looking, useReview } from './looking.ts';
import { Moves } from './Moves.tsx';
import { type Moment, momentsOf } from './moments.ts';
import { Now, tellingOf } from './Now.tsx';
import { Slips } from './Slips.tsx';
import { TimeLine } from './TimeLine.tsx';
import type { Words } from './words.ts';

/** Nobody is quicker than a tick of the clock. */
const LEAST_MS = 1000;

interface LookProps {
  readonly game: Game;
  /** Whether it came with a link, so that nothing of it is kept here. */
  readonly isShared: boolean;
}

/** A game that is seen again: the board then, the line of time, and what its review says. */
export function Look({ game, isShared }: LookProps): JSX.Element {
  const geometry = geometryOfGame(game);
  const moments = useMemo(() => momentsOf(game), [game]);
  const scale = useMemo(() => scaleOf(game, moments), [game]);
  const film = useMemo(() => makeFilm(moments, scale.ms), [moments]);
  useEffect(() => film.end, [film]);
  const isAsked = useSignal(isSolved(game, boardOf(game)));
  const looking = useReview(game, { isAsked: isAsked.value, isKept: !isShared });
  const { review, names } = looking.state === 'done' ? looking.named : { review: undefined, names: {} };
  const words: Words = { geometry, names };
  const at = film.at.value;
  const moment = moments[at]!;
  const step = (to: number): void => {
    film.go(to);
    say(tellingOf(moments[film.at.peek()]!, film.at.peek(), review, words));
  };
  useFilmKeys((by) => step(film.at.peek() + by));
  useEffect(() => {
    if (review) say(summaryOf(review));
  }, [review]);
  return (
    <div class="rerun">
      <div class="then">
        <BoardAt
          geometry={geometry}
          givens={game.givens}
          moment={moment}
          cells={moment.move && 'cells' in moment.move ? moment.move.cells : []}
          wrong={wrongIn(moment, review)}
        />
        <TimeLine film={film} moments={moments} scale={scale} slips={review?.slips ?? []} />
        <Controls film={film} most={moments.length - 1} />
      </div>
      <Now game={game} moment={moment} at={at} review={review} words={words} />
      <div class="hindsight">
        <Waiting
          looking={looking}
          ask={() => {
            isAsked.value = true;
          }}
        />
        {review && <Accuracy counted={review.accuracy} />}
        {review && <Slips slips={review.slips} words={words} go={step} />}
        {review && <Times review={review} words={words} />}
        <Moves moments={moments} review={review} words={words} at={at} go={step} />
        <details class="share-replay">
          <summary>{t('review.share')}</summary>
          <ShareReplay game={game} />
        </details>
      </div>
    </div>
  );
}

const scaleOf = ({ givens, played }: Game, moments: readonly Moment[]) => ({
  ms: Math.max(LEAST_MS, played, moments.at(-1)!.ms),
  toFill: givens.filter((given) => given === 0).length,
});

const summaryOf = ({ accuracy: { percent = 0 }, slips }: Review): string =>
  t('review.spoken', { percent: t('review.percent', { percent }), n: slips.length });

/** The cells whose digit is one of the game's mistakes. */
const wrongIn = ({ board }: Moment, review: Review | undefined): Set<number> =>
  new Set(
    (review?.slips ?? [])
      .filter(({ kind }) => kind === 'mistake')
      .flatMap(({ cells, digits }) => cells.filter((cell) => digits.includes(board.digits[cell]!))),
  );

/** How far the review is, or why there is none. */
function Waiting({ looking, ask }: { readonly looking: Looking; ask(): void }): JSX.Element | null {
  if (looking.state === 'done') return null;
  if (looking.state === 'unasked')
    return (
      <p class="notice">
        {t('review.unasked')}{' '}
        <button type="button" onClick={ask}>
          {t('review.ask')}
        </button>
      </p>
    );
  if (looking.state !== 'looking') return <p class="notice">{t(`review.${looking.state}`)}</p>;
  return <Progress share={looking.share} />;
}
