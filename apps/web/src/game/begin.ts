import { engine } from '../engine/engine.ts';
import { go, route } from '../route.ts';
import { type Game, makeGame } from './game.ts';
import { game, open, solution } from './session.ts';
import { keptGames } from './store.ts';

/** A new id for a game. */
export const newId = (): string => crypto.randomUUID();

/** A puzzle of our generator, so that there is something to play before anything is chosen. */
const FIRST = '.5..38927.2.....1....5...8.7.562.1.82.......68.1.594.2.1...7....7.....6.58916..7.';

/** Puts a game on screen when the page opens: the puzzle of the address, the game played last, or a first one. */
export async function begin(): Promise<void> {
  const { query } = route.peek();
  const text = query.get('puzzle');
  if (text !== null) {
    const { puzzleFromText } = await import('./import.ts');
    const found = puzzleFromText(text);
    if (found.ok) {
      const { geometry, givens } = found.value.puzzle;
      start(makeGame(geometry.id, givens, { kind: 'import' }, newId(), Date.now()));
      go('play', {}, { isReplacing: true });
      return;
    }
  }
  if (game.peek()) return;
  const kept: Game[] = await keptGames().catch(() => []);
  if (game.peek()) return;
  const last = kept.find(({ solved }) => solved === undefined) ?? kept[0];
  start(
    last ??
      makeGame(
        '9x9:3x3',
        Array.from(FIRST, Number).map((digit) => digit || 0),
        { kind: 'collection' },
        newId(),
        Date.now(),
      ),
  );
}

/** Puts a game on screen, and finds its solution meanwhile. */
export function start(next: Game): void {
  open(next);
  engine.ask('judge', { board: next.board, givens: next.givens }).then(
    ({ verdict, solutions }) => {
      if (verdict === 'proper' && game.peek()?.id === next.id) solution.value = solutions[0];
    },
    () => {}, // without it, only conflicts are shown
  );
}
