import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { request } from '../../net/request.ts';
import { account, findSession } from '../../net/session.ts';
import { t } from '../../text/index.ts';
import { Copied } from '../../ui/parts/Copied.tsx';
import { refusalText } from '../match/refusal.ts';

/** How a program takes part: the command, and the token that it needs. */
export function Joining({ link }: { readonly link: string }): JSX.Element {
  const token = useSignal('');
  const problem = useSignal('');
  useEffect(() => void findSession(), []);
  const ask = async (): Promise<void> => {
    const made = await request<{ readonly token: string }>('POST', 'tokens', { name: 'arena', scopes: ['arena'] });
    if (made.ok) token.value = made.value.token;
    else problem.value = refusalText(made.error);
  };
  const isPlayer = account.value !== undefined && !account.value.isGuest;
  const withToken = token.value && ` --token ${token.value}`;
  return (
    <section class="joining" aria-labelledby="arena-join">
      <h2 id="arena-join">{t('arena.join')}</h2>
      <p class="says">{t('arena.joinSays')}</p>
      {isPlayer && !token.value && (
        <button type="button" onClick={() => void ask()}>
          {t('arena.token')}
        </button>
      )}
      {problem.value && <p role="alert">{problem.value}</p>}
      <Copied
        label={t('arena.join')}
        copy={t('arena.copy')}
        text={`pencilmark arena join ${link}${withToken} -- ./my-solver`}
        rows={withToken ? 3 : 2}
      />
    </section>
  );
}
