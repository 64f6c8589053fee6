import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { engine } from '../engine/engine.ts';
import { layout } from '../pad/layout.ts';
import { ICONS } from '../parts/icons.tsx';
import { language, t } from '../text/index.ts';
import { recentReasons } from './recent.ts';
import { PROVE, type Reason } from './tasks.ts';
import { end, nameReason } from './trial.ts';

/** Those that were named last come first. */
function recentFirst(list: readonly Reason[]): readonly Reason[] {
  const recent = recentReasons();
  const rank = ({ id }: Reason): number => (recent.includes(id) ? recent.indexOf(id) : recent.length);
  return [...list].sort((one, other) => rank(one) - rank(other));
}

/** The techniques of a board that a text may mean, the likeliest first. */
async function reasonsFor(text: string, board: string): Promise<readonly Reason[]> {
  const list = await engine.ask(PROVE.reasons, { text, board });
  return text === '' ? recentFirst(list) : list;
}

/** The techniques of a board, as they are searched for; Enter takes the first. */
export function Reasons({ board }: { readonly board: string }): JSX.Element {
  const typed = useSignal('');
  const found = useSignal<readonly Reason[]>([]);
  const field = useRef<HTMLInputElement>(null);
  const text = typed.value.trim();
  useEffect(() => {
    let isLast = true;
    reasonsFor(text, board).then(
      (list) => {
        if (isLast) found.value = list;
      },
      () => {}, // then what was found before stays
    );
    return () => {
      isLast = false;
    };
  }, [text, board]);
  useEffect(() => {
    // On a phone the keyboard would cover what is to be chosen from.
    if (layout.peek() === 'wide') field.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <label class="reason-field">
        <ICONS.search />
        <span class="spoken">{t('prove.search')}</span>
        <input
          type="search"
          ref={field}
          placeholder={t('prove.search')}
          value={typed.value}
          onInput={({ currentTarget: { value } }) => {
            typed.value = value;
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            // The list may still be that of what was typed before.
            void reasonsFor(event.currentTarget.value.trim(), board).then(([first]) => first && nameReason(first));
          }}
        />
      </label>
      <ul class="story reasons" aria-label={t('prove.reasons')}>
        {found.value.map((reason) => (
          <li key={reason.id}>
            <button type="button" onClick={() => nameReason(reason)}>
              {reason.names[language.value]}
            </button>
          </li>
        ))}
        {found.value.length === 0 && text !== '' && <li class="small">{t('prove.noSuch')}</li>}
      </ul>
      <div class="verbs">
        <button type="button" onClick={end}>
          {t('prove.none')}
        </button>
      </div>
    </>
  );
}
