/** The engine's thread. */
import { serve } from './engine/thread.ts';
import { readyFor } from './puzzles/boards.ts';
import { boardsIn } from './puzzles/message.ts';
import { TASKS } from './tasks.ts';

serve(TASKS, (question) => readyFor(boardsIn(question)));
