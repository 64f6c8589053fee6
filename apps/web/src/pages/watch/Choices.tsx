import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { say } from '../../parts/announcement.ts';
import { copy } from '../../parts/clipboard.ts';
import { typingInto } from '../../parts/signals.ts';
import { has, t } from '../../text/index.ts';
import type { Player } from './player.ts';
import { PUZZLES } from './puzzles.ts';
import { GOALS, type Goal, MOST_SOLVERS, WATCHABLE } from './view.ts';

const GROUPS = ['tutorials', 'made', 'known'] as const;
const OWN = '';

/** What is watched: the puzzle, the solvers, how far they go. */
export function Choices({
  player: { view, played: game, change, seek, writeAddress },
}: {
  readonly player: Player;
}): JSX.Element {
  const { puzzle, solvers, goal } = view.value;
  const played = game.value;
  const isListed = puzzle === played || PUZZLES.some(({ name }) => name === puzzle);
  const isWriting = useSignal(false);
  const own = useSignal('');
  // On a small screen the boards come first.
  const isOpen = useState(() => !isListed || matchMedia('(min-width: 52rem)').matches)[0];
  useEffect(() => {
    if (!isListed) own.value = puzzle;
  }, [puzzle]);
  /** From the start, with something else. */
  const choose = (some: Parameters<typeof change>[0]): void => {
    seek(0);
    change(some);
  };
  const isChosen = (solver: string): boolean => solvers.includes(solver);
  const toggle = (solver: string): void =>
    change({ solvers: isChosen(solver) ? solvers.filter((one) => one !== solver) : [...solvers, solver] });
  const copyLink = (): void => {
    writeAddress();
    void copy(location.href).then((isDone) => say(t(isDone ? 'watch.linked' : 'watch.inAddress')));
  };
  const shown = isWriting.value || !isListed;
  return (
    <details class="choosing" open={isOpen}>
      <summary>{[nameOf(puzzle), ...solvers].join(' · ')}</summary>
      <div>
        <label>
          {t('watch.puzzle')}
          <select
            value={shown ? OWN : puzzle}
            onChange={({ currentTarget: { value } }) => {
              isWriting.value = value === OWN;
              if (value !== OWN) choose({ puzzle: value });
            }}
          >
            {GROUPS.map((group) => (
              <optgroup key={group} label={t(`watch.group.${group}`)}>
                {PUZZLES.filter((one) => one.group === group).map(({ name }) => (
                  <option key={name} value={name}>
                    {nameOf(name)}
                  </option>
                ))}
              </optgroup>
            ))}
            {played && <option value={played}>{t('watch.played')}</option>}
            <option value={OWN}>{t('watch.own')}</option>
          </select>
        </label>
        <label>
          {t('watch.goal')}
          <select value={goal} onChange={({ currentTarget: { value } }) => choose({ goal: value as Goal })}>
            {GOALS.map((one) => (
              <option key={one} value={one}>
                {t(`watch.goal.${one}`)}
              </option>
            ))}
          </select>
        </label>
        <button type="button" onClick={copyLink}>
          {t('watch.link')}
        </button>
        {shown && (
          <form
            class="own"
            onSubmit={(event) => {
              event.preventDefault();
              if (own.value.trim()) choose({ puzzle: own.value.trim() });
            }}
          >
            <label>
              {t('watch.own.text')}
              <textarea rows={3} spellcheck={false} value={own.value} onInput={typingInto(own)} />
            </label>
            <button type="submit">{t('watch.own.take')}</button>
          </form>
        )}
        <fieldset class="solvers">
          <legend class="spoken">{t('watch.solvers')}</legend>
          {WATCHABLE.map((solver) => (
            <label key={solver}>
              <input
                type="checkbox"
                checked={isChosen(solver)}
                disabled={isChosen(solver) ? solvers.length === 1 : solvers.length === MOST_SOLVERS}
                onChange={() => toggle(solver)}
              />
              {solver}
            </label>
          ))}
        </fieldset>
      </div>
    </details>
  );
}

/** What a puzzle on offer is called in the language on screen. */
function nameOf(name: string): string {
  const key = `watch.named.${name}`;
  return has(key) ? t(key) : name;
}
