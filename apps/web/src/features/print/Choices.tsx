import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { dayOf, isDay } from '../../model/daily.ts';
import { boardTitle } from '../../model/titles.ts';
import { BOARDS, LEVELS } from '../../puzzles/boards.ts';
import { anySeed } from '../../puzzles/order.ts';
import { t } from '../../text/index.ts';
import { Choice, fieldsOf, Switch } from '../../ui/parts/fields.tsx';
import { typingInto } from '../../ui/parts/signals.ts';
import { PER_PAGE } from './sheets.ts';
import { mostOf, notesOf, SEEDS, sourcesNow, type Wishes } from './wishes.ts';

interface ChoicesProps {
  readonly now: Wishes;
  set(some: Partial<Wishes>): void;
}

/** What is printed, and how. */
export function Choices({ now, set }: ChoicesProps): JSX.Element {
  const { what } = now;
  const field = fieldsOf(now, set);
  return (
    <form class="choices" onSubmit={(event) => event.preventDefault()}>
      <Choice
        label={t('print.what')}
        name="what"
        value={what}
        among={sourcesNow()}
        called={(choice) => t(`print.${choice}`)}
        set={(next) =>
          set({ what: next, count: next === 'imported' ? mostOf(next) : Math.min(now.count, mostOf(next)) })
        }
      />
      {what === 'daily' && <Day now={now} set={set} />}
      {what === 'new' && <Kind now={now} set={set} />}
      {(what === 'new' || what === 'imported') && (
        <TypedNumber label={t('print.count')} {...field('count')} least={1} most={mostOf(what)} />
      )}
      {what === 'new' && <Seed now={now} set={set} />}
      <Choice label={t('print.perPage')} {...field('perPage')} among={PER_PAGE} called={String} />
      <Choice
        label={t('print.notes')}
        {...field('notes')}
        among={notesOf(what)}
        called={(choice) => t(`print.notes.${choice}`)}
      />
      <Switch label={t('print.large')} name="large" isOn={now.isLarge} set={(isLarge) => set({ isLarge })} />
      <Switch
        label={t('print.solutions')}
        name="solutions"
        isOn={now.areSolutionsWanted}
        set={(areSolutionsWanted) => set({ areSolutionsWanted })}
      />
    </form>
  );
}

/** Which puzzle of the day. */
const Day = ({ now, set }: ChoicesProps): JSX.Element => (
  <label>
    {t('print.day')}
    <input
      name="day"
      type="date"
      required
      max={dayOf(new Date())}
      value={now.day}
      onChange={({ currentTarget }) => isDay(currentTarget.value) && set({ day: currentTarget.value })}
    />
  </label>
);

/** On which board new puzzles are, and how hard. */
function Kind({ now, set }: ChoicesProps): JSX.Element {
  const field = fieldsOf(now, set);
  return (
    <>
      <Choice label={t('new.board')} {...field('board')} among={BOARDS} called={boardTitle} />
      <Choice
        label={t('new.difficulty')}
        name="difficulty"
        value={now.level}
        among={LEVELS}
        called={(level) => t(`difficulty.${level}`)}
        set={(level) => set({ level })}
      />
    </>
  );
}

/** From what new puzzles are made. */
function Seed({ now, set }: ChoicesProps): JSX.Element {
  const field = fieldsOf(now, set);
  return (
    <>
      <TypedNumber label={t('print.seed')} {...field('seed')} least={0} most={SEEDS - 1} />
      <button type="button" onClick={() => set({ seed: anySeed() % SEEDS })}>
        {t('print.others')}
      </button>
      <p class="says">{t('print.seedHelp')}</p>
    </>
  );
}

interface TypedNumberProps {
  readonly label: string;
  readonly name: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  set(value: number): void;
}

/**
 * A number to be typed: what stands there stays, whatever is shown anew meanwhile, until it is
 * meant.
 */
function TypedNumber({ label, name, value, least, most, set }: TypedNumberProps): JSX.Element {
  const typed = useSignal<string | undefined>(undefined);
  return (
    <label>
      {label}
      <input
        name={name}
        type="number"
        min={least}
        max={most}
        value={typed.value ?? value}
        onInput={typingInto(typed)}
        onChange={({ currentTarget }) => {
          typed.value = undefined;
          set(Math.min(most, Math.max(least, Math.round(Number(currentTarget.value)))));
        }}
      />
    </label>
  );
}
