import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { request } from '../../net/request.ts';
import { type Account, deleteAccount, logOut } from '../../net/session.ts';
import { t } from '../../text/index.ts';
import { say } from '../../ui/parts/announcement.ts';
import { download } from '../../ui/parts/file.ts';
import { togglerOf } from '../../ui/parts/signals.ts';
import { Trouble } from '../../ui/parts/Trouble.tsx';
import { refusalText } from '../match/refusal.ts';
import { PasswordField } from './PasswordField.tsx';

/** What the service keeps of somebody: to take along, to leave, to have deleted. */
export function Data({ who }: { readonly who: Account }): JSX.Element {
  const problem = useSignal('');
  const isDeleting = useSignal(false);
  const password = useSignal('');
  const take = async (): Promise<void> => {
    const answer = await request<unknown>('GET', 'account/export');
    if (!answer.ok) problem.value = refusalText(answer.error);
    else
      download(
        new Blob([JSON.stringify(answer.value, null, 2)], { type: 'application/json' }),
        'pencilmark-account.json',
      );
  };
  const leave = async (): Promise<void> => {
    const done = await logOut();
    problem.value = done.ok ? '' : refusalText(done.error);
  };
  const remove = async (event: Event): Promise<void> => {
    event.preventDefault();
    const done = await deleteAccount(who.isGuest ? undefined : password.value);
    if (done.ok) say(t('account.deleted'));
    else problem.value = refusalText(done.error);
  };
  return (
    <section class="data" aria-labelledby="data">
      <h2 id="data">{t('account.data')}</h2>
      <Trouble text={problem.value} />
      <div class="buttons">
        <button type="button" onClick={() => void take()}>
          {t('account.export')}
        </button>
        {!who.isGuest && (
          <button type="button" onClick={() => void leave()}>
            {t('account.logOut')}
          </button>
        )}
        <button type="button" class="quiet" aria-expanded={isDeleting.value} onClick={togglerOf(isDeleting)}>
          {t('account.delete')}
        </button>
      </div>
      {isDeleting.value && (
        <form class="slip proof" onSubmit={(event) => void remove(event)}>
          <p>{t('account.deleteSays')}</p>
          {!who.isGuest && <PasswordField label={t('account.password')} kind="current-password" value={password} />}
          <button type="submit">{t('account.deleteNow')}</button>
        </form>
      )}
    </section>
  );
}
