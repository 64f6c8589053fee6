import type { Slip } from '@pencilmark/coach/review';
import type { JSX } from 'preact';
import { t } from '../../../text/index.ts';
import { clockText } from '../../../ui/parts/clock.ts';
import { acrossOf, downOf, type Scale, stepsOf } from '../../end/line.ts';
import type { Film } from './film.ts';
import type { Moment } from './moments.ts';

interface TimeLineProps {
  readonly film: Film;
  readonly moments: readonly Moment[];
  readonly scale: Scale;
  readonly slips: readonly Slip[];
}

/** How the board filled over time, with the slips on it; dragged over, it shows any moment. */
export function TimeLine({ film, moments, scale, slips }: TimeLineProps): JSX.Element {
  return (
    <figure class="time-line">
      <div class="course-curve">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path class="line" d={`M0 ${downOf(0, scale)}${stepsOf(moments, scale)}H100`} />
        </svg>
        {slips.map(({ kind, moves: [first] }, index) => (
          <span key={index} class={`slip-mark ${kind}`} style={placeOf(moments[first! + 1]!, scale)} />
        ))}
        <Here film={film} moments={moments} scale={scale} />
      </div>
      <figcaption aria-hidden="true">
        <span>0:00</span>
        <span>{clockText(scale.ms)}</span>
      </figcaption>
    </figure>
  );
}

const placeOf = ({ ms, filled }: Moment, scale: Scale) => ({
  left: `${acrossOf(ms, scale)}%`,
  top: `${downOf(filled, scale)}%`,
});

/** The present place; it alone is drawn anew with every frame while the film plays. */
function Here({ film, moments, scale }: Omit<TimeLineProps, 'slips'>): JSX.Element {
  const at = film.at.value;
  const moment = moments[at]!;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const ms = isStill ? moment.ms : film.position.value;
  const holes = { time: clockText(ms), all: clockText(scale.ms), at, moves: moments.length - 1 };
  return (
    <>
      <span class="here" style={{ left: `${acrossOf(ms, scale)}%` }} />
      <span class="dot last" style={placeOf({ ...moment, ms }, scale)} />
      <input
        type="range"
        min="0"
        max={scale.ms}
        value={ms}
        aria-label={t('review.line')}
        aria-valuetext={t('review.at', holes)}
        onInput={({ currentTarget }) => film.seek(Number(currentTarget.value))}
      />
    </>
  );
}
