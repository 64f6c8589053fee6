import type { SymmetryName } from '@pencilmark/core/generate';
import type { Difficulty } from '@pencilmark/core/rate';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { engine } from '../../engine/engine.ts';
import { boardTitle } from '../../model/titles.ts';
import { BOARDS, CLASSIC, jigsawOf, LEVELS, SYMMETRY_NAMES } from '../../puzzles/boards.ts';
import { hasRoomForClues } from '../../puzzles/mixtures.ts';
import type { Contradiction, Wish } from '../../puzzles/order.ts';
import { PUZZLES } from '../../puzzles/tasks.ts';
import { missed, playNew } from '../../table/maker.ts';
import { language, t } from '../../text/index.ts';
import { say } from '../../ui/parts/announcement.ts';
import { useAnswer } from '../../ui/parts/answer.ts';
import { contradictionText } from '../../ui/parts/contradiction.ts';
import { Choice, fieldsOf } from '../../ui/parts/fields.tsx';
import { setterOf } from '../../ui/parts/signals.ts';
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

/** The highest rating that the hardest step may have. */
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

/** The board that is wished for; nothing while the map of a jigsaw is none. */
const boardOf = ({ board, map }: Wishes): string | undefined => (isJigsaw(board) && map.trim() ? jigsawOf(map) : board);

const isJigsaw = (board: string): boolean => board.endsWith('jigsaw-');

/** What in a wish contradicts itself, as soon as it is known; until then what was before. */
function useContradiction(wish: Wish | undefined): { readonly text: string; readonly isCurrent: boolean } {
  const key = JSON.stringify([wish, language.value]);
  const known = useSignal({ key: '', text: '' });
  const hear = (contradiction?: Contradiction): void => {
    known.value = { key, text: contradiction ? contradictionText(contradiction) : '' };
  };
  // Where there is no answer, the search shows it.
  useAnswer({ ask: () => wish && engine.ask(PUZZLES.contradiction, wish), hear, miss: () => {} }, [key]);
  return { text: known.value.text, isCurrent: known.value.key === key };
}

/** All that can be wished of a new puzzle. */
export function WishForm(): JSX.Element {
  const choice = useSignal<Wishes>(FIRST);
  const isOpen = useSignal(false);
  const now = choice.value;
  const board = boardOf(now);
  const wish = board ? wishOf(board, now) : undefined;
  const contradiction = useContradiction(isOpen.value ? wish : undefined);
  const submit = (event: Event): void => {
    event.preventDefault();
    missed.value = undefined;
    if (contradiction.text && contradiction.isCurrent) say(contradiction.text);
    else if (wish) void playNew(wish);
  };
  const fields: FieldsProps = {
    now,
    isOpen: isOpen.value,
    set: (some) => {
      choice.value = { ...now, ...some };
    },
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
        <BoardFields {...fields} />
        <SolvingFields {...fields} />
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

interface FieldsProps {
  readonly now: Wishes;
  /** Whether the form is open; the code that it needs is loaded only then. */
  readonly isOpen: boolean;
  set(some: Partial<Wishes>): void;
}

/** The board, and the clues on it. */
function BoardFields({ now, isOpen, set }: FieldsProps): JSX.Element {
  const mixtures = useMixtures(isOpen);
  const field = fieldsOf(now, set);
  return (
    <>
      <Choice
        label={t('new.board')}
        {...field('board')}
        among={now.clues ? BOARDS.filter(hasRoomForClues) : BOARDS}
        called={boardTitle}
      />
      {isJigsaw(now.board) && (
        <MapField map={now.map} isRead={boardOf(now) !== undefined} set={(map) => set({ map })} />
      )}
      <Choice
        label={t('new.clues')}
        name="clues"
        value={now.clues}
        among={['', ...mixtures.map(({ name }) => name)]}
        called={(clues) => mixtures.find(({ name }) => name === clues)?.title ?? t('new.clues.none')}
        set={(clues) => set({ clues, board: hasRoomForClues(now.board) ? now.board : CLASSIC })}
      />
    </>
  );
}

interface MapFieldProps {
  readonly map: string;
  readonly isRead: boolean;
  set(map: string): void;
}

/** The regions of a jigsaw, as a text. */
const MapField = ({ map, isRead, set }: MapFieldProps): JSX.Element => (
  <label>
    {t('new.map')}
    <textarea
      rows={3}
      spellcheck={false}
      value={map}
      aria-invalid={!isRead}
      aria-describedby="map-says"
      onInput={(event) => set(event.currentTarget.value)}
    />
    <small id="map-says">{t(isRead ? 'new.map.says' : 'new.map.wrong')}</small>
  </label>
);

/** How hard the puzzle is, how it looks, and what it takes. */
function SolvingFields({ now, isOpen, set }: FieldsProps): JSX.Element {
  const techniques = useTechniques(isOpen);
  const field = fieldsOf(now, set);
  return (
    <>
      <Choice
        label={t('new.difficulty')}
        {...field('difficulty')}
        among={['', ...LEVELS]}
        called={(level) => t(level === '' ? 'new.any' : `difficulty.${level}`)}
      />
      <Choice
        label={t('new.symmetry')}
        {...field('symmetry')}
        among={SYMMETRY_NAMES}
        called={(name) => t(`symmetry.${name}`)}
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
        {...field('technique')}
        among={['', ...techniques.map(({ id }) => id)]}
        called={(id) => techniques.find((technique) => technique.id === id)?.name ?? t('new.any')}
      />
    </>
  );
}

/** The techniques by name, once the form is open: the names need core. */
function useTechniques(isOpen: boolean): readonly { readonly id: string; readonly name: string }[] {
  const techniques = useSignal<readonly { readonly id: string; readonly name: string }[]>([]);
  const spoken = language.value;
  const ask = () => (isOpen ? engine.ask(PUZZLES.techniques, { language: spoken }) : undefined);
  // Where there is no answer, any technique will do.
  useAnswer({ ask, hear: setterOf(techniques), miss: () => {} }, [isOpen, spoken]);
  return techniques.value;
}
