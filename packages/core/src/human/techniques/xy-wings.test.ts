import { describeFamily } from '../conformance.ts';
import { claiming, pointing } from './locked-candidates.ts';
import { fullHouse, hiddenSingle, nakedSingle } from './singles.ts';
import { nakedPair } from './subsets.ts';
import { xyWing, xyzWing } from './xy-wings.ts';

describeFamily('xy-wings', [xyWing, xyzWing], {
  along: [fullHouse, hiddenSingle, nakedSingle, pointing, claiming, nakedPair],
});
