import { geometryOf } from '@pencilmark/core/geometry';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { dayOf, isDay } from '../../game/daily.ts';
import { game } from '../../game/session.ts';
import { boardTitle, rulesOf } from '../../game/titles.ts';
import { Picture } from '../../grid/Picture.tsx';
import { arrive } from '../../import/arrival.ts';
import { Choice, Switch } from '../../parts/fields.tsx';
import { Ways } from '../../parts/Ways.tsx';
import { BOARDS, LEVELS } from '../../puzzles/boards.ts';
import { anySeed } from '../../puzzles/order.ts';
import { go, route } from '../../route.ts';
import { t } from '../../text/index.ts';
import { contentOf, PER_PAGE, type Printable, sheetsFor } from './sheets.ts';
import { gather, originOf } from './sources.ts';
import { mostOf, notesOf, queryOf, SEEDS, sourcesNow, type Wishes, wishesFrom } from './wishes.ts';
import '../../style/new.css';
import '../../style/print.css';

/**
 * The choices as the address has them, and how they are changed; an address that lacks some gets
 * them.
 */
function useWishes(): { readonly now: Wishes; set(some: Partial<Wishes>): void } {
  const { page, query } = route.value;
  const seed = useRef(anySeed() % SEEDS);
  const last = useRef(query);
  // Whoever leaves this page sees it until the next one is there.
  if (page === 'print') last.current = query;
  const now = wishesFrom(last.current, seed.current);
  const keep = (wishes: Wishes): void => go('print', queryOf(wishes), { isReplacing: true });
  useEffect(() => {
    // Effects run late: what was chosen meanwhile stands in the address already.
    const here = route.peek();
    if (here.page !== 'print') return;
    const wishes = wishesFrom(here.query, seed.current);
    if (new URLSearchParams(queryOf(wishes)).toString() !== here.query.toString()) keep(wishes);
  }, [page, query.toString()]);
  return { now, set: (some) => keep({ ...now, ...some }) };
}

/**
 * Puzzles on paper: what is printed is chosen above, and the pages lie below as the printer will
 * show them.
 */
export function Print(): JSX.Element {
  const { now, set } = useWishes();
  const puzzles = useSignal<readonly Printable[]>([]);
  /** How many are there while more are coming. */
  const prepared = useSignal<number | undefined>(0);
  const { what, board, level, count, seed, day } = now;

  useEffect(() => {
    const end = new AbortController();
    const run = async (): Promise<void> => {
      prepared.value = 0;
      puzzles.value = [];
      if (what === 'current' && !game.peek()) await arrive();
      const all: Printable[] = [];
      for await (const puzzle of gather(now, end.signal)) prepared.value = all.push(puzzle);
      puzzles.value = all;
    };
    run()
      .catch(() => {}) // called off, or nothing could be made: then there is nothing to see
      .finally(() => {
        if (!end.signal.aborted) prepared.value = undefined;
      });
    return () => end.abort();
  }, [what, board, level, count, seed, day]);

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
            <Footnote
              boards={kind === 'puzzles' ? indices.map((index) => puzzles.value[index]!.board) : []}
              origin={what === 'new' ? originOf(now) : ''}
            />
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

interface FootnoteProps {
  readonly boards: readonly string[];
  /** From what the puzzles were made; empty when they were not made here. */
  readonly origin: string;
}

/**
 * What holds on the boards of a page besides rows, columns and boxes, and how its puzzles are made
 * again.
 */
function Footnote({ boards, origin }: FootnoteProps): JSX.Element | null {
  const lines = [[...new Set(boards.flatMap(rulesOf))].join(' '), origin].filter(Boolean);
  return lines.length > 0 ? <p class="footnote">{lines.join(' — ')}</p> : null;
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
        onInput={({ currentTarget }) => {
          typed.value = currentTarget.value;
        }}
        onChange={({ currentTarget }) => {
          typed.value = undefined;
          set(Math.min(most, Math.max(least, Math.round(Number(currentTarget.value)))));
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
        set={(next) =>
          set({ what: next, count: next === 'imported' ? mostOf(next) : Math.min(now.count, mostOf(next)) })
        }
      />
      {what === 'daily' && (
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
      )}
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
        <TypedNumber
          label={t('print.count')}
          name="count"
          value={now.count}
          least={1}
          most={mostOf(what)}
          set={(count) => set({ count })}
        />
      )}
      {what === 'new' && (
        <>
          <TypedNumber
            label={t('print.seed')}
            name="seed"
            value={now.seed}
            least={0}
            most={SEEDS - 1}
            set={(seed) => set({ seed })}
          />
          <button type="button" onClick={() => set({ seed: anySeed() % SEEDS })}>
            {t('print.others')}
          </button>
          <p class="help">{t('print.seedHelp')}</p>
        </>
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
