import { recordOf } from '@pencilmark/coach/review';
import { type Game, geometryOfGame } from '../../../model/game.ts';
import { playedOf } from '../../../model/played.ts';
import { download } from '../../../ui/parts/file.ts';

/** Offers a game as a file that the command `pencilmark review` reads. */
export function saveRecord(game: Game): void {
  const record = recordOf({
    geometry: geometryOfGame(game),
    givens: Uint8Array.from(game.givens),
    ...playedOf(game),
  });
  download(new Blob([`${JSON.stringify(record)}\n`], { type: 'application/json' }), 'pencilmark-game.json');
}
