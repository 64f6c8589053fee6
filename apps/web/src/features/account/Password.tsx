import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { changePassword, logOutOthers } from '../../net/session.ts';
import { t } from '../../text/index.ts';
import { say } from '../../ui/parts/announcement.ts';
import { togglerOf } from '../../ui/parts/signals.ts';
import { Trouble } from '../../ui/parts/Trouble.tsx';
import { refusalText } from '../match/refusal.ts';
import { LEAST_PASSWORD, PasswordField } from './PasswordField.tsx';

/** What opens the account: another password, and an end to all other browsers. */
export function Password(): JSX.Element {
  const old = useSignal('');
  const next = useSignal('');
  const problem = useSignal('');
  const isOpen = useSignal(false);
  const change = async (event: Event): Promise<void> => {
    event.preventDefault();
    const done = await changePassword(old.value, next.value);
    problem.value = done.ok ? '' : refusalText(done.error);
    if (!done.ok) return;
    isOpen.value = false;
    old.value = next.value = '';
    say(t('account.changed'));
  };
  const leaveOthers = async (): Promise<void> => {
    const done = await logOutOthers();
    problem.value = done.ok ? '' : refusalText(done.error);
    if (done.ok) say(t('account.loggedOutOthers'));
  };
  return (
    <section class="data" aria-labelledby="password-title">
      <h2 id="password-title">{t('account.password')}</h2>
      <Trouble text={problem.value} />
      <div class="buttons">
        <button type="button" aria-expanded={isOpen.value} onClick={togglerOf(isOpen)}>
          {t('account.changePassword')}
        </button>
        <button type="button" onClick={() => void leaveOthers()}>
          {t('account.logOutOthers')}
        </button>
      </div>
      {isOpen.value && (
        <form class="slip" onSubmit={(event) => void change(event)}>
          <PasswordField label={t('account.password')} kind="current-password" value={old} />
          <PasswordField label={t('account.newPassword')} kind="new-password" value={next} least={LEAST_PASSWORD} />
          <p class="says">{t('account.passwordSays', { n: LEAST_PASSWORD })}</p>
          <button type="submit">{t('account.changeNow')}</button>
        </form>
      )}
    </section>
  );
}
