import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { act, pass, snapshot } from '../../match/table.ts';
import { gainText } from '../../match/words.ts';
import { t } from '../../text/index.ts';

/** What a player is asked about before it is done, for it cannot be taken back. */
export const asking = signal<'pass' | 'resign' | undefined>(undefined);

/** What passing, or a wrong digit, costs besides what the position is worth, in seconds. */
export const COST = 10;

/** "Really?", in place of the pad's first row. */
export function Asking(): JSX.Element | null {
  const what = asking.value;
  if (!what || snapshot.value?.phase !== 'live') return null;
  const par = snapshot.value.duel?.par ?? 0;
  const close = (): void => {
    asking.value = undefined;
  };
  const go = (): void => {
    close();
    if (what === 'pass') pass();
    else act({ t: 'resign' });
  };
  return (
    <section class="slip plain asking" role="alertdialog" aria-labelledby="asking">
      <p id="asking">
        {what === 'pass' ? t('match.askPass', { cost: gainText(-1000 * (COST + par)) }) : t('match.askResign')}
      </p>
      <div class="buttons">
        <button type="button" onClick={go}>
          {t(what === 'pass' ? 'match.pass' : 'match.resign')}
        </button>
        <button type="button" class="quiet" onClick={close}>
          {t('match.playOn')}
        </button>
      </div>
    </section>
  );
}
