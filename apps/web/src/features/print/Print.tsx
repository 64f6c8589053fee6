import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { rulesOf } from '../../model/titles.ts';
import { boardCalled, readyFor } from '../../puzzles/boards.ts';
import { anySeed } from '../../puzzles/order.ts';
import { go, route } from '../../route.ts';
import { game } from '../../table/session.ts';
import { t } from '../../text/index.ts';
import { Picture } from '../../ui/grid/Picture.tsx';
import { ICONS } from '../../ui/parts/icons.tsx';
import { arrive } from '../import/arrival.ts';
import { Choices } from './Choices.tsx';
import { contentOf, type Printable, type Sheet, sheetsFor } from './sheets.ts';
import { findGame, gather, originOf } from './sources.ts';
import { queryOf, SEEDS, type Wishes, wishesFrom } from './wishes.ts';
import './print.css';

/**
 * The choices as the address has them, and how they are changed; an address that lacks some gets
 * them.
 */
function useWishes(): { readonly now: Wishes; set(some: Partial<Wishes>): void } {
  const { page, query } = route.value;
  const seed = useRef(anySeed() % SEEDS);
  const last = useRef(query);
  // Whoever leaves this page sees it until the next page is there.
  if (page === 'print') last.current = query;
  const now = wishesFrom(last.current, seed.current);
  const keep = (wishes: Wishes): void => go('print', queryOf(wishes), { isReplacing: true });
  useEffect(() => {
    // Effects run late: what was chosen meanwhile stands in the address already.
    const here = route.peek();
    if (here.page !== 'print') return;
    const wishes = wishesFrom(here.query, seed.current);
    if (new URLSearchParams(queryOf(wishes)).toString() !== here.query.toString()) keep(wishes);
  }, [page, query.toString(), now.what]);
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

  // Before anyone can choose it.
  useEffect(() => void findGame(), []);
  useEffect(() => {
    const end = new AbortController();
    const run = async (): Promise<void> => {
      prepared.value = 0;
      puzzles.value = [];
      if (what === 'current' && !game.peek() && (await findGame())) await arrive();
      const all: Printable[] = [];
      for await (const puzzle of gather(now, end.signal)) prepared.value = all.push(puzzle);
      await readyFor(all.map(({ board }) => board));
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
    <div class="page print">
      <div class="on-screen">
        <h1>{t('page.print')}</h1>
        <Choices now={now} set={set} />
        <p role="status" class="small">
          {isBusy
            ? t('print.preparing', { n: prepared.value ?? 0 })
            : sheets.length === 0
              ? t('print.nothing')
              : t('print.pages', { n: sheets.length })}
        </p>
        <button type="button" class="main" disabled={isBusy || sheets.length === 0} onClick={() => print()}>
          <ICONS.print />
          {t('print.now')}
        </button>
      </div>
      <div class="paper">
        <h2 class="eyebrow">{t('print.preview')}</h2>
        <Sheets sheets={sheets} puzzles={puzzles.value} now={now} />
      </div>
    </div>
  );
}

interface SheetsProps {
  readonly sheets: readonly Sheet[];
  readonly puzzles: readonly Printable[];
  readonly now: Wishes;
}

/** The pages as the printer will show them. */
const Sheets = ({ sheets, puzzles, now }: SheetsProps): JSX.Element => (
  <div class={`sheets${now.isLarge ? ' is-large' : ''}`} data-scheme="light">
    {sheets.map(({ kind, room, indices }) => (
      <section key={`${kind} ${indices[0]}`} class={`sheet ${kind} room-${room}`}>
        {kind === 'solutions' && <h2>{t('print.solutionsTitle')}</h2>}
        {indices.map((index) => (
          <OnPaper
            key={index}
            puzzle={puzzles[index]!}
            number={puzzles.length > 1 ? index + 1 : 0}
            notes={kind === 'solutions' ? 'solution' : now.notes}
          />
        ))}
        <Footnote
          boards={kind === 'puzzles' ? indices.map((index) => puzzles[index]!.board) : []}
          origin={now.what === 'new' ? originOf(now) : ''}
        />
      </section>
    ))}
  </div>
);

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
  const geometry = boardCalled(puzzle.board);
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
