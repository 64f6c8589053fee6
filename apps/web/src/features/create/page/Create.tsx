import { ALPHABET } from '@pencilmark/core/geometry/plain';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { go, route } from '../../../route.ts';
import { Grid } from '../../../ui/grid/Grid.tsx';
import { usePartsInTurn } from '../../../ui/parts/painted.ts';
import { areCandidatesShown, findings, startLive } from '../findings.ts';
import { gestureFor } from '../gesture.ts';
import { onKey } from '../keys.ts';
import { shownSet, withShownSet } from '../needs/shown.ts';
import { shownClues } from '../placing.ts';
import { onPointer } from '../pointer.ts';
import { conflicts, draft, isDrawing, kindInHand, put, ready, selection, shownGeometry, tool } from '../table.ts';
import { unreadText } from '../unread.ts';
import { signsOfClues, viewsOf } from '../views.ts';
import { clueWords } from '../words.ts';
import '../create.css';
import '../clues.css';
import { t } from '../../../text/index.ts';
import { lossText } from '../../../text/problems.ts';
import { AboutFields } from './AboutFields.tsx';
import { Clues } from './Clues.tsx';
import { Drafts } from './Drafts.tsx';
import { Emphasis } from './Emphasis.tsx';
import { Facts } from './Facts.tsx';
import { Needed, SetWash } from './Needed.tsx';
import { Pad } from './Pad.tsx';
import { Rules } from './Rules.tsx';
import { Spots } from './Spots.tsx';
import { Tools } from './Tools.tsx';

/** The setter's table: givens are written, and what they make is shown at once. */
export function Create(): JSX.Element {
  const problem = useSignal('');
  // What is done with a puzzle, and other drafts, are not needed for the first digit.
  const drawn = usePartsInTurn(2);
  const take = async (text: string): Promise<void> => {
    const { draftFromText } = await import('../text.ts');
    const read = draftFromText(text);
    if (typeof read === 'string') {
      problem.value = read;
      return;
    }
    problem.value = `${lossText(read)} ${unreadText(read.unread)}`.trim();
    put(read.draft);
  };
  useEffect(startLive, []);
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  const here = route.value;
  const puzzle = here.page === 'create' ? here.query.get('puzzle') : null;
  useEffect(() => {
    if (puzzle === null) return;
    // The address keeps the puzzle until it lies on the table: the page may be loaded anew.
    void ready.then(() => take(puzzle)).then(() => route.peek() === here && go('create', {}, { isReplacing: true }));
  }, [puzzle]);
  useEffect(() => {
    const onPaste = (event: ClipboardEvent): void => {
      const text = event.clipboardData?.getData('text') ?? '';
      if (event.target instanceof HTMLInputElement || text.trim() === '') return;
      event.preventDefault();
      void take(text);
    };
    addEventListener('paste', onPaste);
    return () => removeEventListener('paste', onPaste);
  }, []);
  return (
    <div class="create">
      <div class="heading">
        <h1>{t('page.create')}</h1>
        <Rules />
      </div>
      <Table />
      <div class="side">
        <Pad />
        {problem.value && (
          <p class="notice" role="alert">
            {problem.value}
          </p>
        )}
        <Facts />
        <Clues />
        {drawn > 0 && <Tools />}
        {drawn > 0 && <Needed />}
        {drawn > 0 && <AboutFields />}
        {drawn > 1 && <Drafts />}
      </div>
    </div>
  );
}

/** Room for places outside the board, in sides of a cell. */
const ALL_AROUND = { top: 1, right: 1, bottom: 1, left: 1 };

/** The board of the draft, with what is known of its cells. */
function Table(): JSX.Element {
  const { candidates, spare } = findings.value;
  const kind = kindInHand.value;
  const outside = kind && gestureFor(kind.form).name === 'outside' ? kind : undefined;
  const signs = useMemo(
    () => signsOfClues(shownClues.value, shownGeometry.value),
    [shownClues.value, shownGeometry.value],
  );
  const cells = viewsOf({
    draft: draft.value,
    geometry: shownGeometry.value,
    selection: selection.value,
    conflicts: conflicts.value,
    candidates: areCandidatesShown.value && candidates !== 'unknown' ? candidates : undefined,
    spare: spare?.cells ?? [],
    words: withShownSet(clueWords(shownClues.value)),
    isDrawing: isDrawing.value,
    isWriting: tool.value === 'digits',
  });
  return (
    <div
      class={`setter ${isDrawing.value ? 'drawing-regions' : ''} ${kind ? 'drawing-regions placing' : ''} ${shownSet.value ? 'with-set' : ''}`}
    >
      <Grid
        geometry={shownGeometry.value}
        cells={cells}
        alphabet={ALPHABET}
        areNotesFixed
        label={t('create.board')}
        onPointer={onPointer}
        signs={signs}
        below={shownSet.value && <SetWash cells={shownSet.value} />}
        room={outside && ALL_AROUND}
      >
        <Emphasis />
        {outside && <Spots kind={outside} />}
      </Grid>
    </div>
  );
}
