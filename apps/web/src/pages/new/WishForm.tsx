import type { Difficulty, SymmetryName } from '@pencilmark/core';
import { useSignal } from '@preact/signals';

import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { BOARDS, CLASSIC, jigsawOf, LEVELS, SYMMETRY_NAMES } from '../../collection/boards.ts';
import { engine } from '../../engine/engine.ts';
import { boardTitle } from '../../game/about.ts';
import { language, t } from '../../text/index.ts';
import { playNew } from './making.ts';

interface Choice {
  readonly board: string;
  readonly difficulty: Difficulty | '';
  readonly symmetry: SymmetryName;
  readonly least: string;
  readonly most: string;
  readonly technique: string;
  readonly map: string;
}

const FIRST: Choice = {
  board: CLASSIC,
  difficulty: 'moderate',
  symmetry: 'none',
  least: '',
  most: '',
  technique: '',
  map: '',
};

/** All that can be wished of a new puzzle. */
export function WishForm(): JSX.Element {
  const choice = useSignal<Choice>(FIRST);
  const techniques = useSignal<readonly { readonly id: string; readonly name: string }[]>([]);
  const isOpen = useSignal(false);
  const spoken = language.value;
  // Core comes along for the names: not before somebody wants to see them.
  useEffect(() => {
    if (!isOpen.value) return;
    engine.ask('techniques', { language: spoken }).then(
      (list) => {
        techniques.value = list;
      },
      () => {}, // then any technique will do
    );
  }, [isOpen.value, spoken]);
  const now = choice.value;
  const set = (some: Partial<Choice>): void => {
    choice.value = { ...now, ...some };
  };
  const isJigsaw = now.board.endsWith('jigsaw-');
  const board = isJigsaw && now.map.trim() ? jigsawOf(now.map) : now.board;
  const number = (text: string): number | undefined =>
    text.trim() === '' ? undefined : Number(text.replace(',', '.'));
  const submit = (event: Event): void => {
    event.preventDefault();
    if (!board) return;
    void playNew({
      board,
      difficulty: now.difficulty || undefined,
      symmetry: now.symmetry === 'none' ? undefined : now.symmetry,
      least: number(now.least),
      most: number(now.most),
      technique: now.technique || undefined,
    });
  };
  return (
    <details
      onToggle={(event) => {
        isOpen.value = event.currentTarget.open;
      }}
    >
      <summary>
        <h2>{t('new.wishes')}</h2>
      </summary>
      <form class="settings wishes" onSubmit={submit}>
        <label>
          {t('new.board')}
          <select name="board" value={now.board} onChange={(event) => set({ board: event.currentTarget.value })}>
            {BOARDS.map((id) => (
              <option key={id} value={id}>
                {boardTitle(id)}
              </option>
            ))}
          </select>
        </label>
        {isJigsaw && (
          <label>
            {t('new.map')}
            <textarea
              rows={3}
              spellcheck={false}
              value={now.map}
              aria-invalid={!board}
              aria-describedby="map-says"
              onInput={(event) => set({ map: event.currentTarget.value })}
            />
            <small id="map-says">{t(board ? 'new.map.says' : 'new.map.wrong')}</small>
          </label>
        )}
        <label>
          {t('new.difficulty')}
          <select
            name="difficulty"
            value={now.difficulty}
            onChange={(event) => set({ difficulty: event.currentTarget.value as Choice['difficulty'] })}
          >
            <option value="">{t('new.any')}</option>
            {LEVELS.map((level) => (
              <option key={level} value={level}>
                {t(`difficulty.${level}`)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t('new.symmetry')}
          <select
            name="symmetry"
            value={now.symmetry}
            onChange={(event) => set({ symmetry: event.currentTarget.value as SymmetryName })}
          >
            {SYMMETRY_NAMES.map((name) => (
              <option key={name} value={name}>
                {t(`symmetry.${name}`)}
              </option>
            ))}
          </select>
        </label>
        <fieldset class="range">
          <legend>{t('new.rating')}</legend>
          {(['least', 'most'] as const).map((end) => (
            <label key={end}>
              {t(`new.${end}`)}
              <input
                name={end}
                type="number"
                min="1"
                max="12"
                step="0.1"
                value={now[end]}
                onInput={(event) => set({ [end]: event.currentTarget.value })}
              />
            </label>
          ))}
        </fieldset>
        <label>
          {t('new.technique')}
          <select
            name="technique"
            value={now.technique}
            onChange={(event) => set({ technique: event.currentTarget.value })}
          >
            <option value="">{t('new.any')}</option>
            {techniques.value.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" class="main" disabled={!board}>
          {t('new.make')}
        </button>
      </form>
    </details>
  );
}
