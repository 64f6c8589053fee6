import type { JSX } from 'preact';
import { t } from '../../../text/index.ts';
import { FilmControls } from '../../../ui/parts/film.tsx';
import { ICONS } from '../../../ui/parts/icons.tsx';
import { type Film, SPEEDS } from './film.ts';

interface ControlsProps {
  readonly film: Film;
  readonly most: number;
}

/** Steps, play and pause, and how fast. */
export const Controls = ({ film, most }: ControlsProps): JSX.Element => (
  <FilmControls at={film.at.value} most={most} go={film.go}>
    <button type="button" class="play-film" onClick={film.toggle}>
      {film.isPlaying.value ? <ICONS.pause /> : <ICONS.goOn />}
      <span>{t(film.isPlaying.value ? 'review.pause' : 'review.play')}</span>
    </button>
    <label class="speed">
      <span class="spoken">{t('review.speed')}</span>
      <select
        value={film.speed.value}
        onChange={({ currentTarget }) => {
          film.speed.value = SPEEDS[currentTarget.selectedIndex]!;
        }}
      >
        {SPEEDS.map((n) => (
          <option key={n} value={n}>
            {t('review.speedOf', { n })}
          </option>
        ))}
      </select>
    </label>
  </FilmControls>
);
