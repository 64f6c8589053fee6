import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { request } from '../../net/request.ts';
import { address } from '../../route.ts';
import { has, locale, t } from '../../text/index.ts';
import { refusalText } from '../match/refusal.ts';

/** What everybody may know of a player. */
interface Profile {
  readonly name: string;
  readonly since: number;
  readonly ratings: readonly {
    readonly mode: string;
    readonly rating: number;
    readonly deviation: number;
    readonly games: number;
  }[];
  readonly history: readonly {
    readonly match: string;
    readonly mode: string;
    readonly before: number;
    readonly after: number;
    readonly at: number;
  }[];
}

/** The ratings of a player, and the matches behind them. */
export function Record({ name }: { readonly name: string }): JSX.Element {
  const profile = useSignal<Profile | undefined>(undefined);
  const problem = useSignal('');
  useEffect(() => {
    void request<Profile>('GET', `accounts/${encodeURIComponent(name)}`).then((answer) => {
      if (answer.ok) profile.value = answer.value;
      else problem.value = refusalText(answer.error);
    });
  }, [name]);
  if (problem.value) return <p class="notice">{problem.value}</p>;
  if (!profile.value) return <p class="small">{t('play.wait')}</p>;
  const { ratings, history } = profile.value;
  return (
    <>
      <section aria-labelledby="ratings">
        <h2 id="ratings">{t('account.ratings')}</h2>
        {ratings.length === 0 && <p class="says">{t('account.noRatings')}</p>}
        <dl class="ratings">
          {ratings.map(({ mode, rating, deviation, games }) => (
            <div key={mode}>
              <dt>{modeText(mode)}</dt>
              <dd>
                {Math.round(rating)} <small>± {Math.round(2 * deviation)}</small>
              </dd>
              <dd class="small">{t('account.games', { n: games })}</dd>
            </div>
          ))}
        </dl>
      </section>
      {history.length > 0 && (
        <section aria-labelledby="history">
          <h2 id="history">{t('account.history')}</h2>
          <table class="history">
            <thead>
              <tr>
                <th scope="col">{t('account.day')}</th>
                <th scope="col">{t('together.mode')}</th>
                <th scope="col">{t('match.rating')}</th>
                <th scope="col">{t('match.replay')}</th>
              </tr>
            </thead>
            <tbody>
              {history.map(({ match, mode, before, after, at }) => (
                <tr key={match}>
                  <td>{new Date(at).toLocaleDateString(locale.value, { day: 'numeric', month: 'short' })}</td>
                  <td>{modeText(mode)}</td>
                  <td>{changeText(before, after)}</td>
                  <td>
                    <a href={address(`replay/${match}`)}>{t('match.replay')}</a>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </>
  );
}

function modeText(mode: string): string {
  const key = `match.mode.${mode}`;
  return has(key) ? t(key) : mode;
}

/** "1512 (+12)". */
function changeText(before: number, after: number): string {
  const gain = Math.round(after) - Math.round(before);
  return `${Math.round(after)} (${gain < 0 ? '−' : '+'}${Math.abs(gain)})`;
}
