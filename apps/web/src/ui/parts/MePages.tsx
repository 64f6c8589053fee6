import type { JSX } from 'preact';
import { address, route } from '../../route.ts';
import { t } from '../../text/index.ts';
import './me-pages.css';

const PAGES = ['me', 'games', 'account', 'settings'] as const;

/** The pages of the place Me: the record, the games, the account, the settings. */
export const MePages = (): JSX.Element => (
  <nav class="me-pages" aria-label={t('me.pages')}>
    {PAGES.map((page) => (
      <a key={page} href={address(page)} aria-current={route.value.page === page ? 'page' : undefined}>
        {t(`page.${page}`)}
      </a>
    ))}
  </nav>
);
