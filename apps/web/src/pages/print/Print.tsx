import { geometryOf } from '@pencilmark/core/geometry';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { game } from '../../game/session.ts';
import { boardTitle, rulesOf } from '../../game/titles.ts';
import { Picture } from '../../grid/Picture.tsx';
import { arrive } from '../../import/arrival.ts';
import { importedList } from '../../import/intake.ts';
import { Choice, Switch } from '../../parts/fields.tsx';
import { Ways } from '../../parts/Ways.tsx';
import { BOARDS, CLASSIC, LEVELS } from '../../puzzles/boards.ts';
import { route } from '../../route.ts';
import { t } from '../../text/index.ts';
import { contentOf, NOTES, PER_PAGE, type Printable, sheetsFor } from './sheets.ts';
import { gather, type PrintSource, SOURCES, type Wanted } from './sources.ts';
import '../../style/new.css';
import '../../style/print.css';

interface Wishes extends Wanted {
  readonly perPage: (typeof PER_PAGE)[number];
  readonly isLarge: boolean;
  readonly notes: (typeof NOTES)[number];
  readonly areSolutionsWanted: boolean;
}

/** New puzzles at a time. */
const MOST = 48;

/** What there is to print. */
const sourcesNow = (): PrintSource[] => SOURCES.filter((one) => one !== 'imported' || importedList.value.length > 0);

const mostOf = (what: PrintSource): number => (what === 'imported' ? importedList.value.length : MOST);

/** What can be written into the cells: the puzzles of others hold nothing of the player's. */
const notesOf = (what: PrintSource): Wishes['notes'][] =>
  NOTES.filter((one) => one !== 'mine' || what === 'current' || what === 'imported');

/** Puzzles on paper: what is printed is chosen above, and the pages lie below as the printer will show them. */
export function Print(): JSX.Element {
  const { query } = route.value;
  const choice = useSignal<Wishes>({
    what: sourcesNow().find((one) => one === query.get('what')) ?? 'current',
    board: BOARDS.find((one) => one === query.get('board')) ?? CLASSIC,
    level: LEVELS.find((one) => one === query.get('difficulty')) ?? 'moderate',
    count: query.get('what') === 'imported' ? importedList.peek().length : 4,
    perPage: 1,
    isLarge: false,
    notes: 'none',
    areSolutionsWanted: true,
  });
  const puzzles = useSignal<readonly Printable[]>([]);
  /** How many are there while more are coming. */
  const prepared = useSignal<number | undefined>(0);
  const now = choice.value;
  const { what, board, level, count } = now;
  const set = (some: Partial<Wishes>): void => {
    const next = { ...now, ...some };
    const notes = notesOf(next.what).find((one) => one === next.notes) ?? 'none';
    choice.value = { ...next, notes, count: Math.min(next.count, mostOf(next.what)) };
  };

  useEffect(() => {
    const end = new AbortController();
    const run = async (): Promise<void> => {
      prepared.value = 0;
      puzzles.value = [];
      if (what === 'current' && !game.peek()) await arrive();
      const all: Printable[] = [];
      for await (const puzzle of gather({ what, board, level, count }, end.signal)) prepared.value = all.push(puzzle);
      puzzles.value = all;
    };
    run()
      .catch(() => {}) // called off, or nothing could be made: then there is nothing to see
      .finally(() => {
        if (!end.signal.aborted) prepared.value = undefined;
      });
    return () => end.abort();
  }, [what, board, level, count]);

  const sheets = sheetsFor(puzzles.value, now.perPage, now.areSolutionsWanted);
  const isBusy = prepared.value !== undefined;
  return (
    <div class="page new print">
      <div class="on-screen">
        <h1>{t('page.print')}</h1>
        <Ways />
        <Choices now={now} set={set} />
        <p role="status">
          {isBusy
            ? t('print.preparing', { n: prepared.value ?? 0 })
            : sheets.length === 0
              ? t('print.nothing')
              : t('print.pages', { n: sheets.length })}
        </p>
        <button type="button" class="main" disabled={isBusy || sheets.length === 0} onClick={() => print()}>
          {t('print.now')}
        </button>
        <h2>{t('print.preview')}</h2>
      </div>
      <div class={`sheets${now.isLarge ? ' is-large' : ''}`}>
        {sheets.map(({ kind, room, indices }) => (
          <section key={`${kind} ${indices[0]}`} class={`sheet ${kind} room-${room}`}>
            {kind === 'solutions' && <h2>{t('print.solutionsTitle')}</h2>}
            {indices.map((index) => (
              <OnPaper
                key={index}
                puzzle={puzzles.value[index]!}
                number={puzzles.value.length > 1 ? index + 1 : 0}
                notes={kind === 'solutions' ? 'solution' : now.notes}
              />
            ))}
            {kind === 'puzzles' && <Rules boards={indices.map((index) => puzzles.value[index]!.board)} />}
          </section>
        ))}
      </div>
    </div>
  );
}

interface OnPaperProps {
  readonly puzzle: Printable;
  /** Its number among several, or 0. */
  readonly number: number;
  readonly notes: Wishes['notes'] | 'solution';
}

/** What holds on the boards of a page besides rows, columns and boxes. */
function Rules({ boards }: { readonly boards: readonly string[] }): JSX.Element | null {
  const rules = [...new Set(boards.flatMap(rulesOf))];
  return rules.length > 0 ? <p class="footnote">{rules.join(' ')}</p> : null;
}

function OnPaper({ puzzle, number, notes }: OnPaperProps): JSX.Element | null {
  const geometry = geometryOf(puzzle.board);
  if (!geometry.ok) return null;
  const content = notes === 'solution' ? { digits: puzzle.solution!, notes: undefined } : contentOf(puzzle, notes);
  const title = [number > 0 && `${number}`, notes !== 'solution' && puzzle.title].filter(Boolean).join(' · ');
  return (
    <figure>
      {title !== '' && <figcaption>{title}</figcaption>}
      <Picture
        geometry={geometry.value}
        givens={puzzle.givens}
        label={title || t('print.puzzle', { n: 1 })}
        {...content}
      />
    </figure>
  );
}

interface HowManyProps {
  readonly count: number;
  readonly most: number;
  set(count: number): void;
}

/** A number to be typed: what stands there stays, whatever is shown anew meanwhile, until it is meant. */
function HowMany({ count, most, set }: HowManyProps): JSX.Element {
  const typed = useSignal<string | undefined>(undefined);
  return (
    <label>
      {t('print.count')}
      <input
        name="count"
        type="number"
        min="1"
        max={most}
        value={typed.value ?? count}
        onInput={({ currentTarget }) => {
          typed.value = currentTarget.value;
        }}
        onChange={({ currentTarget }) => {
          typed.value = undefined;
          set(Math.max(1, Math.round(Number(currentTarget.value))));
        }}
      />
    </label>
  );
}

interface ChoicesProps {
  readonly now: Wishes;
  set(some: Partial<Wishes>): void;
}

function Choices({ now, set }: ChoicesProps): JSX.Element {
  const { what } = now;
  return (
    <form class="settings choices" onSubmit={(event) => event.preventDefault()}>
      <Choice
        label={t('print.what')}
        name="what"
        value={what}
        among={sourcesNow()}
        called={(one) => t(`print.${one}`)}
        set={(next) => set({ what: next, ...(next === 'imported' && { count: mostOf(next) }) })}
      />
      {what === 'new' && (
        <>
          <Choice
            label={t('new.board')}
            name="board"
            value={now.board}
            among={BOARDS}
            called={boardTitle}
            set={(board) => set({ board })}
          />
          <Choice
            label={t('new.difficulty')}
            name="difficulty"
            value={now.level}
            among={LEVELS}
            called={(level) => t(`difficulty.${level}`)}
            set={(level) => set({ level })}
          />
        </>
      )}
      {(what === 'new' || what === 'imported') && (
        <HowMany count={now.count} most={mostOf(what)} set={(count) => set({ count })} />
      )}
      <Choice
        label={t('print.perPage')}
        name="perPage"
        value={now.perPage}
        among={PER_PAGE}
        called={String}
        set={(perPage) => set({ perPage })}
      />
      <Choice
        label={t('print.notes')}
        name="notes"
        value={now.notes}
        among={notesOf(what)}
        called={(one) => t(`print.notes.${one}`)}
        set={(notes) => set({ notes })}
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
