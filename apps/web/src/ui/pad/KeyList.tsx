import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { geometry } from '../../table/session.ts';
import { type Key, t } from '../../text/index.ts';
import { ear, loadEar } from './ear.ts';
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

/** Keys, and what each does. */
const KeyRows = ({ rows }: Pick<KeyListProps, 'rows'>): JSX.Element => {
  const size = geometry.value?.size ?? 9;
  return (
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
  );
};

/** Every key and what it does, in a dialog that Esc closes. */
export function KeyList({ rows, pointing = [] }: KeyListProps): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    loadEar().catch(() => {}); // offline before they were ever loaded: the rest is listed
  }, []);
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
        <KeyRows rows={rows} />
        {ear.value && (
          <>
            <h3>{t('keys.ear.title')}</h3>
            <p>{t('keys.ear.says')}</p>
            <KeyRows rows={ear.value.EAR_KEYS} />
          </>
        )}
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
