import { describeFamily, QUICK_BOARDS } from '../../conformance.ts';
import { claiming, pointing } from '../basics/locked-candidates.ts';
import { fullHouse, hiddenSingle, nakedSingle } from '../basics/singles.ts';
import { hiddenPair, nakedPair } from '../basics/subsets.ts';
import { bugLite } from './bug-lite.ts';
import { reverseBug } from './reverse-bug.ts';

describeFamily('bug-lite', [bugLite, reverseBug], {
  along: [fullHouse, hiddenSingle, nakedSingle, pointing, claiming, nakedPair, hiddenPair],
  puzzles: 1,
  boards: QUICK_BOARDS,
});
