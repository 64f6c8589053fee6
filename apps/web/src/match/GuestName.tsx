import { LONGEST_NAME } from '@pencilmark/race';
import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { account } from '../net/session.ts';
import { t } from '../text/index.ts';

/** Asks for the name of somebody without an account. */
export function GuestName({ name }: { readonly name: Signal<string> }): JSX.Element | null {
  if (account.value) return null;
  return (
    <label class="field">
      {t('guest.label')}
      <input
        type="text"
        name="name"
        maxLength={LONGEST_NAME}
        autocomplete="nickname"
        value={name.value}
        onInput={({ currentTarget }) => {
          name.value = currentTarget.value;
        }}
      />
    </label>
  );
}
