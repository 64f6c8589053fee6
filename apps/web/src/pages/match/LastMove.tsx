import type { JSX } from 'preact';
import { geometry } from '../../game/session.ts';
import { nameOf } from '../../match/people.ts';
import { refusalText } from '../../match/refusal.ts';
import { refusal, seen } from '../../match/table.ts';
import { tellingOf } from '../../match/words.ts';
import { t } from '../../text/index.ts';

/** What happened last and what it cost or earned, in one line; or why something was not done. */
export function LastMove(): JSX.Element {
  const { last } = seen.value!;
  if (refusal.value)
    return (
      <p class="last-move refused" role="alert">
        {refusalText(refusal.value)}
      </p>
    );
  if (last.length === 0) return <p class="last-move">{t('match.begun')}</p>;
  const tellings = last.map((told) => tellingOf(told, { size: geometry.value?.size ?? 9, nameOf }));
  return (
    <div class="last-move">
      {tellings.map(({ what, pace, gain }) => (
        <p key={what}>
          <strong>{what}</strong>
          <span>
            {pace} <b>{gain}</b>
          </span>
        </p>
      ))}
    </div>
  );
}
