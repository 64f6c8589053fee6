import { geometryOf } from '@pencilmark/core/geometry';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Picture } from '../board/Picture.tsx';
import { LEVELS } from '../collection/boards.ts';
import { begin } from '../game/begin.ts';
import { game } from '../game/session.ts';
import { route } from '../route.ts';
import { t } from '../text/index.ts';
import { importedList } from './new/draft.ts';
import { Ways } from './new/Ways.tsx';
import { gather, type PrintSource, SOURCES, type Wanted } from './print/gather.ts';
import { contentOf, NOTES, PER_PAGE, type Printable, sheetsFor } from './print/sheets.ts';
import '../style/new.css';
import '../style/print.css';

interface Choice extends Wanted {
  readonly perPage: number;
  readonly isLarge: boolean;
  readonly notes: (typeof NOTES)[number];
  readonly areSolutionsWanted: boolean;
}

const MOST = 48;

/** What there is to print. */
const sourcesNow = (): PrintSource[] => SOURCES.filter((one) => one !== 'imported' || importedList.value.length > 0);

/** Puzzles on paper: what is printed is chosen above, and the pages lie below as the printer will show them. */
export function Print(): JSX.Element {
  const { query } = route.value;
  const choice = useSignal<Choice>({
    what: sourcesNow().find((one) => one === query.get('what')) ?? 'current',
    level: LEVELS.find((one) => one === query.get('difficulty')) ?? 'moderate',
    count: query.get('what') === 'imported' ? Math.max(1, Math.min(MOST, importedList.peek().length)) : 4,
    perPage: 1,
    isLarge: false,
    notes: 'none',
    areSolutionsWanted: true,
  });
  const puzzles = useSignal<readonly Printable[]>([]);
  const isBusy = useSignal(true);
  const now = choice.value;
  const { what, level, count } = now;
  const set = (some: Partial<Choice>): void => {
    choice.value = { ...now, ...some };
  };

  useEffect(() => {
    const end = new AbortController();
    const run = async (): Promise<void> => {
      isBusy.value = true;
      puzzles.value = [];
      if (what === 'current' && !game.peek()) await begin();
      for await (const puzzle of gather({ what, level, count }, end.signal))
        if (!end.signal.aborted) puzzles.value = [...puzzles.value, puzzle];
    };
    run()
      .catch(() => {}) // called off, or nothing could be made: then there is nothing to see
      .finally(() => {
        if (!end.signal.aborted) isBusy.value = false;
      });
    return () => end.abort();
  }, [what, level, count]);

  const sheets = sheetsFor(puzzles.value, now.perPage, now.areSolutionsWanted);
  return (
    <div class="page new print">
      <div class="on-screen">
        <h1>{t('page.print')}</h1>
        <Ways />
        <Choices now={now} set={set} />
        <p role="status">
          {isBusy.value
            ? t('print.preparing', { n: puzzles.value.length })
            : sheets.length === 0
              ? t('print.nothing')
              : t('print.pages', { n: sheets.length })}
        </p>
        <button type="button" class="main" disabled={isBusy.value || sheets.length === 0} onClick={() => print()}>
          {t('print.now')}
        </button>
        <h2>{t('print.preview')}</h2>
      </div>
      <div class={`sheets${now.isLarge ? ' is-large' : ''}${isBusy.value ? ' is-busy' : ''}`}>
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
  readonly notes: Choice['notes'] | 'solution';
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
        label={title || t('print.solutionsTitle')}
        {...content}
      />
    </figure>
  );
}

interface ChoicesProps {
  readonly now: Choice;
  set(some: Partial<Choice>): void;
}

function Choices({ now, set }: ChoicesProps): JSX.Element {
  return (
    <form class="settings choices" onSubmit={(event) => event.preventDefault()}>
      <label>
        {t('print.what')}
        <select
          name="what"
          value={now.what}
          onChange={(event) => set({ what: event.currentTarget.value as PrintSource })}
        >
          {sourcesNow().map((one) => (
            <option key={one} value={one}>
              {t(`print.${one}`)}
            </option>
          ))}
        </select>
      </label>
      {now.what === 'new' && (
        <label>
          {t('new.difficulty')}
          <select
            name="difficulty"
            value={now.level}
            onChange={(event) => set({ level: event.currentTarget.value as Choice['level'] })}
          >
            {LEVELS.map((level) => (
              <option key={level} value={level}>
                {t(`difficulty.${level}`)}
              </option>
            ))}
          </select>
        </label>
      )}
      {(now.what === 'new' || now.what === 'imported') && (
        <label>
          {t('print.count')}
          <input
            name="count"
            type="number"
            min="1"
            max={MOST}
            value={now.count}
            onChange={(event) => {
              const count = Math.round(Number(event.currentTarget.value));
              set({ count: Math.min(MOST, Math.max(1, count || 1)) });
            }}
          />
        </label>
      )}
      <label>
        {t('print.perPage')}
        <select
          name="perPage"
          value={now.perPage}
          onChange={(event) => set({ perPage: Number(event.currentTarget.value) })}
        >
          {PER_PAGE.map((count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('print.notes')}
        <select
          name="notes"
          value={now.notes}
          onChange={(event) => set({ notes: event.currentTarget.value as Choice['notes'] })}
        >
          {NOTES.filter((one) => one !== 'mine' || now.what === 'current' || now.what === 'imported').map((one) => (
            <option key={one} value={one}>
              {t(`print.notes.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <label class="switch">
        <input
          name="large"
          type="checkbox"
          checked={now.isLarge}
          onChange={(event) => set({ isLarge: event.currentTarget.checked })}
        />
        {t('print.large')}
      </label>
      <label class="switch">
        <input
          name="solutions"
          type="checkbox"
          checked={now.areSolutionsWanted}
          onChange={(event) => set({ areSolutionsWanted: event.currentTarget.checked })}
        />
        {t('print.solutions')}
      </label>
    </form>
  );
}
