import type { JSX } from 'preact';
import { language, t } from '../../text/index.ts';
import { timeText } from '../../ui/parts/duration.ts';
import type { Player } from './player.ts';

const NUMBERS = ['calls', 'guesses', 'takenBack', 'events', 'found'] as const;

/** What the searches took, when all are recorded. */
export function Table({ player: { ready, isRecording } }: { readonly player: Player }): JSX.Element | null {
  if (isRecording.value || ready.value.length === 0) return null;
  const rows = ready.value.map(({ solver, replay, time }) => {
    const { recording } = replay;
    const { calls, guesses, takenBack, solutions } = replay.at(recording.length);
    const counts = { calls, guesses, takenBack, events: recording.length, found: solutions };
    return { solver, time, counts, isWhole: recording.result?.stopped !== 'budget' };
  });
  return (
    <div class="comparison">
      <h2 id="watch-table">{t('watch.table')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled must be reached by keys */}
      <div class="scrolling" tabIndex={0} role="region" aria-labelledby="watch-table">
        <table>
          <thead>
            <tr>
              <th scope="col">{t('watch.solver')}</th>
              {NUMBERS.map((name) => (
                <th key={name} scope="col">
                  {t(`watch.${name}`)}
                </th>
              ))}
              <th scope="col">{t('watch.time')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ solver, time, counts, isWhole }) => (
              <tr key={solver}>
                <th scope="row">{solver}</th>
                {NUMBERS.map((name) => (
                  <td key={name}>{t(isWhole ? 'watch.number' : 'watch.soFar', { n: counts[name] })}</td>
                ))}
                <td>{timeText(time, language.value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p class="remark">{t('watch.table.note')}</p>
    </div>
  );
}
