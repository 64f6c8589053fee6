import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { account } from '../../net/session.ts';
import { t } from '../../text/index.ts';
import { NameField } from './NameField.tsx';

/** The field for the name of somebody without an account. */
export const GuestName = ({ name }: { readonly name: Signal<string> }): JSX.Element | null =>
  account.value ? null : <NameField label={t('guest.label')} name="name" autocomplete="nickname" value={name} />;
