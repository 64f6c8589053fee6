import { costOf } from '@pencilmark/race';
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { t } from '../../../text/index.ts';
import { act, pass, snapshot } from '../table.ts';
import { gainText } from '../words.ts';

/** What a player has to confirm before it is done, for it cannot be taken back. */
export const asking = signal<'pass' | 'resign' | undefined>(undefined);

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
      <p id="asking">{what === 'pass' ? t('match.askPass', { cost: gainText(-costOf(par)) }) : t('match.askResign')}</p>
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
