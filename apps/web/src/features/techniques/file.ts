import { type LinesProblem, readAnswers, writtenAnswers } from '@pencilmark/coach/mastery';
import { ok, type Result } from '@pencilmark/core/result';
import { dayOf } from '../../model/daily.ts';
import { download } from '../../ui/parts/file.ts';
import { answers, keepAnswers, readKept } from './answers.ts';

/** Offers all answers as a file to take along. */
export async function exportAnswers(): Promise<void> {
  await readKept();
  const lines = new Blob([writtenAnswers(answers.peek())], { type: 'application/jsonl' });
  download(lines, `pencilmark-learning-${dayOf(new Date())}.jsonl`);
}

/** What a file brought: answers that were not here, and such that were. */
export interface Brought {
  readonly added: number;
  readonly known: number;
}

/** Adds the answers of a file to those that are here; a file with a fault adds none. */
export async function importAnswers(text: string): Promise<Result<Brought, LinesProblem>> {
  const read = readAnswers(text);
  if (!read.ok) return read;
  await readKept();
  const here = new Set(answers.peek().map(({ id }) => id));
  const added = read.value.filter(({ id }) => !here.has(id));
  await keepAnswers(added);
  return ok({ added: added.length, known: read.value.length - added.length });
}
