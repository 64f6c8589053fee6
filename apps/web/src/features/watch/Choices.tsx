import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { has, t } from '../../text/index.ts';
import { say } from '../../ui/parts/announcement.ts';
import { copy } from '../../ui/parts/clipboard.ts';
import { Choice } from '../../ui/parts/fields.tsx';
import { typingInto } from '../../ui/parts/signals.ts';
import type { Player } from './player.ts';
import { PUZZLES } from './puzzles.ts';
import { GOALS, MOST_SOLVERS, type View, WATCHABLE } from './view.ts';

const GROUPS = ['tutorials', 'made', 'known'] as const;
const OWN = '';

/** What is watched: the puzzle, the solvers, how far they go. */
export function Choices({ player }: { readonly player: Player }): JSX.Element {
  const { view, played, change, seek } = player;
  const { puzzle, solvers, goal } = view.value;
  const isListed = puzzle === played.value || PUZZLES.some(({ name }) => name === puzzle);
  const isWriting = useSignal(false);
  const own = useSignal('');
  // On a small screen the boards come first.
  const isOpen = useState(() => !isListed || matchMedia('(min-width: 52rem)').matches)[0];
  useEffect(() => {
    if (!isListed) own.value = puzzle;
  }, [puzzle]);
  /** From the start, with something else. */
  const choose = (some: Partial<View>): void => {
    seek(0);
    change(some);
  };
  const isOwn = isWriting.value || !isListed;
  return (
    <details class="choosing" open={isOpen}>
      <summary>{[nameOf(puzzle), ...solvers].join(' · ')}</summary>
      <div>
        <PuzzleChoice
          value={isOwn ? OWN : puzzle}
          played={played.value}
          set={(name) => {
            isWriting.value = name === OWN;
            if (name !== OWN) choose({ puzzle: name });
          }}
        />
        <Choice
          label={t('watch.goal')}
          value={goal}
          among={GOALS}
          called={(choice) => t(`watch.goal.${choice}`)}
          set={(next) => choose({ goal: next })}
        />
        <button type="button" onClick={() => copyLink(player)}>
          {t('watch.link')}
        </button>
        {isOwn && <OwnPuzzle text={own} take={(text) => choose({ puzzle: text })} />}
        <Solvers chosen={solvers} set={(names) => change({ solvers: names })} />
      </div>
    </details>
  );
}

function copyLink({ writeAddress }: Player): void {
  writeAddress();
  void copy(location.href).then((isDone) => say(t(isDone ? 'watch.linked' : 'watch.inAddress')));
}

interface PuzzleChoiceProps {
  readonly value: string;
  /** The game on screen, where there is one. */
  readonly played: string | undefined;
  set(name: string): void;
}

const PuzzleChoice = ({ value, played, set }: PuzzleChoiceProps): JSX.Element => (
  <label>
    {t('watch.puzzle')}
    <select value={value} onChange={({ currentTarget }) => set(currentTarget.value)}>
      {GROUPS.map((group) => (
        <optgroup key={group} label={t(`watch.group.${group}`)}>
          {PUZZLES.filter((puzzle) => puzzle.group === group).map(({ name }) => (
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
);

interface OwnPuzzleProps {
  readonly text: Signal<string>;
  take(puzzle: string): void;
}

const OwnPuzzle = ({ text, take }: OwnPuzzleProps): JSX.Element => (
  <form
    class="own"
    onSubmit={(event) => {
      event.preventDefault();
      if (text.value.trim()) take(text.value.trim());
    }}
  >
    <label>
      {t('watch.own.text')}
      <textarea rows={3} spellcheck={false} value={text.value} onInput={typingInto(text)} />
    </label>
    <button type="submit">{t('watch.own.take')}</button>
  </form>
);

interface SolversProps {
  readonly chosen: readonly string[];
  set(solvers: readonly string[]): void;
}

/** The solvers to be watched: at least one, and no more than have room. */
function Solvers({ chosen, set }: SolversProps): JSX.Element {
  const isChosen = (solver: string): boolean => chosen.includes(solver);
  const toggle = (solver: string): void =>
    set(isChosen(solver) ? chosen.filter((name) => name !== solver) : [...chosen, solver]);
  return (
    <fieldset class="solvers">
      <legend class="spoken">{t('watch.solvers')}</legend>
      {WATCHABLE.map((solver) => (
        <label key={solver}>
          <input
            type="checkbox"
            checked={isChosen(solver)}
            disabled={isChosen(solver) ? chosen.length === 1 : chosen.length === MOST_SOLVERS}
            onChange={() => toggle(solver)}
          />
          {solver}
        </label>
      ))}
    </fieldset>
  );
}

/** What a puzzle on offer is called in the language on screen. */
function nameOf(name: string): string {
  const key = `watch.named.${name}`;
  return has(key) ? t(key) : name;
}
