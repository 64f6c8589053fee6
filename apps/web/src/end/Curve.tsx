import { cellName } from '@pencilmark/core/geometry/plain';
import type { JSX } from 'preact';
import type { Ghost } from '../game/game.ts';
import { geometry } from '../game/session.ts';
import { clockText } from '../parts/clock.ts';
import { language, t } from '../text/index.ts';
import type { Course } from './course.ts';
import type { Way } from './tasks.ts';

interface CurveProps {
  readonly course: Course;
  readonly way: Way | undefined;
  readonly ghost: Ghost | undefined;
}

/** A pause is worth a word when it is this long, in milliseconds and as a part of the game. */
const LONG = { ms: 5000, part: 0.05 };

/** How the board filled over time, beside the ghost, and where the longest pause was. */
export function Curve({ course, way, ghost }: CurveProps): JSX.Element {
  const { ms, toFill, points } = course;
  const across = (time: number): number => (100 * time) / ms;
  const down = (filled: number): number => 100 - (100 * filled) / toFill;
  const lineOf = (list: Course['points']): string =>
    list.map((point) => `H${across(point.ms).toFixed(2)}V${down(point.filled).toFixed(2)}`).join('');
  const there = (ghost?.moments ?? []).filter((moment) => moment.ms <= ms);
  const pause = pauseOf(course, way);
  return (
    <section class="course">
      <h3>{t('end.course')}</h3>
      <figure>
        <div class="curve">
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            {pause && (
              <path class="pause" d={`M${across(pause.from)} 100V${down(pause.filled)}H${across(pause.to)}V100z`} />
            )}
            {there.length > 0 && (
              <path class="line ghost" d={`M0 100${lineOf(there.map((one) => ({ ...one, filled: one.cells })))}H100`} />
            )}
            <path class="line" d={`M0 ${down(points[0]!.filled)}${lineOf(points)}H100`} />
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
