import type { JSX } from 'preact';
import { boardTitle } from '../../../model/titles.ts';
import { locale, t } from '../../../text/index.ts';
import { MiniatureBoard } from '../../../ui/grid/Miniature.tsx';
import { type Draft, geometryOfDraft, sketchOf } from '../draft.ts';
import { now } from '../history.ts';
import { otherTables, takeTable } from '../table.ts';
import type { Table } from '../tables.ts';

/** The drafts of other tabs and of earlier days; a copy of each can be put on the table. */
export function Drafts(): JSX.Element | null {
  if (otherTables.value.length === 0) return null;
  return (
    <details class="drafts">
      <summary>{t('create.drafts')}</summary>
      <ul class="list">
        {otherTables.value.map((table) => (
          <li key={table.id}>
            <button type="button" onClick={() => takeTable(table)}>
              <Miniature draft={now(table.history)} />
              {titleOf(table)}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

const Miniature = ({ draft }: { readonly draft: Draft }): JSX.Element => (
  <MiniatureBoard geometry={geometryOfDraft(draft) ?? sketchOf(draft)} digits={draft.givens} givens={draft.givens} />
);

/** "9×9, 24 givens, 21 November 2026, 12:30". */
function titleOf({ touched, history }: Table): string {
  const draft = now(history);
  const board = geometryOfDraft(draft)?.id;
  const time = touched > 0 ? new Date(touched).toLocaleString(locale.value, TIME) : '';
  const givens = t('create.givenCount', { n: draft.givens.filter((digit) => digit !== 0).length });
  return [board ? boardTitle(board) : `${draft.size}×${draft.size}`, givens, time].filter(Boolean).join(', ');
}

const TIME = { dateStyle: 'long', timeStyle: 'short' } as const;
