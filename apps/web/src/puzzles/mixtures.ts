import { idParts, type KindName } from '@pencilmark/core/geometry/plain';

/** Clues that can be ordered for a new puzzle. */
export interface Mixture {
  readonly name: string;
  readonly kinds: readonly KindName[];
  /** Whether clues of the first kind cover the board. */
  readonly isCovered?: true;
  /** A small board that shows how they look. */
  readonly sample: string;
}

/** The clues on offer. A puzzle with them is made within seconds. */
export const MIXTURES: readonly Mixture[] = [
  {
    name: 'cages',
    kinds: ['killer'],
    isCovered: true,
    sample: '4x4:killer_7:r1c1-2r2c1_4:r1c3-4_8:r2c2-3r3c3_5:r2-3c4_6:r3-4c1r3c2_9:r4c2-4',
  },
  { name: 'killer', kinds: ['killer'], sample: '4x4:killer_7:r1c1-2r2c1_5:r2-3c4_8:r3-4c2r4c3' },
  { name: 'thermo', kinds: ['thermo'], sample: '4x4:thermo_r4-2c1r1c2_r4c4-3r3c4' },
  { name: 'arrow', kinds: ['arrow'], sample: '4x4:arrow_r1c1.r2-3c2-3_r1c4.r2-3c4' },
  { name: 'whisper', kinds: ['whisper'], sample: '4x4:whisper_5:r1-2c3-2r3-4c2-1' },
  { name: 'renban', kinds: ['renban'], sample: '4x4:renban_r1-2c3r3c4_r2-3c1r4c2' },
  { name: 'dots', kinds: ['difference', 'ratio'], sample: '4x4:difference_1:r2c2-3+ratio_2:r2-3c3_2:r3-4c1' },
  { name: 'xv', kinds: ['xv'], sample: '4x4:xv_5:r1c1-2_5:r2-3c3' },
  { name: 'littlekiller', kinds: ['littlekiller'], sample: '4x4:littlekiller_10:r1-4c4-1' },
  { name: 'palindrome', kinds: ['palindrome'], sample: '4x4:palindrome_r1-3c1-3r3c4' },
  { name: 'regionsum', kinds: ['regionsum'], sample: '4x4:regionsum_r2c1-3r3c4' },
  { name: 'quadruple', kinds: ['quadruple'], sample: '4x4:quadruple_1.2:r1c1-2r2c1-2_3.4:r3c3-4r4c3-4' },
  { name: 'inequality', kinds: ['inequality'], sample: '4x4:inequality_r1c1-2_r3-2c2_r3-4c3' },
  { name: 'killer-thermo', kinds: ['killer', 'thermo'], sample: '4x4:killer_7:r1c1-2r2c1+thermo_r4c3-4r3-2c4' },
  { name: 'thermo-arrow', kinds: ['thermo', 'arrow'], sample: '4x4:thermo_r4-2c1+arrow_r1c2.r2-3c3-4' },
];

// On larger boards it would take minutes.
const LARGEST = 9;

export const hasRoomForClues = (board: string): boolean => idParts(board).size <= LARGEST;

export const mixtureCalled = (name: string | null | undefined): Mixture | undefined =>
  MIXTURES.find((mixture) => mixture.name === name);
