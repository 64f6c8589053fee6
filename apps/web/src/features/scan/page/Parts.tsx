import type { JSX } from 'preact';
import { boardTitle } from '../../../model/titles.ts';
import { geometryCalled } from '../../../puzzles/boards.ts';
import { t } from '../../../text/index.ts';
import { MiniatureBoard } from '../../../ui/grid/Miniature.tsx';
import { choose, puzzle, puzzles } from '../reading.ts';
import { codedOf, sheetOf } from '../sheet.ts';

/** The puzzles of a picture that shows several, to choose from. */
export function Parts(): JSX.Element | null {
  if (puzzles.value.length < 2) return null;
  return (
    <section aria-labelledby="parts">
      <h2 id="parts">{t('scan.several', { n: puzzles.value.length })}</h2>
      <ul class="parts">
        {puzzles.value.map((part, index) => {
          const { givens, progress } = codedOf(sheetOf(part));
          const digits = Array.from(givens, (digit, cell) => digit || (progress?.digits[cell] ?? 0));
          return (
            <li key={index}>
              <button type="button" aria-pressed={part === puzzle.value} onClick={() => choose(index)}>
                <MiniatureBoard geometry={geometryCalled(part.board)} digits={digits} givens={givens} />
                {t('scan.part', {
                  number: index + 1,
                  n: digits.filter((digit) => digit !== 0).length,
                  board: boardTitle(part.board),
                })}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
