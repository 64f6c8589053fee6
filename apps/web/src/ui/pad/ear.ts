import { signal } from '@preact/signals';
import { textsOf } from '../../text/index.ts';
import { type Desk, desk } from './desk.ts';
import { type Answer, isAtBoard, letterKey } from './keys.ts';

/** The keys that tell a board come with the first of them that is pressed. */
export const ear = signal<typeof import('./ear/keys.ts') | undefined>(undefined);

export async function loadEar(): Promise<void> {
  if (ear.peek()) return;
  const [kit] = await Promise.all([import('./ear/keys.ts'), textsOf('ear')]);
  ear.value = kit;
}

const LETTERS = [...'dghijlmnoqru'].map((key) => letterKey(key));

/** Keys that were pressed while the first of them is answered. */
let waiting: KeyboardEvent[] = [];

/** Has the keys fetched, and keeps what is pressed meanwhile: then it is answered in its order. */
const fetching = (rows: readonly Answer[]): Answer => ({
  matches: (event) => waiting.length > 0 || (isAtBoard(event) && LETTERS.some(({ matches }) => matches(event))),
  run: (event) => {
    waiting.push(event);
    if (waiting.length > 1) return;
    const replay = (): void => {
      const pressed = waiting;
      waiting = [];
      // Offline before they were ever loaded, the other keys go on.
      for (const key of pressed) (ear.peek() ? answersWith(rows) : rows).find(({ matches }) => matches(key))?.run(key);
    };
    void loadEar().then(replay, replay);
  },
});

/** What answers keys at a board: those that tell it come first. */
export const answersWith = (rows: readonly Answer[]): readonly Answer[] => [
  ...(ear.value?.EAR_ANSWERS ?? [fetching(rows)]),
  ...rows,
];

/** Answers a key at a board besides that of the game, and says whether it did. */
export function answerAt(own: Desk, event: KeyboardEvent): boolean {
  desk.value = own;
  const answer = answersWith([]).find(({ matches }) => matches(event));
  if (!answer) return false;
  event.preventDefault();
  answer.run(event);
  return true;
}
