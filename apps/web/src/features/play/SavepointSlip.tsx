import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { forget, goTo, rename, type Savepoint, save } from '../../model/game.ts';
import { alter, game } from '../../table/session.ts';
import { t } from '../../text/index.ts';
import { IconButton } from '../../ui/parts/IconButton.tsx';
import { ICONS } from '../../ui/parts/icons.tsx';
import { typingInto } from '../../ui/parts/signals.ts';
import { tell } from './WhatIf.tsx';

/** Places of the game that have a name, to which a player can return. */
export function SavepointSlip({ onClose }: { onClose(): void }): JSX.Element {
  const title = useRef<HTMLHeadingElement>(null);
  // The menu that opened it, or the button that had the focus, has left the page.
  const focusTitle = (): void => title.current?.focus();
  useEffect(focusTitle, []);
  const savepoints = game.value?.savepoints ?? [];
  return (
    <section
      class="slip plain savepoints"
      aria-labelledby="savepoints"
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <header>
        <h2 id="savepoints" ref={title} tabIndex={-1}>
          {t('savepoint.list')}
        </h2>
        <IconButton label={t('keys.close')} Icon={ICONS.close} run={onClose} />
      </header>
      <p class="small">{t('savepoint.says')}</p>
      <Add savepoints={savepoints} />
      {savepoints.length > 0 && (
        <ul aria-label={t('savepoint.list')}>
          {savepoints.map((savepoint) => (
            <Row key={savepoint.name} savepoint={savepoint} focusTitle={focusTitle} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Names the place where the game is now. */
function Add({ savepoints }: { readonly savepoints: readonly Savepoint[] }): JSX.Element {
  const name = useSignal('');
  const add = (event: Event): void => {
    event.preventDefault();
    const chosen = name.value.trim() || freeName(savepoints);
    tell((now) => save(now, chosen), t('savepoint.saved', { name: chosen }));
    name.value = '';
  };
  return (
    <form class="inline" onSubmit={add}>
      <input
        type="text"
        aria-label={t('savepoint.name')}
        placeholder={freeName(savepoints)}
        maxLength={40}
        value={name.value}
        onInput={typingInto(name)}
      />
      <button type="submit">{t('savepoint.save')}</button>
    </form>
  );
}

/** A savepoint: the way back to it, another name, away with it. */
function Row({ savepoint, focusTitle }: { readonly savepoint: Savepoint; focusTitle(): void }): JSX.Element {
  const isRenaming = useSignal(false);
  const { name, node } = savepoint;
  const done = (): void => {
    isRenaming.value = false;
    focusTitle();
  };
  if (isRenaming.value)
    return (
      <li>
        <Rename name={name} done={done} />
      </li>
    );
  const drop = (): void => {
    tell((now) => forget(now, name), t('savepoint.forgotten', { name }));
    focusTitle();
  };
  const rename = (): void => {
    isRenaming.value = true;
  };
  return (
    <li>
      <button
        type="button"
        class="go"
        aria-current={node === game.value?.at ? 'true' : undefined}
        onClick={() => tell((now) => goTo(now, name), t('savepoint.there', { name }))}
      >
        {name}
      </button>
      {(
        [
          ['rename', ICONS.create, rename],
          ['forget', ICONS.remove, drop],
        ] as const
      ).map(([does, Icon, run]) => (
        <IconButton key={does} label={t(`savepoint.${does}`, { name })} Icon={Icon} run={run} />
      ))}
    </li>
  );
}

function Rename({ name, done }: { readonly name: string; done(): void }): JSX.Element {
  const to = useSignal(name);
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => field.current?.select(), []);
  return (
    <form
      class="inline"
      onSubmit={(event) => {
        event.preventDefault();
        const chosen = to.value.trim();
        if (chosen) alter((now) => rename(now, name, chosen));
        done();
      }}
      onKeyDown={({ key }) => key === 'Escape' && done()}
    >
      <input
        type="text"
        aria-label={t('savepoint.name')}
        maxLength={40}
        value={to.value}
        ref={field}
        onInput={typingInto(to)}
      />
      <button type="submit">{t('savepoint.save')}</button>
    </form>
  );
}

function freeName(savepoints: readonly Savepoint[]): string {
  for (let number = savepoints.length + 1; ; number++) {
    const name = t('savepoint.numbered', { number });
    if (!savepoints.some((savepoint) => savepoint.name === name)) return name;
  }
}
