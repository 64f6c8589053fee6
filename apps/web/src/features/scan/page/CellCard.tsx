import { ALPHABET, cellName } from '@pencilmark/core/geometry/plain';
import type { JSX } from 'preact';
import { t } from '../../../text/index.ts';
import { EraseKey } from '../../../ui/parts/EraseKey.tsx';
import { puzzle, sheet } from '../reading.ts';
import { contentOf, guessesFor, openDoubts } from '../sheet.ts';
import { cursor } from './cursor.ts';
import { changeKind, confirm, goTo, write } from './keys.ts';
import { Pixels } from './Pixels.tsx';
import { digitText, guessText } from './views.ts';

/** How much of the cells around is shown of a cell, as a share of it. */
const AROUND = 0.15;

/** The cell at the cursor: how it looks in the picture, what it may be, and keys to mend it. */
export function CellCard(): JSX.Element | null {
  const now = sheet.value!;
  const cell = cursor.value;
  if (cell < 0 || cell >= now.cells.length) return null;
  const { digit, isGiven } = contentOf(now, cell);
  const open = openDoubts(now);
  const here = open.find((doubt) => doubt.cell === cell);
  const next = open.find((doubt) => doubt.cell > cell) ?? open.find((doubt) => doubt.cell !== cell);
  return (
    <section class="cell-card" aria-label={cellName(cell, now.size)}>
      <Crop cell={cell} />
      <div class="about-cell">
        <p>
          <strong>{cellName(cell, now.size)}</strong> {here ? guessText(now, cell) : digitText(digit)}
        </p>
        {here && <p class="says">{t(`scan.because.${here.why}`)}</p>}
        <div class="buttons">
          {here?.why === 'kind' && <KindButtons isGiven={isGiven} />}
          {here &&
            here.why !== 'kind' &&
            guessesFor(now, cell).map((guess) => (
              <button key={guess} type="button" class="guess" onClick={() => write(guess)}>
                {digitText(guess)}
              </button>
            ))}
          {!here && digit !== 0 && (
            <button type="button" class="quiet" onClick={changeKind}>
              {t(isGiven ? 'scan.makeEntry' : 'scan.makeGiven')}
            </button>
          )}
          {next && (
            <button type="button" class="quiet" onClick={() => goTo(next.cell)}>
              {t('scan.next')}
            </button>
          )}
        </div>
      </div>
      <div class={now.size > 9 ? 'keys many' : 'keys'} role="group" aria-label={t('pad.digits')}>
        {Array.from({ length: now.size }, (_, index) => index + 1).map((digit) => (
          <button key={digit} type="button" onClick={() => write(digit)}>
            {ALPHABET[digit - 1]}
          </button>
        ))}
        <EraseKey isOff={false} erase={() => write(0)} />
      </div>
    </section>
  );
}

/** Printed or by hand: what was read comes first. */
function KindButtons({ isGiven }: { readonly isGiven: boolean }): JSX.Element {
  const texts = isGiven ? (['scan.isPrinted', 'scan.isMine'] as const) : (['scan.isMine', 'scan.isPrinted'] as const);
  return (
    <>
      <button type="button" class="guess" onClick={confirm}>
        {t(texts[0])}
      </button>
      <button type="button" class="guess" onClick={changeKind}>
        {t(texts[1])}
      </button>
    </>
  );
}

/** The cell in the straightened picture, with a little of what is around it. */
function Crop({ cell }: { readonly cell: number }): JSX.Element {
  const { straight, size } = puzzle.value!;
  const side = straight.width / size;
  const edge = Math.round(side * AROUND);
  const part = {
    x: Math.max(0, Math.round((cell % size) * side) - edge),
    y: Math.max(0, Math.round(Math.floor(cell / size) * side) - edge),
    width: Math.round(side) + 2 * edge,
    height: Math.round(side) + 2 * edge,
  };
  return (
    <div class="crop">
      <Pixels picture={straight} part={part} label={t('scan.crop')} />
    </div>
  );
}
