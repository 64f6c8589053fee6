import type { JSX } from 'preact';
import { address } from '../../route.ts';
import { t } from '../../text/index.ts';
import { ICONS } from '../../ui/parts/icons.tsx';
import { TOOLS } from '../../ui/parts/tools.ts';
import { DRAWINGS } from './drawings.tsx';
import './workshop.css';

/** The hub of all that can be done with puzzles besides playing them. */
export const Workshop = (): JSX.Element => (
  <div class="page workshop-page">
    <h1>{t('page.workshop')}</h1>
    <p class="prose">{t('workshop.says')}</p>
    <ul class="benches">
      {TOOLS.map((page) => {
        const [Icon, Sketch] = [ICONS[page], DRAWINGS[page]];
        return (
          <li key={page}>
            <a href={address(page)}>
              <Sketch />
              <span class="name">
                <Icon /> {t(`page.${page}`)}
              </span>
              <span class="tells">{t(`workshop.${page}.says`)}</span>
              <ICONS.forward />
            </a>
          </li>
        );
      })}
    </ul>
    <p class="prose">
      {/* Another site beside the app, so no page of its own. */}
      <a href="docs/">{t('workshop.docs')}</a>: {t('workshop.docs.says')}
    </p>
  </div>
);
