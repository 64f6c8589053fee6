import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { codeOf } from '../../model/code.ts';
import { address } from '../../route.ts';
import { doubt, game } from '../../table/session.ts';
import { t } from '../../text/index.ts';
import { Strip } from '../../ui/pad/Strip.tsx';

/** The id of the game whose doubt the player has put away. */
const putAway = signal('');

/** Says so when a puzzle has no solution, or several; two of them can be seen. */
export function Doubt(): JSX.Element | null {
  if (!game.value || !doubt.value || putAway.value === game.value.id) return null;
  const { board, givens, id } = game.value;
  const close = (): void => {
    putAway.value = id;
  };
  return (
    <Strip close={close}>
      <span role="status">
        {doubt.value === 'several' ? (
          <>
            {t('play.several')} <a href={address('import', { show: codeOf({ board, givens }) })}>{t('play.seeTwo')}</a>
          </>
        ) : (
          t(`import.${doubt.value}`)
        )}
      </span>
    </Strip>
  );
}
