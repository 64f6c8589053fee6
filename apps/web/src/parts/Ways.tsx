import type { JSX } from 'preact';
import { address, route } from '../route.ts';
import { t } from '../text/index.ts';

const WAYS = ['new', 'import', 'share', 'print'] as const;

/** The ways to and from the board: new games, other people's puzzles, sharing, paper. */
export const Ways = (): JSX.Element => (
  <nav class="ways" aria-label={t('ways.all')}>
    {WAYS.map((page) => (
      <a key={page} href={address(page)} aria-current={route.value.page === page ? 'page' : undefined}>
        {t(`page.${page}`)}
      </a>
    ))}
  </nav>
);
