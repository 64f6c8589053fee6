/** The engine's thread. */
import { serve } from './engine/thread.ts';
import { readyFor } from './puzzles/boards.ts';
import { boardsIn } from './puzzles/message.ts';
import { TASKS } from './tasks.ts';

/** Loads the language in which a question wants texts. */
async function spokenFor(question: unknown): Promise<void> {
  if ('language' in Object(question)) await (await import('./features/hint/languages.ts')).languageFor(question);
}

serve(TASKS, async (question) => {
  await Promise.all([readyFor(boardsIn(question)), spokenFor(question)]);
});
