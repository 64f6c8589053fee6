import { computed, signal } from '@preact/signals';
import { titleOf } from '../../model/titles.ts';
import { go } from '../../route.ts';
import { game } from '../../table/session.ts';
import { gameOf, start } from '../../table/start.ts';
import { t } from '../../text/index.ts';
import { say } from '../../ui/parts/announcement.ts';

/** What came of the text that was pasted last: a puzzle that is played now, or none. */
interface Pasted {
  readonly what: 'played' | 'none';
  readonly said: string;
  /** The moment of the game that it is about: with the next move it is old. */
  readonly moment: string;
}

const last = signal<Pasted | undefined>(undefined);
const moment = (): string => `${game.value?.id} ${game.value?.at}`;

/** What is to be said about a text that was pasted just now. */
export const pasted = computed(() => (last.value?.moment === moment() ? last.value : undefined));

export const putAway = (): void => {
  last.value = undefined;
};

function tell(what: Pasted['what'], said: string): void {
  last.value = { what, said, moment: moment() };
  say(said);
}

/** Plays the puzzle of a text. Where there are several, or something is lost, Import shows it. */
async function play(text: string): Promise<void> {
  const { list, readText } = await import('../import/intake.ts');
  await readText(text);
  const { entries = [], puzzles = 0, errors = 0 } = list.peek() ?? {};
  const only = puzzles === 1 && errors === 0 ? entries.find(({ imported }) => imported)?.imported : undefined;
  if (puzzles === 0) tell('none', t('paste.none'));
  else if (!only || only.ignoredRules.length > 0 || only.guessed || only.unread) go('import');
  else {
    const next = gameOf(only, { kind: 'import' });
    start(next);
    tell('played', t('paste.played', { title: titleOf(next) }));
  }
}

/** A text that is pasted on the page, and not into a field, is a puzzle to play. */
export function onPaste(event: ClipboardEvent): void {
  const target = event.target instanceof Element ? event.target : undefined;
  const text = event.clipboardData?.getData('text/plain') ?? '';
  if (target?.closest('input, textarea, select, dialog, [contenteditable]') || text.trim() === '') return;
  event.preventDefault();
  void play(text);
}
