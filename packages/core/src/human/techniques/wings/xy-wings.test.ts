import { describeFamily } from '../../conformance.ts';
import { claiming, pointing } from '../basics/locked-candidates.ts';
import { fullHouse, hiddenSingle, nakedSingle } from '../basics/singles.ts';
import { nakedPair } from '../basics/subsets.ts';
import { xyWing, xyzWing } from './xy-wings.ts';

describeFamily('xy-wings', [xyWing, xyzWing], {
  along: [fullHouse, hiddenSingle, nakedSingle, pointing, claiming, nakedPair],
});
