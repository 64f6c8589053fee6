import type { JSX } from 'preact';
import { t } from '../../../text/index.ts';
import { picture, type problem } from '../reading.ts';

type Why = NonNullable<(typeof problem)['value']>;

/** Why nothing was read, and what can be done. */
export const Refused = ({ why }: { readonly why: Why }): JSX.Element => (
  <section class="slip proof" role="alert">
    <p class="verdict">{t(`scan.why.${why}`)}</p>
    <p>{t(`scan.then.${why}`)}</p>
    {picture.value && <p>{t('scan.byHand')}</p>}
  </section>
);
