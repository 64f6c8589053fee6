import type { JSX } from 'preact';
import { address } from '../../route.ts';
import { t } from '../../text/index.ts';
import { ICONS } from './icons.tsx';

/** The way to playing together. */
export const WithSomebody = (): JSX.Element => (
  <a class="with-somebody" href={address('together')}>
    <ICONS.together />
    <span class="name">{t('together.way')}</span>
    <span class="tells">{t('together.waySays')}</span>
    <ICONS.forward />
  </a>
);
