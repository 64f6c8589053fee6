import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { geometry } from '../../table/session.ts';
import { type Key, t } from '../../text/index.ts';
import { isKeyListOpen, type KeyRow } from './keys.ts';

// Keys that languages call differently.
const NAMED: Readonly<Record<string, Key>> = {
  Ctrl: 'key.Ctrl',
  Shift: 'key.Shift',
  Space: 'key.Space',
  Enter: 'key.Enter',
  Backspace: 'key.Backspace',
  Home: 'key.Home',
  End: 'key.End',
};

interface Pointing {
  readonly shown: Key;
  readonly says: Key;
}

const POINTING: readonly Pointing[] = [
  { shown: 'pointing.drag', says: 'pointing.dragSays' },
  { shown: 'pointing.add', says: 'pointing.addSays' },
  { shown: 'pointing.double', says: 'keys.alike' },
];

export interface KeyListProps {
  readonly rows: readonly KeyRow[];
  /** What presses do on this page alone. */
  readonly pointing?: readonly Pointing[];
}

/** Every key and what it does, in a dialog that Esc closes. */
export function KeyList({ rows, pointing = [] }: KeyListProps): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const size = geometry.value?.size ?? 9;
  const close = (): void => {
    isKeyListOpen.value = false;
  };
  return (
    <dialog class="keys" ref={dialog} aria-labelledby="keys-title" onClose={close}>
      <div class="inside">
        <header>
          <h2 id="keys-title">{t('keys.title')}</h2>
          <button type="button" onClick={() => dialog.current?.close()}>
            {t('keys.close')}
          </button>
        </header>
        <dl>
          {rows.map(({ shown, says }) => (
            <div key={says}>
              <dt>
                {(typeof shown === 'string' ? shown : shown(size)).split(' ').map((part) => {
                  const name = NAMED[part];
                  const text = name ? t(name) : part;
                  return /[–,]/.test(part) ? ` ${text} ` : <kbd key={part}>{text}</kbd>;
                })}
              </dt>
              <dd>{t(says)}</dd>
            </div>
          ))}
        </dl>
        <h3>{t('pointing.title')}</h3>
        <dl>
          {[...POINTING, ...pointing].map(({ shown, says }) => (
            <div key={shown}>
              <dt>{t(shown)}</dt>
              <dd>{t(says)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </dialog>
  );
}
