import { SIGNS } from '@pencilmark/board';
import type { JSX } from 'preact';
import { t } from '../../../text/index.ts';
import { Sign } from '../../hint/Sign.tsx';

/** What the signs of drawings mean. */
export function Signs(): JSX.Element {
  return (
    <details class="panel">
      <summary>{t('learn.signs')}</summary>
      <ul class="signs">
        {SIGNS.map((name) => (
          <li key={name}>
            <Sign name={name} />
            {t(`sign.${name}`)}
          </li>
        ))}
      </ul>
    </details>
  );
}
