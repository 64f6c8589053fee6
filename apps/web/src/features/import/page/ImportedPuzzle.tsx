import { cellName } from '@pencilmark/core/geometry/plain';
import type { JSX } from 'preact';
import { address, go } from '../../../route.ts';
import { gameOf, start } from '../../../table/start.ts';
import { has, t } from '../../../text/index.ts';
import { lossText } from '../../../text/problems.ts';
import { MiniatureBoard } from '../../../ui/grid/Miniature.tsx';
import { Picture } from '../../../ui/grid/Picture.tsx';
import { AboutPuzzle } from '../../../ui/parts/AboutPuzzle.tsx';
import { ICONS } from '../../../ui/parts/icons.tsx';
import { edit } from '../../create/edit.ts';
import { unreadText } from '../../create/unread.ts';
import { conflicts, differing, isEmpty, list, puzzle, puzzleGeometry, reading, verdict } from '../intake.ts';

/** The puzzle on the board: how it was read, its solutions, and what can be done with it. */
export function ImportedPuzzle(): JSX.Element | null {
  if (isEmpty.value && (reading.value || list.value)) return null;
  const { givens, progress, format, about } = puzzle.value;
  const kind = isEmpty.value ? 'empty' : conflicts.value.size > 0 ? 'conflict' : (verdict.value?.verdict ?? 'judging');
  const mood = kind === 'proper' ? '' : kind === 'none' || kind === 'conflict' ? 'proof' : 'plain';
  const digits = Array.from(givens, (digit, cell) => digit || (progress?.digits[cell] ?? 0));
  return (
    <section class={`slip found ${mood}`} aria-label={t('import.board')}>
      <MiniatureBoard geometry={puzzleGeometry.value} digits={digits} givens={givens} />
      <div>
        <p class="verdict" role="status">
          {t(`import.${kind}`)}
        </p>
        {format !== '' && (
          <p class="says">
            {t('import.format', { format: formatText(format, givens.length) })} {lossText(puzzle.value)}{' '}
            {unreadText(puzzle.value.unread)}
          </p>
        )}
        <AboutPuzzle about={about} />
      </div>
      <Two />
      <div class="buttons">
        <button
          type="button"
          class="main"
          disabled={isEmpty.value}
          onClick={() => {
            start(gameOf(puzzle.value, { kind: 'import' }));
            go('play');
          }}
        >
          {t('import.play')}
        </button>
        <button type="button" disabled={isEmpty.value} onClick={() => void edit(puzzle.value)}>
          <ICONS.create />
          {t('import.edit')}
        </button>
        {(list.value?.puzzles ?? 0) > 1 && (
          <a class="button" href={address('print', { what: 'imported' })}>
            <ICONS.print />
            {t('import.print')}
          </a>
        )}
      </div>
    </section>
  );
}

/** What a format is called: "one line of 81 characters". */
function formatText(name: string, cells: number): string {
  const key = `format.${name}`;
  return has(key) ? t(key, { cells }) : name;
}

const MOST_NAMES = 12;

/** Of a puzzle with several solutions two, and where they differ. */
function Two(): JSX.Element | null {
  const judged = verdict.value;
  if (judged?.verdict !== 'several') return null;
  const cells = [...differing.value];
  const name = (cell: number): string => cellName(cell, puzzleGeometry.value.size);
  return (
    <div class="two">
      <p>
        {t('import.differ', { n: cells.length })} {cells.slice(0, MOST_NAMES).map(name).join(' ')}
        {cells.length > MOST_NAMES && ' …'}
      </p>
      <div class="pair">
        {judged.solutions.slice(0, 2).map((digits, index) => (
          <Picture
            key={index}
            geometry={puzzleGeometry.value}
            digits={digits}
            givens={puzzle.value.givens}
            marked={differing.value}
            label={t('import.solution', { n: index + 1 })}
          />
        ))}
      </div>
    </div>
  );
}
