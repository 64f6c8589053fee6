import type { JSX } from 'preact';
import { address } from '../../route.ts';
import { t } from '../../text/index.ts';
import { ICONS } from '../../ui/parts/icons.tsx';
import { TOOLS } from '../../ui/parts/tools.ts';

/** The ways into the workshop. */
export const Tools = (): JSX.Element => (
  <nav class="tools-of-day" aria-label={t('page.workshop')}>
    <a class="workshop-name" href={address('workshop')}>
      {t('page.workshop')}
    </a>
    {TOOLS.map((page) => {
      const Icon = ICONS[page];
      return (
        <a key={page} href={address(page)}>
          <Icon />
          {t(`page.${page}`)}
        </a>
      );
    })}
  </nav>
);
