import { LONGEST_NAME } from '@pencilmark/race';
import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { account } from '../../net/session.ts';
import { t } from '../../text/index.ts';
import './name-field.css';
import { typingInto } from '../../ui/parts/signals.ts';

/** From so many characters before the end on, the field says how many there are. */
const NEAR = 10;

interface NameFieldProps {
  readonly label: string;
  readonly value: Signal<string>;
  readonly name: string;
  readonly autocomplete: 'nickname' | 'username';
  readonly required?: boolean;
}

/**
 * A field for the name of a player. It counts characters as the service does, an emoji as one, and
 * says how many there are; what is too long stays, and is not sent.
 */
export function NameField({ label, value, ...rest }: NameFieldProps): JSX.Element {
  const id = useId();
  const n = [...value.value.trim()].length;
  const isLong = n > LONGEST_NAME;
  const says = n > LONGEST_NAME - NEAR ? t(isLong ? 'name.long' : 'name.left', { n, all: LONGEST_NAME }) : '';
  return (
    <div class="field name-field">
      <label for={id}>{label}</label>
      <input
        type="text"
        id={id}
        {...rest}
        aria-describedby={`${id}-says`}
        aria-invalid={isLong}
        ref={(input) => input?.setCustomValidity(isLong ? says : '')}
        value={value.value}
        onInput={typingInto(value)}
      />
      <p class="says" id={`${id}-says`} role="status">
        {says}
      </p>
    </div>
  );
}

/** The field for the name of somebody without an account. */
export const GuestName = ({ name }: { readonly name: Signal<string> }): JSX.Element | null =>
  account.value ? null : <NameField label={t('guest.label')} name="name" autocomplete="nickname" value={name} />;
