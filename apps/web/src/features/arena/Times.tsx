import { timeScale } from '@pencilmark/arena/scale';
import type { JSX } from 'preact';
import { language } from '../../text/index.ts';
import { timeText } from '../../ui/parts/duration.ts';
import type { Played } from './facts.ts';

/**
 * Times on a scale on which each step is ten times the last. A hollow dot has tasks that were
 * not answered. The table below says the same to those who do not see it.
 */
export function Times({ rows }: Pick<Played, 'rows'>): JSX.Element {
  const scale = timeScale(rows.map(({ par2 }) => par2));
  const text = (seconds: number): string => timeText(seconds * 1000, language.value);
  return (
    <div class="times" aria-hidden="true" style={{ '--steps': scale.steps.length - 1 }}>
      <div class="scale">
        {scale.steps.map((seconds) => (
          <span key={seconds} style={{ '--at': scale.at(seconds) }}>
            {text(seconds)}
          </span>
        ))}
      </div>
      {rows.map(({ entry, par2, right, tasks }) => (
        <div key={entry} class="time">
          <span class="entry">{entry}</span>
          <span class="track">
            <span class={right < tasks ? 'dot missed' : 'dot'} style={{ '--at': scale.at(par2) }} />
          </span>
        </div>
      ))}
    </div>
  );
}
