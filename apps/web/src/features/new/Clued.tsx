import { idParts } from '@pencilmark/core/geometry/plain';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { difficultyName, kindsTitle } from '../../model/titles.ts';
import { geometryCalled } from '../../puzzles/boards.ts';
import { type CluedPuzzle, cluedPuzzles } from '../../puzzles/clued.ts';
import { go } from '../../route.ts';
import { gameOf, startOrGoOn } from '../../table/start.ts';
import { language, t } from '../../text/index.ts';
import { MiniatureBoard } from '../../ui/grid/Miniature.tsx';
import { useAnswer } from '../../ui/parts/answer.ts';
import { usePartsInTurn } from '../../ui/parts/painted.ts';
import { setterOf } from '../../ui/parts/signals.ts';

/** Puzzles whose boards have clues: cages, arrows, thermometers and mixtures of them. */
export function Clued(): JSX.Element | null {
  const puzzles = useSignal<readonly CluedPuzzle[]>([]);
  // Offline before the first visit, there are only the other puzzles.
  useAnswer({ ask: cluedPuzzles, hear: setterOf(puzzles), miss: () => {} }, []);
  const drawn = usePartsInTurn(puzzles.value.length);
  if (puzzles.value.length === 0) return null;
  return (
    <section aria-labelledby="clued">
      <h2 id="clued">{t('new.clued')}</h2>
      <p class="small">{t('new.cluedSay')}</p>
      <ul class="boards clued">
        {puzzles.value.map((puzzle, index) => (
          <li key={puzzle.name}>
            <button type="button" class="quiet" onClick={() => void play(puzzle)}>
              <span>{titleOf(puzzle)}</span>
              <span class="small">{kindsTitle(idParts(puzzle.board).kinds)}</span>
              <span class="small">
                {[difficultyName(puzzle.difficulty), t('new.hardest', { score: puzzle.hardest })].join(', ')}
              </span>
              {index < drawn ? (
                <MiniatureBoard geometry={geometryCalled(puzzle.board)} digits={puzzle.givens} givens={puzzle.givens} />
              ) : (
                <svg class="miniature" aria-hidden="true" />
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The title in the language on screen, or the English one. */
const titleOf = ({ titles }: CluedPuzzle): string => titles[language.value] ?? titles.en;

/** Goes on with a puzzle of the collection, or begins it. */
async function play(puzzle: CluedPuzzle): Promise<void> {
  const { name, board, givens } = puzzle;
  const id = `clued-${name}`;
  const source = { kind: 'collection', title: titleOf(puzzle) } as const;
  await startOrGoOn(id, async () => gameOf({ board, givens }, source, id));
  go('play');
}
