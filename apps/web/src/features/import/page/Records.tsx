import type { JSX, RefObject } from 'preact';
import { boardTitle } from '../../../model/titles.ts';
import { t } from '../../../text/index.ts';
import { isNearly, problemText } from '../../../text/problems.ts';
import { isClipped, list, MOST_READ, puzzle, reading, stopReading } from '../intake.ts';
import { type ImportEntry, type ImportList, MOST_RECORDS } from '../tasks.ts';

type Fault = NonNullable<ImportEntry['error']>;
interface Props {
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

/** What was read: puzzles to choose from, and what was wrong where. */
export function Records({ field }: Props): JSX.Element | null {
  const imported = list.value;
  if (reading.value) return <Reading />;
  if (!imported) return null;
  const { entries, puzzles, errors, cut } = imported;
  const counts =
    t('import.found', { n: puzzles }) +
    (errors > 0 ? `, ${t('import.wrong', { n: errors })}` : '') +
    (entries.length < puzzles + errors ? `. ${t('import.more', { n: entries.length })}` : '') +
    (cut ? ` ${t(`import.cut.${cut}`, { n: cut === 'length' ? MOST_READ : MOST_RECORDS })}` : '') +
    (isClipped.value ? ` ${t('import.clipped')}` : '');
  const isNothing = puzzles === 0 && errors > 0;
  // What is nearly a board is reported as such, before all else.
  const only = errors === 1 ? entries[0]?.error : undefined;
  const near = only?.counts && isNearly(only.counts) ? only : undefined;
  return (
    <section class={isNothing ? 'slip proof' : 'read'} aria-label={t('import.choose')}>
      {isNothing && (
        <>
          <p class="verdict">{near ? problemText(near) : t('import.nothing')}</p>
          {!near && <p>{t('import.expected')}</p>}
        </>
      )}
      <p role="status" class={isNothing && !cut ? 'spoken' : 'small'}>
        {counts}
      </p>
      <Choices imported={imported} />
      <Faults imported={imported} field={field} />
    </section>
  );
}

/** How far a text is read, with a way to stop it. */
function Reading(): JSX.Element {
  const { share, puzzles } = reading.value!;
  return (
    <div class="buttons reading">
      <span role="status">{t('import.reading')}</span>
      <progress value={share} max="1" aria-label={t('import.reading')} />
      <span aria-hidden="true">{t('import.found', { n: puzzles })}</span>
      <button type="button" onClick={stopReading}>
        {t('import.stop')}
      </button>
    </div>
  );
}

/** The puzzles of a text that has several. */
function Choices({ imported: { entries, puzzles } }: { readonly imported: ImportList }): JSX.Element | null {
  if (puzzles < 2) return null;
  return (
    <ul class="list">
      {entries.map(
        ({ line, imported }, index) =>
          imported && (
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
          ),
      )}
    </ul>
  );
}

// So many are in sight at once; the rest is there for those who want it.
const MOST_FAULTS = 3;

function Faults({ imported, field }: Props & { readonly imported: ImportList }): JSX.Element | null {
  const faults = imported.entries.flatMap(({ error, text }) => (error ? [{ error, own: text ?? '' }] : []));
  if (faults.length === 0) return null;
  const shown = (some: typeof faults): JSX.Element => (
    <ul class="list">
      {some.map(({ error, own }, index) => (
        <Trouble key={index} error={error} own={own} onPlace={() => showPlace(field.current, error)} />
      ))}
    </ul>
  );
  return (
    <>
      {shown(faults.slice(0, MOST_FAULTS))}
      {faults.length > MOST_FAULTS && (
        <details>
          <summary>{t('import.otherFaults', { n: faults.length - MOST_FAULTS })}</summary>
          {shown(faults.slice(MOST_FAULTS))}
        </details>
      )}
    </>
  );
}

/** Where a line and column lie in a text. */
function placeIn(whole: string, line: number, column: number): number {
  const before = whole.split('\n').slice(0, line - 1);
  return Math.min(whole.length, before.reduce((sum, line) => sum + line.length + 1, 0) + column - 1);
}

function showPlace(field: HTMLTextAreaElement | null, { line, column }: Fault): void {
  if (!field) return;
  const at = placeIn(field.value, line, column);
  field.focus();
  field.setSelectionRange(at, Math.min(field.value.length, at + 1));
  const height = Number.parseFloat(getComputedStyle(field).lineHeight) || 20;
  field.scrollTop = Math.max(0, (line - 3) * height);
}

const AROUND = 24;

interface TroubleProps {
  readonly error: Fault;
  readonly own: string;
  onPlace(): void;
}

/** An error, with the line that it is about, and the place marked. */
function Trouble({ error, own, onPlace }: TroubleProps): JSX.Element {
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
      <button type="button" class="quiet" onClick={onPlace}>
        {t('import.goTo')}
      </button>
    </li>
  );
}
