import type { JSX } from 'preact';
import { t } from '../../../text/index.ts';
import { Choice } from '../../../ui/parts/fields.tsx';
import { ICONS } from '../../../ui/parts/icons.tsx';
import { puzzle, readAgain, turnRight } from '../reading.ts';

/** The sizes that are read. */
const SIZES: readonly number[] = [4, 6, 8, 9, 10, 12, 16];

/** What is set by hand where it was read wrong: how many cells a row has, and which way is up. */
export const Adjust = (): JSX.Element => (
  <div class="adjust">
    <Choice
      label={t('scan.size')}
      value={puzzle.value!.size}
      among={SIZES}
      called={(size) => `${size}×${size}`}
      set={(size) => void readAgain({ size })}
    />
    <button type="button" onClick={turnRight}>
      <ICONS.turn />
      {t('scan.turn')}
    </button>
  </div>
);
