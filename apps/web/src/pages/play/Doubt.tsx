import type { JSX } from 'preact';
import { codeOf } from '../../game/code.ts';
import { doubt, game } from '../../game/session.ts';
import { address } from '../../route.ts';
import { t } from '../../text/index.ts';

/** Says so when a puzzle has no solution, or several; two of them can be seen. */
export function Doubt(): JSX.Element | null {
  if (!game.value || !doubt.value) return null;
  if (doubt.value !== 'several')
    return (
      <p class="notice" role="status">
        {t(`import.${doubt.value}`)}
      </p>
    );
  const { board, givens } = game.value;
  return (
    <p class="notice" role="status">
      {t('play.several')} <a href={address('import', { show: codeOf({ board, givens }) })}>{t('play.seeTwo')}</a>
    </p>
  );
}
