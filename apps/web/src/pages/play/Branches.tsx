import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { forget, type Game, goTo, rename, type Savepoint, save } from '../../game/game.ts';
import { alter, game, isPaused, whatIfDepth } from '../../game/session.ts';
import { begin, keep, throwAway } from '../../game/what-if.ts';
import { say } from '../../parts/announcement.ts';
import { t } from '../../text/index.ts';
import { focusCursor } from './pointer.ts';

const tell = (change: (game: Game) => Game, told: string): void => {
  if (isPaused.value) return;
  alter(change);
  say(told);
};

/**
 * While a "what if" is open: what it is, and its two ends. With the last one its buttons go: the
 * focus goes back to the board.
 */
export function WhatIf(): JSX.Element | null {
  const open = whatIfDepth.value;
  if (open === 0) return null;
  const end = (change: (game: Game) => Game, told: string): void => {
    tell(change, told);
    if (whatIfDepth.value === 0) focusCursor();
  };
  return (
    <div class="what-if" role="group" aria-label={t('whatIf.title')}>
      <span>{open > 1 ? t('whatIf.nested', { depth: open }) : t('whatIf.title')}</span>
      <button type="button" onClick={() => end(keep, t('whatIf.kept'))}>
        {t('whatIf.keep')}
      </button>
      <button type="button" onClick={() => end(throwAway, t('whatIf.thrownAway'))}>
        {t('whatIf.throwAway')}
      </button>
    </div>
  );
}

/** Where one can branch off, and come back to. */
export function Branches(): JSX.Element {
  const name = useSignal('');
  const renamed = useSignal('');
  const panel = useRef<HTMLDetailsElement>(null);
  // The button that had the focus is gone.
  const focusTitle = (): void => panel.current?.querySelector('summary')?.focus();
  const savepoints = game.value?.savepoints ?? [];
  const add = (event: Event): void => {
    event.preventDefault();
    const chosen = name.value.trim() || freeName(savepoints);
    tell((now) => save(now, chosen), t('savepoint.saved', { name: chosen }));
    name.value = '';
  };
  return (
    <details class="panel" ref={panel}>
      <summary>{t('branches.title')}</summary>
      <p class="hint">{t('whatIf.says')}</p>
      <button type="button" onClick={() => tell(begin, t('whatIf.begun'))} disabled={isPaused.value}>
        {t('whatIf.begin')}
      </button>
      <form class="inline" onSubmit={add}>
        <input
          type="text"
          aria-label={t('savepoint.name')}
          placeholder={freeName(savepoints)}
          maxLength={40}
          value={name.value}
          onInput={(event) => {
            name.value = event.currentTarget.value;
          }}
        />
        <button type="submit" disabled={isPaused.value}>
          {t('savepoint.save')}
        </button>
      </form>
      {savepoints.length > 0 && (
        <ul class="savepoints" aria-label={t('savepoint.list')}>
          {savepoints.map((savepoint) => (
            <li key={savepoint.name}>
              {renamed.value === savepoint.name ? (
                <Rename
                  name={savepoint.name}
                  done={() => {
                    renamed.value = '';
                    focusTitle();
                  }}
                />
              ) : (
                <>
                  <button
                    type="button"
                    class="go"
                    aria-current={savepoint.node === game.value?.at ? 'true' : undefined}
                    onClick={() =>
                      tell((now) => goTo(now, savepoint.name), t('savepoint.there', { name: savepoint.name }))
                    }
                  >
                    {savepoint.name}
                  </button>
                  <button
                    type="button"
                    class="quiet"
                    aria-label={t('savepoint.rename', { name: savepoint.name })}
                    title={t('savepoint.rename', { name: savepoint.name })}
                    onClick={() => {
                      renamed.value = savepoint.name;
                    }}
                  >
                    ✎
                  </button>
                  <button
                    type="button"
                    class="quiet"
                    aria-label={t('savepoint.forget', { name: savepoint.name })}
                    title={t('savepoint.forget', { name: savepoint.name })}
                    onClick={() => {
                      tell((now) => forget(now, savepoint.name), t('savepoint.forgotten', { name: savepoint.name }));
                      focusTitle();
                    }}
                  >
                    ✕
                  </button>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </details>
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
        onInput={(event) => {
          to.value = event.currentTarget.value;
        }}
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
