import type { SymmetryName } from '@pencilmark/core/generate';
import type { Difficulty } from '@pencilmark/core/rate';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { engine } from '../../engine/engine.ts';
import { missed, playNew } from '../../game/maker.ts';
import { boardTitle } from '../../game/titles.ts';
import { say } from '../../parts/announcement.ts';
import { contradictionText } from '../../parts/contradiction.ts';
import { Choice } from '../../parts/fields.tsx';
import { BOARDS, CLASSIC, jigsawOf, LEVELS, SYMMETRY_NAMES } from '../../puzzles/boards.ts';
import { hasRoomForClues } from '../../puzzles/mixtures.ts';
import type { Contradiction, Wish } from '../../puzzles/order.ts';
import { PUZZLES } from '../../puzzles/tasks.ts';
import { language, t } from '../../text/index.ts';
import { useMixtures } from './mixtures.ts';

interface Wishes {
  readonly board: string;
  /** The name of a mixture of clues. */
  readonly clues: string;
  readonly difficulty: Difficulty | '';
  readonly symmetry: SymmetryName;
  readonly least: string;
  readonly most: string;
  readonly technique: string;
  readonly map: string;
}

// A difficulty that nobody chose would be at odds with most ratings and techniques.
const FIRST: Wishes = {
  board: CLASSIC,
  clues: '',
  difficulty: '',
  symmetry: 'none',
  least: '',
  most: '',
  technique: '',
  map: '',
};

/** What the hardest step may be worth at most. */
const MOST_SCORE = 12.4;

const numberIn = (text: string): number | undefined => (text === '' ? undefined : Number(text));

/** The wish that the form holds, for a board. */
const wishOf = (board: string, { clues, difficulty, symmetry, least, most, technique }: Wishes): Wish => ({
  board,
  clues: clues || undefined,
  difficulty: difficulty || undefined,
  symmetry: symmetry === 'none' ? undefined : symmetry,
  least: numberIn(least),
  most: numberIn(most),
  technique: technique || undefined,
});

/** What in a wish contradicts itself, as soon as it is known; until then what was before. */
function useContradiction(wish: Wish | undefined): { readonly text: string; readonly isCurrent: boolean } {
  const key = JSON.stringify([wish, language.value]);
  const found = useSignal({ key: '', text: '' });
  useEffect(() => {
    let isLast = true;
    const show = (contradiction?: Contradiction): void => {
      if (isLast) found.value = { key, text: contradiction ? contradictionText(contradiction) : '' };
    };
    if (wish) engine.ask(PUZZLES.contradiction, wish).then(show, () => {}); // then the search tells
    return () => {
      isLast = false;
    };
  }, [key]);
  return { text: found.value.text, isCurrent: found.value.key === key };
}

/** All that can be wished of a new puzzle. */
export function WishForm(): JSX.Element {
  const choice = useSignal<Wishes>(FIRST);
  const techniques = useSignal<readonly { readonly id: string; readonly name: string }[]>([]);
  const isOpen = useSignal(false);
  const spoken = language.value;
  // The names need core, which is loaded only when somebody opens the form.
  useEffect(() => {
    if (!isOpen.value) return;
    engine.ask(PUZZLES.techniques, { language: spoken }).then(
      (list) => {
        techniques.value = list;
      },
      () => {}, // then any technique will do
    );
  }, [isOpen.value, spoken]);
  const mixtures = useMixtures(isOpen.value);
  const now = choice.value;
  const set = (some: Partial<Wishes>): void => {
    choice.value = { ...now, ...some };
  };
  const isJigsaw = now.board.endsWith('jigsaw-');
  const board = isJigsaw && now.map.trim() ? jigsawOf(now.map) : now.board;
  const wish = board ? wishOf(board, now) : undefined;
  const contradiction = useContradiction(isOpen.value ? wish : undefined);
  const submit = (event: Event): void => {
    event.preventDefault();
    missed.value = undefined;
    if (contradiction.text && contradiction.isCurrent) say(contradiction.text);
    else if (wish) void playNew(wish);
  };
  return (
    <details
      class="wish"
      onToggle={(event) => {
        isOpen.value = event.currentTarget.open;
      }}
    >
      <summary>
        <h2>{t('new.wishes')}</h2>
      </summary>
      <form class="wishes" onSubmit={submit}>
        <Choice
          label={t('new.board')}
          name="board"
          value={now.board}
          among={now.clues ? BOARDS.filter(hasRoomForClues) : BOARDS}
          called={boardTitle}
          set={(next) => set({ board: next })}
        />
        {isJigsaw && (
          <label>
            {t('new.map')}
            <textarea
              rows={3}
              spellcheck={false}
              value={now.map}
              aria-invalid={!board}
              aria-describedby="map-says"
              onInput={(event) => set({ map: event.currentTarget.value })}
            />
            <small id="map-says">{t(board ? 'new.map.says' : 'new.map.wrong')}</small>
          </label>
        )}
        <Choice
          label={t('new.clues')}
          name="clues"
          value={now.clues}
          among={['', ...mixtures.map(({ name }) => name)]}
          called={(clues) => mixtures.find(({ name }) => name === clues)?.title ?? t('new.clues.none')}
          set={(clues) => set({ clues, board: hasRoomForClues(now.board) ? now.board : CLASSIC })}
        />
        <Choice
          label={t('new.difficulty')}
          name="difficulty"
          value={now.difficulty}
          among={['', ...LEVELS]}
          called={(level) => t(level === '' ? 'new.any' : `difficulty.${level}`)}
          set={(difficulty) => set({ difficulty })}
        />
        <Choice
          label={t('new.symmetry')}
          name="symmetry"
          value={now.symmetry}
          among={SYMMETRY_NAMES}
          called={(name) => t(`symmetry.${name}`)}
          set={(symmetry) => set({ symmetry })}
        />
        <fieldset class="range">
          <legend>{t('new.rating')}</legend>
          {(['least', 'most'] as const).map((end) => (
            <label key={end}>
              {t(`new.${end}`)}
              <input
                name={end}
                type="number"
                min="1"
                max={MOST_SCORE}
                step="0.1"
                value={now[end]}
                onInput={(event) => set({ [end]: event.currentTarget.value })}
              />
            </label>
          ))}
        </fieldset>
        <Choice
          label={t('new.technique')}
          name="technique"
          value={now.technique}
          among={['', ...techniques.value.map(({ id }) => id)]}
          called={(id) => techniques.value.find((one) => one.id === id)?.name ?? t('new.any')}
          set={(technique) => set({ technique })}
        />
        <p id="wish-against" class="against" role="status">
          {contradiction.text}
        </p>
        <button type="submit" class="make" disabled={!board} aria-describedby="wish-against">
          {t('new.make')}
        </button>
      </form>
    </details>
  );
}
