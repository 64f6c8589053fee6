import { cellName } from '@pencilmark/core/geometry/plain';
import type { JSX } from 'preact';
import type { Ghost } from '../../model/game.ts';
import { address } from '../../route.ts';
import { geometry } from '../../table/session.ts';
import { language, t } from '../../text/index.ts';
import { clockText } from '../../ui/parts/clock.ts';
import { ICONS } from '../../ui/parts/icons.tsx';
import type { Course } from './course.ts';
import { acrossOf, downOf, stepsOf } from './line.ts';
import type { Way } from './tasks.ts';

interface CurveProps {
  /** The id of the game. */
  readonly game: string;
  readonly course: Course;
  readonly way: Way | undefined;
  readonly ghost: Ghost | undefined;
}

/** The way to the review of the game. */
export const ReviewLink = ({ game }: Pick<CurveProps, 'game'>): JSX.Element => (
  <a class="button quiet" href={address(`review/${game}`)}>
    <ICONS.goOn />
    {t('review.see')}
  </a>
);

/** A pause is named when it is this long, in milliseconds and as a part of the game. */
const LONG = { ms: 5000, part: 0.05 };

/** How the board filled over time, beside the ghost, and where the longest pause was. */
export function Curve({ game, course, way, ghost }: CurveProps): JSX.Element {
  const { ms, points } = course;
  const across = (time: number): number => acrossOf(time, course);
  const down = (filled: number): number => downOf(filled, course);
  const there = (ghost?.moments ?? []).filter((moment) => moment.ms <= ms);
  const pause = pauseOf(course, way);
  return (
    <section class="course">
      <div class="course-head">
        <h3>{t('end.course')}</h3>
        <ReviewLink game={game} />
      </div>
      <figure>
        <div class="course-curve">
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            {pause && (
              <path class="pause" d={`M${across(pause.from)} 100V${down(pause.filled)}H${across(pause.to)}V100z`} />
            )}
            {there.length > 0 && (
              <path
                class="line ghost"
                d={`M0 100${stepsOf(
                  there.map((moment) => ({ ...moment, filled: moment.cells })),
                  course,
                )}H100`}
              />
            )}
            <path class="line" d={`M0 ${down(points[0]!.filled)}${stepsOf(points, course)}H100`} />
          </svg>
          {pause && (
            <>
              <span class="dot" style={{ left: `${across(pause.to)}%`, top: `${down(pause.filled)}%` }} />
              <span
                class={across(pause.to) > 50 ? 'pause-text to-left' : 'pause-text'}
                style={{ '--at': `${across(pause.to)}%`, bottom: `${100 - down(pause.filled)}%` }}
              >
                {pause.text}
              </span>
            </>
          )}
          <span class="dot last" />
        </div>
        <figcaption>
          <span aria-hidden="true">0:00</span>
          <span class="spoken">
            {pause && t('end.pauseAt', { pause: pause.text, cell: cellName(pause.cell, geometry.value!.size) })}
          </span>
          <span>{clockText(ms)}</span>
        </figcaption>
      </figure>
    </section>
  );
}

/** The longest pause, what it ended with, and how many cells were filled meanwhile. */
function pauseOf({ entries, longest, ms, points }: Course, way: Way | undefined) {
  const entry = entries[longest];
  if (!entry || entry.took < LONG.ms || entry.took < LONG.part * ms) return undefined;
  const from = entry.ms - entry.took;
  const filled = points.findLast((point) => point.ms < entry.ms || point.ms === 0)?.filled ?? 0;
  const id = way?.reasons[longest];
  const step = id && way?.names[id]?.[language.value];
  const time = clockText(entry.took);
  const text = step ? t('end.pauseFor', { step, time }) : t('end.pause', { time });
  return { from, to: entry.ms, cell: entry.cell, filled, text };
}
