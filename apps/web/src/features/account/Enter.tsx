import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { logIn, makeAccount } from '../../net/session.ts';
import { t } from '../../text/index.ts';
import { Segments } from '../../ui/parts/fields.tsx';
import { setterOf, typingInto } from '../../ui/parts/signals.ts';
import { Trouble } from '../../ui/parts/Trouble.tsx';
import { NameField } from '../match/NameField.tsx';
import { refusalText } from '../match/refusal.ts';
import { LEAST_PASSWORD } from './PasswordField.tsx';

const WAYS = ['make', 'logIn'] as const;

/** A name and a password: for a new account, or an existing one. A guest keeps the games. */
export function Enter({ guest }: { readonly guest: string | undefined }): JSX.Element {
  const way = useSignal<(typeof WAYS)[number]>('make');
  const name = useSignal('');
  const password = useSignal('');
  const problem = useSignal('');
  const isBusy = useSignal(false);
  const enter = async (event: Event): Promise<void> => {
    event.preventDefault();
    isBusy.value = true;
    const done = await (way.value === 'make' ? makeAccount : logIn)(name.value.trim(), password.value);
    problem.value = done.ok ? '' : refusalText(done.error);
    isBusy.value = false;
  };
  return (
    <form class="enter" onSubmit={(event) => void enter(event)}>
      <p class="prose">{guest ? t('account.guestSays', { name: guest }) : t('account.says')}</p>
      <Segments
        label={t('account.way')}
        name="way"
        value={way.value}
        among={WAYS}
        called={(choice) => t(`account.${choice}`)}
        set={setterOf(way)}
      />
      <NameField label={t('account.name')} name="username" required autocomplete="username" value={name} />
      <label class="field">
        {t('account.password')}
        <input
          type="password"
          name="password"
          required
          minLength={way.value === 'make' ? LEAST_PASSWORD : 1}
          autocomplete={way.value === 'make' ? 'new-password' : 'current-password'}
          value={password.value}
          aria-describedby="password-says"
          onInput={typingInto(password)}
        />
      </label>
      <p class="says" id="password-says">
        {way.value === 'make' && t('account.passwordSays', { n: LEAST_PASSWORD })}
      </p>
      <Trouble text={problem.value} />
      <button type="submit" class="main" disabled={isBusy.value}>
        {t(`account.${way.value}`)}
      </button>
    </form>
  );
}
