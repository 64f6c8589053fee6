import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { introduce, likelyHands, type Player } from '../../player.ts';
import { CLASSIC } from '../../puzzles/boards.ts';
import { FIRST } from '../../puzzles/first.ts';
import { offerRemarks } from '../../table/remarks.ts';
import { gameOf, start } from '../../table/start.ts';
import { t } from '../../text/index.ts';
import { DailyBoard } from './DailyBoard.tsx';
import { toTable } from './puzzle.ts';

const ANSWERS = ['new', 'basics', 'techniques'] as const;
const HANDS = ['finger', 'mouse', 'keys'] as const;

/** The first visit: two questions, and the answer to the first opens a gentle puzzle. */
export function Welcome({ end }: { readonly end: () => void }): JSX.Element {
  const hands = useSignal<Player['hands']>(likelyHands());
  const begin = (knows: Player['knows'], pressed?: number): void => {
    introduce({ knows, hands: hands.value });
    offerRemarks();
    const { givens, difficulty } = FIRST;
    start(gameOf({ board: CLASSIC, givens }, { kind: 'collection', difficulty, title: t('welcome.puzzle') }));
    toTable(pressed);
  };
  return (
    <div class="welcome">
      <div class="words">
        <h2>{t('welcome.title')}</h2>
        <p class="prose">{t('welcome.says')}</p>
      </div>
      <section class="slip next" aria-labelledby="knows">
        <h3 id="knows">{t('welcome.knows')}</h3>
        <ul class="answers">
          {ANSWERS.map((knows) => (
            <li key={knows}>
              <button type="button" onClick={() => begin(knows)}>
                <strong>{t(`welcome.${knows}`)}</strong>
                <span class="small">{t(`welcome.${knows}.says`)}</span>
              </button>
            </li>
          ))}
        </ul>
        <Hands hands={hands} />
        <button
          type="button"
          class="quiet skip-welcome"
          onClick={() => {
            introduce({ knows: 'unsaid', hands: hands.value });
            end();
          }}
        >
          {t('welcome.skip')}
        </button>
      </section>
      <DailyBoard
        digits={FIRST.givens}
        givens={FIRST.givens}
        label={t('welcome.board')}
        play={(cell) => begin('unsaid', cell)}
      />
    </div>
  );
}

/** With what somebody plays. */
const Hands = ({ hands }: { readonly hands: Signal<Player['hands']> }): JSX.Element => (
  <fieldset>
    <legend>{t('welcome.hands')}</legend>
    <div class="segmented">
      {HANDS.map((hand) => (
        <label key={hand}>
          <input
            type="radio"
            name="hands"
            value={hand}
            checked={hands.value === hand}
            onChange={() => {
              hands.value = hand;
            }}
          />
          {t(`welcome.${hand}`)}
        </label>
      ))}
    </div>
  </fieldset>
);
