import { ALPHABET, classic } from '@pencilmark/core/geometry/plain';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { settings } from '../../settings.ts';
import { language, t } from '../../text/index.ts';
import { Grid } from '../../ui/grid/Grid.tsx';
import { viewsOf } from '../../ui/grid/views.ts';

const GIVENS = '.34.........89..6...7.4.85..8176....39.........5......4...12.9.......1.7..3.8...2';
const WRITTEN = '8...7......2..3...96.2.1..32......3...6....7.74.......' + '.78...3...29....8....9.7.4.';

const digits = (text: string): Uint8Array => Uint8Array.from(text, (letter) => Number(letter) || 0);
const setOf = (text: string): number => [...text].reduce((set, letter) => set | (1 << (Number(letter) - 1)), 0);

/** Sets of digits in the cells that are named by their index. */
function sets(of: Readonly<Record<number, string>>): Int32Array {
  const all = new Int32Array(81);
  for (const [cell, text] of Object.entries(of)) all[Number(cell)] = setOf(text);
  return all;
}

/** A board on which cells are in every state there is. */
export function BoardStates(): JSX.Element {
  const now = settings.value;
  const cells = useMemo(() => {
    const givens = digits(GIVENS);
    const written = digits(WRITTEN);
    return viewsOf({
      geometry: classic,
      board: {
        digits: givens.map((given, cell) => given || written[cell]!),
        corner: sets({ 6: '29', 7: '12', 8: '19', 32: '459', 39: '14', 48: '13', 49: '23', 53: '689', 75: '1456' }),
        centre: sets({ 3: '56', 5: '56', 9: '15', 10: '15', 57: '56', 62: '56', 75: '23' }),
        colour: sets({ 3: '1', 5: '2', 7: '3', 34: '4', 50: '5', 53: '678', 62: '9', 63: '123456789' }),
      },
      givens,
      selection: [57],
      wrong: new Set([10, 12].filter((cell) => written[cell] !== 0)),
      held: 5,
      tried: new Set([61]),
      settings: { ...now, highlightDigit: true, highlightPeers: true, highlightNotes: true },
    });
  }, [now, language.value]);
  return (
    <div class="board-states">
      <Grid
        geometry={classic}
        cells={cells}
        alphabet={ALPHABET}
        areNotesFixed={now.notePlaces === 'fixed'}
        label={t('styles.board')}
        isInert
      />
    </div>
  );
}
