import type { JSX } from 'preact';
import { t } from '../../text/index.ts';

/** A small picture of each sign, as packages/board draws them. */
const SIGNS = [
  { name: 'pattern', picture: <circle cx="12" cy="12" r="8" class="sign pattern" /> },
  { name: 'second', picture: <rect x="5" y="5" width="14" height="14" class="sign second" /> },
  { name: 'third', picture: <path d="M12 3L21 19H3z" class="sign third" /> },
  { name: 'fourth', picture: <path d="M3 12L7.5 4H16.5L21 12L16.5 20H7.5z" class="sign fourth" /> },
  { name: 'fin', picture: <path d="M12 2L22 12L12 22L2 12z" class="sign fin" /> },
  {
    name: 'placed',
    picture: (
      <>
        <circle cx="12" cy="12" r="10" class="sign placed" />
        <circle cx="12" cy="12" r="6.5" class="sign placed" />
      </>
    ),
  },
  { name: 'gone', picture: <path d="M5 19L19 5" class="sign gone" /> },
  { name: 'strong', picture: <path d="M1 12H23" class="sign strong" /> },
  { name: 'weak', picture: <path d="M1 12H23" class="sign weak" /> },
  { name: 'cover', picture: <rect x="3" y="3" width="18" height="18" class="sign cover" /> },
] as const;

/** What the signs of drawings mean. */
export function Signs(): JSX.Element {
  return (
    <details class="panel">
      <summary>{t('learn.signs')}</summary>
      <ul class="signs">
        {SIGNS.map(({ name, picture }) => (
          <li key={name}>
            <svg class="drawn" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              {picture}
            </svg>
            {t(`sign.${name}`)}
          </li>
        ))}
      </ul>
    </details>
  );
}
