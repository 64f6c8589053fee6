import { casesOfCell, casesOfHouse, type Supposition } from '@pencilmark/coach/consequences';
import { ALPHABET, cellName } from '@pencilmark/core/geometry/plain';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { overlay } from '../../../table/covers.ts';
import { cursor, selection } from '../../../table/hand.ts';
import { board, geometry, tried, whatIfDepth } from '../../../table/session.ts';
import { t } from '../../../text/index.ts';
import { digitsIn } from '../../../ui/grid/notes.ts';
import { IconButton } from '../../../ui/parts/IconButton.tsx';
import { ICONS } from '../../../ui/parts/icons.tsx';
import { endQuestion, openQuestion } from '../open-question.ts';
import { seen } from '../questions.ts';
import { useSlipEscape } from '../slip.ts';
import { askFollowing, askShared, askWhatIf, notedStand } from './ask.ts';

/** Offers to suppose something about the selected cell; an answer takes its place for a while. */
export const FollowChoice = (): JSX.Element | null =>
  openQuestion.value === 'follow' && !overlay.value ? <Choice /> : null;

function Choice(): JSX.Element {
  useSlipEscape(endQuestion);
  const { size } = geometry.value!;
  const cell = cursor.value;
  const isAsked = selection.value.length === 1 && board.value!.digits[cell] === 0;
  return (
    <section class="slip why follow" aria-label={t('follow.title')}>
      <header>
        <p class="eyebrow">{t('follow.title')}</p>
        <IconButton label={t('hint.close')} Icon={ICONS.close} run={endQuestion} />
      </header>
      <p>{isAsked ? t('follow.which', { cell: cellName(cell, size) }) : t('follow.choose')}</p>
      {isAsked && <OfCell key={cell} cell={cell} />}
      {whatIfDepth.value > 0 && (
        <button type="button" disabled={tried.value.size === 0} onClick={() => void askWhatIf()}>
          {t('follow.whatIf')}
        </button>
      )}
    </section>
  );
}

/** A row of what can be supposed. */
interface Row {
  readonly says: string;
  run(): void;
}

/** A digit of a cell, and what can be supposed about it. */
function OfCell({ cell }: { readonly cell: number }): JSX.Element {
  const { candidates } = notedStand(seen(board.value!));
  const digits = digitsIn(candidates[cell]!);
  const chosen = useSignal(digits[0]);
  const digit = chosen.value;
  return (
    <>
      <div class="segmented" role="group" aria-label={t('follow.digit')}>
        {digits.map((choice) => (
          <button
            key={choice}
            type="button"
            aria-pressed={choice === digit}
            onClick={() => {
              chosen.value = choice;
            }}
          >
            {ALPHABET[choice - 1]}
          </button>
        ))}
      </div>
      <ul class="cases">
        {(digit === undefined ? [] : rowsFor(cell, digit, candidates)).map(({ says, run }) => (
          <li key={says}>
            <button type="button" onClick={run}>
              {says}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function rowsFor(cell: number, digit: number, candidates: Int32Array): Row[] {
  const shape = geometry.value!;
  const holes = { cell: cellName(cell, shape.size), digit: ALPHABET[digit - 1]! };
  const suppose = (isOn: boolean) => () => void askFollowing([{ cell, digit, isOn }]);
  const places = {
    geometry: shape,
    has: (at: number, candidate: number) => ((candidates[at]! >>> (candidate - 1)) & 1) === 1,
  };
  const compare = (says: string, cases: readonly Supposition[]): Row[] =>
    cases.length > 1 ? [{ says, run: () => void askShared(cases) }] : [];
  return [
    { says: t('follow.true', holes), run: suppose(true) },
    { says: t('follow.false', holes), run: suppose(false) },
    ...compare(t('follow.cellCases', holes), casesOfCell(places, cell)),
    ...shape.houses
      .filter(({ cells }) => cells.includes(cell))
      .flatMap(({ kind, number, index }) => {
        const house = t(`follow.house.${kind}`, { number });
        return compare(t('follow.houseCases', { ...holes, house }), casesOfHouse(places, index, digit));
      }),
  ];
}
