import type { JSX, RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import { boardTitle } from '../../../model/titles.ts';
import { BOARDS } from '../../../puzzles/boards.ts';
import { address } from '../../../route.ts';
import { t } from '../../../text/index.ts';
import { ICONS } from '../../../ui/parts/icons.tsx';
import { blankBoard, MOST_SHOWN, puzzle, readFile, readText, text } from '../intake.ts';

/** Milliseconds without a key until a text is read. */
const PAUSE = 250;

/** Where a puzzle comes from: a text, a file, or an empty board to type into. */
export function Source({ field }: { readonly field: RefObject<HTMLTextAreaElement | null> }): JSX.Element {
  const waiting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
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
  return (
    <>
      <label for="import-text">{t('import.text')}</label>
      <textarea
        id="import-text"
        ref={field}
        rows={9}
        spellcheck={false}
        autocapitalize="off"
        placeholder={t('import.here')}
        value={text.value}
        onInput={(event) => onInput(event.currentTarget.value)}
        onPaste={onPaste}
      />
      <div class="buttons">
        <label class="button">
          <ICONS.import />
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
        <a class="button" href={address('scan')}>
          <ICONS.scan />
          {t('page.scan')}
        </a>
        <EmptyBoard />
      </div>
    </>
  );
}

const EmptyBoard = (): JSX.Element => (
  <select
    aria-label={t('import.clear')}
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
);
