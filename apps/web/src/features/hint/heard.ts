import { ALPHABET } from '@pencilmark/core/geometry/plain';
import type { Sentence, SentencePart } from '@pencilmark/core/human';
import { t } from '../../text/index.ts';

// With more cells than these a list is counted and not read out.
const MOST_NAMED = 4;

type Named = Extract<SentencePart, { kind: 'cells' | 'candidates' }>;

/**
 * A sentence as it is heard: "row 4, column 5" where it is written r4c5, and "6 cells of row 4" for
 * a long list of cells.
 */
export function heardText(parts: Sentence): string {
  const heard: string[] = [];
  for (let at = 0; at < parts.length; ) {
    const list = listAt(parts, at);
    const isLong = list.length > MOST_NAMED;
    heard.push(isLong ? cellsHeard(list) : heardPart(parts[at]!));
    at += isLong ? 2 * list.length - 1 : 1;
  }
  return heard.join('');
}

/** A part of a sentence as it is heard. */
export function heardPart(part: SentencePart): string {
  if (part.kind === 'cells') return cellsHeard([part]);
  if (part.kind !== 'candidates') return part.text;
  return t('say.digit', { digit: ALPHABET[part.digit - 1]!, cells: cellsHeard([part]) });
}

/** One cell by its place; several by their number, and by their line if they share one. */
function cellsHeard(named: readonly Named[]): string {
  const n = named.reduce((sum, { cells }) => sum + cells.length, 0);
  const rows = new Set(named.map(({ text }) => /r(\d+)c/.exec(text)?.[1] ?? ''));
  const columns = new Set(named.map(({ text }) => /c(\d+)$/.exec(text)?.[1] ?? ''));
  const [row = ''] = rows;
  const [column = ''] = columns;
  if (n === 1) return t('cell.place', { row, column });
  // Of a group such as r4c123 the row is one figure; r123c4 shares a column.
  const isGroup = named.some(({ cells }) => cells.length > 1);
  if (rows.size === 1 && !(isGroup && row.length > 1)) return t('heard.ofRow', { n, row });
  return columns.size === 1 && !(isGroup && column.length > 1)
    ? t('heard.ofColumn', { n, column })
    : t('say.cells', { n });
}

/** The list that begins at a part: between two of its cells stands a comma or a short word. */
function listAt(parts: Sentence, start: number): readonly Named[] {
  const list: Named[] = [];
  for (let at = start; at < parts.length; at += 2) {
    const part = parts[at]!;
    if (part.kind !== 'cells') break;
    list.push(part);
    if (!isLink(parts[at + 1])) break;
  }
  return list;
}

const isLink = (part: SentencePart | undefined): boolean =>
  part?.kind === 'text' && /^(?:[,、] ?|[^.,:;。：=-]{1,5})$/.test(part.text);
