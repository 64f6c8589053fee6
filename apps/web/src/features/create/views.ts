import { type Clue, type Frame, type Geometry, kindNamed, type Sign } from '@pencilmark/core/geometry';
import { ALPHABET } from '@pencilmark/core/geometry/plain';
import { t } from '../../text/index.ts';
import type { CellView } from '../../ui/grid/Grid.tsx';
import { labelled } from '../../ui/grid/labels.ts';
import { charactersOf } from '../../ui/parts/sets.ts';
import type { Draft } from './draft.ts';

/** What the setter's table shows. */
export interface DraftShowing {
  readonly draft: Draft;
  readonly geometry: Geometry;
  readonly selection: readonly number[];
  readonly conflicts: ReadonlySet<number>;
  /** True candidates of each cell, as sets of digits. */
  readonly candidates: Int32Array | undefined;
  /** Givens that can be spared. */
  readonly spare: readonly number[];
  /** What is said of the clues of a cell. */
  readonly words: ReadonlyMap<number, string>;
  readonly isDrawing: boolean;
  /** Whether digits are in hand: then the peers of a cell are shown. */
  readonly isWriting: boolean;
}

const BLANK = { corner: 0, centre: 0, colour: 0, candidates: 0, isPeer: false, isSame: false };

/** How every cell looks: its given and true candidates, or its region while regions are drawn. */
export function viewsOf(showing: DraftShowing): CellView[] {
  const { draft, geometry, selection, conflicts, candidates, spare, words, isDrawing, isWriting } = showing;
  const { givens, regions } = draft;
  const cursor = selection.at(-1) ?? -1;
  const chosen = new Set(selection);
  const seen = selection.length === 1 && isWriting ? geometry.peerSets[cursor] : undefined;
  return givens.map((given, cell) => {
    const region = regions[cell]!;
    const where = { isSelected: chosen.has(cell), isCursor: cell === cursor };
    if (isDrawing)
      return {
        ...BLANK,
        ...where,
        digit: 0,
        isGiven: false,
        isWrong: false,
        region: region + 1,
        centre: 1 << region,
        label: labelled(geometry, cell, [t('cell.box', { box: region + 1 })]),
      };
    // Where anything goes nobody needs to be shown it.
    const possible = given === 0 ? (candidates?.[cell] ?? 0) : 0;
    const notes = possible === geometry.allDigits ? 0 : possible;
    // Where one digit is left it is shown as large as a given, and not as printed as one.
    const deduced = notes !== 0 && (notes & (notes - 1)) === 0 ? 32 - Math.clz32(notes) : 0;
    const parts: (string | false)[] = [
      given === 0 ? t('cell.empty') : ALPHABET[given - 1]!,
      deduced !== 0 && t('create.cell.deduced', { digit: ALPHABET[deduced - 1]! }),
      notes !== 0 && deduced === 0 && t('create.cell.candidates', { digits: charactersOf(notes) }),
      conflicts.has(cell) && t('cell.wrong'),
      spare.includes(cell) && t('create.cell.spare'),
      words.get(cell) ?? false,
    ];
    return {
      ...BLANK,
      ...where,
      digit: given || deduced,
      isGiven: given !== 0,
      candidates: deduced === 0 ? notes : 0,
      isWrong: conflicts.has(cell),
      isPeer: seen?.has(cell) ?? false,
      isSame: spare.includes(cell),
      label: labelled(geometry, cell, parts),
    };
  });
}

/**
 * The signs of clues as they are drawn on the setter's table: a clue that lacks its number has a
 * question mark, and a clue that lacks cells shows what it has.
 */
export function signsOfClues(clues: readonly Clue[], geometry: Geometry): Sign[] {
  return clues.flatMap((clue) => {
    const kind = kindNamed(clue.rule);
    if (!kind || clue.cells.some((list) => list.length === 0)) return [];
    const [least] = kind.form.values ?? [0];
    if (least === 0 || clue.values.length >= least) return kind.signsOf(clue, frameOf(geometry, clue));
    const stood = { ...clue, values: new Array<number>(least).fill(0) };
    return kind
      .signsOf(stood, frameOf(geometry, stood))
      .map((sign) => ('text' in sign ? { ...sign, text: '?' } : sign));
  });
}

const frameOf = (geometry: Geometry, clue: Clue): Frame => ({ ...geometry, clues: [clue] });
