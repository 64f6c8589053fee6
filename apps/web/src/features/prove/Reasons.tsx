import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../text/index.ts';
import { Finder } from './Finder.tsx';
import { end } from './trial.ts';

/** The likely techniques of a board here, all of them by level in a window of their own. */
export function Reasons({ board }: { readonly board: string }): JSX.Element {
  const isAll = useSignal(false);
  return (
    <>
      {!isAll.value && <Finder board={board} />}
      <div class="verbs">
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => {
            isAll.value = true;
          }}
        >
          {t('prove.all')}
        </button>
        <button type="button" onClick={end}>
          {t('prove.none')}
        </button>
      </div>
      {isAll.value && (
        <AllReasons
          board={board}
          close={() => {
            isAll.value = false;
          }}
        />
      )}
    </>
  );
}

/** All techniques, as many at a time as the window has room for; Esc closes it. */
function AllReasons({ board, close }: { readonly board: string; close(): void }): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      class="all-reasons"
      ref={dialog}
      aria-labelledby="all-reasons"
      onClose={close}
      // The search fields of WebKit keep Escape for themselves, even when they are empty.
      onKeyDown={({ key, target }) => {
        if (key === 'Escape' && target instanceof HTMLInputElement && target.value === '') dialog.current?.close();
      }}
    >
      <header>
        <h2 id="all-reasons">{t('prove.all')}</h2>
        <button type="button" onClick={() => dialog.current?.close()}>
          {t('keys.close')}
        </button>
      </header>
      <Finder board={board} isGrouped />
    </dialog>
  );
}
