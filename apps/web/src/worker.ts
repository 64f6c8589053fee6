/** The engine's thread. */
import { serve } from './engine/thread.ts';
import { TASKS } from './tasks.ts';

serve(TASKS);
