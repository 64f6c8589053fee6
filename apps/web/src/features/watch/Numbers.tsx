import type { Moment } from '@pencilmark/lab';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../../text/index.ts';
import { DepthChart } from './DepthChart.tsx';
import type { Player } from './player.ts';
import type { Watchable } from './view.ts';

const COUNTS = ['calls', 'guesses', 'takenBack', 'depth'] as const;

type Ready = Player['ready']['value'][number];

/** What the searches have done so far, their depth over time, their ideas. */
export function Numbers({ player }: { readonly player: Player }): JSX.Element {
  const { films, ready, view, position, seek } = player;
  const at = Math.floor(position.value);
  const shown = ready.value.map((film) => ({
    film,
    moment: film.replay.at(Math.min(film.replay.recording.length, at)),
  }));
  // What is still being recorded has its room already.
  const awaited = view.value.solvers.filter((solver) => films.value.get(solver)?.state === 'recording');
  return (
    <div class="numbers">
      {shown.length + awaited.length > 0 && <CountTable shown={shown} awaited={awaited} />}
      <div class="charts">
        {shown.map(({ film, moment }) => (
          <div key={film.solver}>
            <p class="eyebrow">{film.solver}</p>
            <DepthChart recording={film.replay.recording} index={moment.index} onSeek={seek} />
            <Remarks film={film} />
          </div>
        ))}
        {awaited.map((solver) => (
          <div key={solver} />
        ))}
      </div>
      <div class="ideas">
        {view.value.solvers.map((solver) => (
          <Idea key={solver} solver={solver as Watchable} />
        ))}
      </div>
    </div>
  );
}

interface CountTableProps {
  readonly shown: readonly { readonly film: Ready; readonly moment: Moment }[];
  readonly awaited: readonly string[];
}

const CountTable = ({ shown, awaited }: CountTableProps): JSX.Element => (
  <table class="counts">
    <caption class="spoken">{t('watch.soFarTable')}</caption>
    <thead>
      <tr>
        <th scope="col">{t('watch.solver')}</th>
        {COUNTS.map((count) => (
          <th key={count} scope="col">
            {t(`watch.${count}`)}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {shown.map(({ film: { solver }, moment }) => (
        <tr key={solver}>
          <th scope="row">{solver}</th>
          {COUNTS.map((count) => (
            <td key={count}>{t('watch.number', { n: moment[count] })}</td>
          ))}
        </tr>
      ))}
      {awaited.map((solver) => (
        <tr key={solver}>
          <td colSpan={COUNTS.length + 1}>{'\u00a0'}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** What is left out of a long film. */
function Remarks({ film: { replay } }: { readonly film: Ready }): JSX.Element {
  const { recording } = replay;
  const kept = recording.words.length;
  return (
    <>
      {recording.length > kept && <p class="remark">{t('watch.sampled', { kept, all: recording.length })}</p>}
      {recording.result?.stopped === 'budget' && (
        <p class="remark">{t('watch.stopped', { n: recording.result.calls })}</p>
      )}
    </>
  );
}

/** The idea of a solver in a few lines; on a small screen it is closed at first. */
function Idea({ solver }: { readonly solver: Watchable }): JSX.Element {
  const isOpen = useState(() => matchMedia('(min-width: 52rem)').matches)[0];
  return (
    <details open={isOpen}>
      <summary>{t('watch.ideaOf', { solver })}</summary>
      <pre>{t(`watch.idea.${solver}`)}</pre>
    </details>
  );
}
