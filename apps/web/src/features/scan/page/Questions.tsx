import type { JSX } from 'preact';
import { boardTitle } from '../../../model/titles.ts';
import { t } from '../../../text/index.ts';
import { Switch } from '../../../ui/parts/fields.tsx';
import { mend, puzzle, readAgain, sheet } from '../reading.ts';
import { hasHand, marksIn, withAllGiven } from '../sheet.ts';

/** What only somebody who knows the puzzle can say, and what is left out. */
export function Questions(): JSX.Element {
  const now = sheet.value!;
  const { guess, board } = puzzle.value!;
  const marks = marksIn(now);
  return (
    <>
      {guess && guess !== board && (
        <div class="slip next">
          <p>{t('scan.guess', { board: boardTitle(guess) })}</p>
          <div class="buttons">
            <button type="button" onClick={() => void readAgain({ board: guess })}>
              {t('scan.guess.yes')}
            </button>
            <button type="button" onClick={() => void readAgain({ board })}>
              {t('scan.guess.no')}
            </button>
          </div>
        </div>
      )}
      {hasHand(now) && (
        <Switch
          label={t('scan.hand')}
          says={t('scan.hand.says')}
          isOn={!now.isAllGiven}
          set={(isOn) => mend((old) => withAllGiven(old, !isOn))}
        />
      )}
      {marks > 0 && <p class="small">{t('scan.marks', { n: marks })}</p>}
    </>
  );
}
