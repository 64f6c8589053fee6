import type { Geometry } from '@pencilmark/core/geometry';
import type { Moment, Replay } from '@pencilmark/lab';
import { useComputed } from '@preact/signals';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../../text/index.ts';
import { DepthChart } from './DepthChart.tsx';
import { eventText } from './events.ts';
import type { Player } from './player.ts';
import type { Watchable } from './view.ts';
import { WatchBoard } from './WatchBoard.tsx';

interface SolverPanelProps {
  readonly solver: string;
  readonly geometry: Geometry;
  readonly player: Player;
}

const COUNTS = ['calls', 'guesses', 'takenBack', 'depth'] as const;

/** What a moment is, in a few words. */
export function momentText(moment: Moment, { recording }: Replay, size: number): string {
  const { index, solutions } = moment;
  const text = eventText(moment, size);
  // Every search begins with a call, unless givens are in conflict.
  if (recording.length === 0) return t('watch.event.none');
  if (index === recording.length && recording.result?.stopped !== 'budget')
    return t(solutions === 0 ? 'watch.over.none' : 'watch.over', { event: text });
  return index > recording.words.length ? `${t('watch.sample', { at: index })}: ${text}` : text;
}

/** One solver: its board, what happens, its counts, the depth over time, its idea. */
export function SolverPanel({ solver, geometry, player }: SolverPanelProps): JSX.Element {
  const film = player.films.value.get(solver);
  // On a small screen the idea would take all the room, so it is closed at first.
  const isOpen = useState(() => matchMedia('(min-width: 40rem)').matches)[0];
  return (
    <section class="film" aria-label={solver}>
      <h2>{solver}</h2>
      {film?.state === 'recording' && (
        <p class="recording">
          <progress aria-label={t('watch.recording', { n: film.events })} />
          {t('watch.recording', { n: film.events })}
          <button type="button" onClick={() => player.cancel(solver)}>
            {t('watch.cancel')}
          </button>
        </p>
      )}
      {film?.state === 'unsupported' && <p class="notice">{t('watch.unsupported')}</p>}
      {film?.state === 'failed' && (
        <p class="recording">
          {film.message ? t('watch.failed', { why: film.message }) : t('watch.cancelled')}
          <button type="button" onClick={() => player.again(solver)}>
            {t('watch.again')}
          </button>
        </p>
      )}
      {film?.state === 'ready' && (
        <Projection replay={film.replay} solver={solver} geometry={geometry} player={player} />
      )}
      <details open={isOpen}>
        <summary>{t('watch.idea')}</summary>
        <pre>{t(`watch.idea.${solver as Watchable}`)}</pre>
      </details>
    </section>
  );
}

/** The part of a panel that moves. */
function Projection({ replay, solver, geometry, player }: SolverPanelProps & { readonly replay: Replay }): JSX.Element {
  const { recording } = replay;
  // The film is drawn anew only when it moves, not between two events nor after its end.
  const index = useComputed(() => Math.min(recording.length, Math.floor(player.position.value)));
  const moment = replay.at(index.value);
  const kept = recording.words.length;
  return (
    <>
      <WatchBoard geometry={geometry} moment={moment} solver={solver} isStill={!player.isPlaying.value} />
      <p class="event">{momentText(moment, replay, geometry.size)}</p>
      <dl class="counts">
        {COUNTS.map((count) => (
          <div key={count}>
            <dt>{t(`watch.${count}`)}</dt>
            <dd>{t('watch.number', { n: moment[count] })}</dd>
          </div>
        ))}
      </dl>
      <DepthChart recording={recording} index={moment.index} onSeek={player.seek} />
      {recording.length > kept && <p class="remark">{t('watch.sampled', { kept, all: recording.length })}</p>}
      {recording.result?.stopped === 'budget' && (
        <p class="remark">{t('watch.stopped', { n: recording.result.calls })}</p>
      )}
    </>
  );
}
