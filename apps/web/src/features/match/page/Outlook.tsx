import { ALPHABET, cellName } from '@pencilmark/core/geometry/plain';
import { bonusOf, costOf } from '@pencilmark/race';
import type { JSX } from 'preact';
import { geometry } from '../../../table/session.ts';
import { t } from '../../../text/index.ts';
import { openCell } from '../own.ts';
import { isMyTurn, seat, snapshot } from '../table.ts';
import { gainText, secondsText } from '../words.ts';

/** Before a move: the cell, the par of the position, what a digit earns or costs. */
export function Outlook(): JSX.Element {
  const { duel } = snapshot.value!;
  const cell = openCell();
  const par = duel!.par ?? 0;
  const tried = duel!.struckOut.filter((struck) => struck.cell === cell).map(({ digit }) => ALPHABET[digit - 1]!);
  return (
    <dl class="outlook">
      <div class="here">
        <dt>{here(cell)}</dt>
        <dd>{tried.length > 0 && t('match.tried', { digits: tried.join(' ') })}</dd>
      </div>
      <div>
        <dt>{t('match.par')}</dt>
        <dd>{secondsText(par)}</dd>
      </div>
      <div>
        <dt>{t('match.right')}</dt>
        <dd>{gainText(bonusOf(par))}</dd>
      </div>
      <div>
        <dt>{t('match.wrong')}</dt>
        <dd>{gainText(-costOf(par))}</dd>
      </div>
    </dl>
  );
}

/** The cell that is chosen, or whose turn it is. */
function here(cell: number): string {
  if (cell >= 0) return cellName(cell, geometry.value!.size);
  if (seat.value === null) return '';
  return t(isMyTurn.value ? 'match.yourMove' : 'match.theirMove');
}
