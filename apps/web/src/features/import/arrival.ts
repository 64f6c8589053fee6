import { readCode } from '../../model/code.ts';
import type { Game } from '../../model/game.ts';
import { CLASSIC, readyFor } from '../../puzzles/boards.ts';
import { FIRST } from '../../puzzles/first.ts';
import { go, route } from '../../route.ts';
import { keptGame, lastGame } from '../../storage/games/store.ts';
import { game } from '../../table/session.ts';
import { gameOf, start } from '../../table/start.ts';

/**
 * Puts a game on screen when the page opens or its address changes: the puzzle of the address (`p`
 * is a code, `puzzle` any text), its kept game (`game`), the game played last, or a first one.
 */
export async function arrive(): Promise<void> {
  const here = route.peek();
  // Other pages have questions of their own, and this address is still there while they load.
  const puzzle = here.page === 'play' ? (here.query.get('p') ?? here.query.get('puzzle')) : null;
  if (puzzle !== null) {
    const opened = await gameOfAddress(here.query);
    if (opened) start(await withGhost(opened, here.query.get('ghost')));
    // The page Import says what is wrong with the text.
    else await (await import('./intake.ts')).readText(puzzle);
    // A player who opened another page meanwhile stays there.
    if (route.peek() === here) go(opened ? 'play' : 'import', {}, { isReplacing: true });
    return;
  }
  const id = here.page === 'play' ? here.query.get('game') : null;
  const before = game.peek();
  if (before && (id === null || id === before.id)) return;
  const wanted = id === null ? undefined : await keptGame(id).catch(() => undefined);
  if (wanted && game.peek() === before && route.peek() === here) start(wanted);
  if (game.peek()) return;
  const last = await lastGame().catch(() => undefined);
  if (game.peek()) return;
  const { givens, difficulty } = FIRST;
  start(last ?? gameOf({ board: CLASSIC, givens }, { kind: 'collection', difficulty }));
}

async function gameOfAddress(query: URLSearchParams): Promise<Game | undefined> {
  const coded = await readCode(query.get('p') ?? '');
  if (coded) return gameOf(coded, { kind: 'import' });
  const { puzzleIn } = await import('./records.ts');
  const imported = puzzleIn(query.get('puzzle') ?? '');
  await readyFor(imported ? [imported.board] : []);
  // A puzzle that lacks what its rules say is shown before it is played.
  return imported && !imported.unread ? gameOf(imported, { kind: 'import' }) : undefined;
}

/** The game with the ghost of its address. */
async function withGhost(made: Game, text: string | null): Promise<Game> {
  if (text === null) return made;
  const { ghostIn } = await import('../ghost/code.ts');
  return { ...made, ghost: ghostIn(text, made.givens) };
}
