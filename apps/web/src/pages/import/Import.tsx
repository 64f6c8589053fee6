import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { gameOf, start } from '../../game/start.ts';
import { boardTitle, rulesOf } from '../../game/titles.ts';
import {
  blankBoard,
  isClipped,
  isEmpty,
  list,
  MOST_READ,
  MOST_SHOWN,
  puzzle,
  readFile,
  reading,
  readText,
  showCoded,
  stopReading,
  text,
  watchPuzzle,
} from '../../import/intake.ts';
import { type ImportEntry, MOST_RECORDS } from '../../import/tasks.ts';
import { AboutPuzzle } from '../../parts/AboutPuzzle.tsx';
import { Ways } from '../../parts/Ways.tsx';
import { BOARDS } from '../../puzzles/boards.ts';
import { address, go, route } from '../../route.ts';
import { lossText, problemText, t } from '../../text/index.ts';
import { TypeIn } from './TypeIn.tsx';
import { watchTransfers } from './transfers.ts';
import { VerdictNotice } from './VerdictNotice.tsx';
import '../../style/new.css';

/** Milliseconds without a key until a text is read. */
const PAUSE = 250;

/** Puzzles from elsewhere: text, files, links, or typed in. */
export function Import(): JSX.Element {
  const field = useRef<HTMLTextAreaElement>(null);
  const isDropping = useSignal(false);
  const waiting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const { query } = route.value;
  useEffect(watchPuzzle, []);
  useEffect(() => watchTransfers((isOver) => (isDropping.value = isOver)), []);
  useEffect(() => showCoded(query.get('show')), [query.get('show')]);
  const onInput = (next: string): void => {
    text.value = next;
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => void readText(next), PAUSE);
  };
  // The field would lay out every line of a long text before anything else can be done.
  const onPaste = (event: ClipboardEvent): void => {
    const pasted = event.clipboardData?.getData('text') ?? '';
    if (pasted.length <= MOST_SHOWN) return;
    event.preventDefault();
    void readText(pasted);
  };
  const play = (): void => {
    start(gameOf(puzzle.value, { kind: 'import' }));
    go('play');
  };
  const { format, about } = puzzle.value;
  const loss = lossText(puzzle.value);
  return (
    <div class={`page new import${isDropping.value ? ' is-dropping' : ''}`}>
      <h1>{t('page.import')}</h1>
      <Ways />
      <p>{t('import.says')}</p>
      <div class="columns">
        <div>
          <label class="field" for="import-text">
            {t('import.text')}
          </label>
          <textarea
            id="import-text"
            ref={field}
            rows={8}
            spellcheck={false}
            autocapitalize="off"
            value={text.value}
            onInput={(event) => onInput(event.currentTarget.value)}
            onPaste={onPaste}
          />
          <p class="ways">
            <label class="button">
              {t('import.file')}
              <input
                type="file"
                class="spoken"
                onChange={(event) => {
                  const file = event.currentTarget.files?.[0];
                  if (file) void readFile(file);
                  event.currentTarget.value = '';
                }}
              />
            </label>
            <label>
              <span class="spoken">{t('import.clear')}</span>
              <select
                value=""
                onChange={(event) => {
                  puzzle.value = blankBoard(event.currentTarget.value);
                  event.currentTarget.value = '';
                }}
              >
                <option value="">{t('import.clear')}</option>
                {BOARDS.filter((id) => !id.endsWith('-')).map((id) => (
                  <option key={id} value={id}>
                    {boardTitle(id)}
                  </option>
                ))}
              </select>
            </label>
          </p>
          <Records onPlace={(error) => showPlace(field.current, error)} />
        </div>
        <div>
          <TypeIn />
          {rulesOf(puzzle.value.board).map((rule) => (
            <p key={rule} class="quiet">
              {rule}
            </p>
          ))}
          {format !== '' && (
            <p class="quiet">
              {t('import.format', { format })} {loss}
            </p>
          )}
          <AboutPuzzle about={about} />
          <VerdictNotice />
          <p class="ways">
            <button type="button" class="main" disabled={isEmpty.value} onClick={play}>
              {t('import.play')}
            </button>
            {(list.value?.puzzles ?? 0) > 1 && (
              <a class="button" href={address('print', { what: 'imported' })}>
                {t('import.print')}
              </a>
            )}
          </p>
        </div>
      </div>
    </div>
  );
}

/** Where a line and column lie in a text. */
function placeIn(whole: string, line: number, column: number): number {
  const before = whole.split('\n').slice(0, line - 1);
  return Math.min(whole.length, before.reduce((sum, one) => sum + one.length + 1, 0) + column - 1);
}

function showPlace(field: HTMLTextAreaElement | null, { line, column }: NonNullable<ImportEntry['error']>): void {
  if (!field) return;
  const at = placeIn(field.value, line, column);
  field.focus();
  field.setSelectionRange(at, Math.min(field.value.length, at + 1));
  const height = Number.parseFloat(getComputedStyle(field).lineHeight) || 20;
  field.scrollTop = Math.max(0, (line - 3) * height);
}

/** How far a text is read, with a way to stop it. */
function Reading(): JSX.Element {
  const { share, puzzles } = reading.value!;
  return (
    <div class="ways">
      <span role="status">{t('import.reading')}</span>
      <progress value={share} max="1" aria-label={t('import.reading')} />
      <span aria-hidden="true">{t('import.found', { n: puzzles })}</span>
      <button type="button" onClick={stopReading}>
        {t('import.stop')}
      </button>
    </div>
  );
}

/** What was read: puzzles to choose from, and what was wrong where. */
function Records({
  onPlace,
}: {
  readonly onPlace: (error: NonNullable<ImportEntry['error']>) => void;
}): JSX.Element | null {
  const found = list.value;
  if (reading.value) return <Reading />;
  if (!found) return null;
  const { entries, puzzles, errors, cut } = found;
  return (
    <section aria-label={t('import.choose')}>
      <p role="status">
        {t('import.found', { n: puzzles })}
        {errors > 0 && `, ${t('import.wrong', { n: errors })}`}
        {entries.length < puzzles + errors && `. ${t('import.more', { n: entries.length })}`}
        {cut && ` ${t(`import.cut.${cut}`, { n: cut === 'length' ? MOST_READ : MOST_RECORDS })}`}
        {isClipped.value && ` ${t('import.clipped')}`}
      </p>
      <ul class="list records">
        {entries.map(({ line, imported, error, text: own }, index) => {
          if (error) return <Trouble key={index} error={error} own={own ?? ''} onPlace={onPlace} />;
          if (!imported || puzzles < 2) return null;
          return (
            <li key={index}>
              <button
                type="button"
                aria-pressed={puzzle.value === imported}
                onClick={() => {
                  puzzle.value = imported;
                }}
              >
                {t('import.row', {
                  line,
                  givens: Array.from(imported.givens).filter((digit) => digit !== 0).length,
                  board: boardTitle(imported.board),
                })}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const AROUND = 24;

/** An error, with the line that it is about, and the place marked. */
function Trouble({
  error,
  own,
  onPlace,
}: {
  readonly error: NonNullable<ImportEntry['error']>;
  readonly own: string;
  readonly onPlace: (error: NonNullable<ImportEntry['error']>) => void;
}): JSX.Element {
  const { line, column } = error;
  const from = Math.max(0, column - 1 - AROUND);
  return (
    <li class="trouble">
      <span>{t('import.error', { line: String(line), column: String(column), message: problemText(error) })}</span>
      <code>
        {from > 0 && '…'}
        {own.slice(from, column - 1)}
        <mark>{own[column - 1] ?? ' '}</mark>
        {own.slice(column, column + AROUND)}
      </code>
      <button type="button" onClick={() => onPlace(error)}>
        {t('import.goTo')}
      </button>
    </li>
  );
}
