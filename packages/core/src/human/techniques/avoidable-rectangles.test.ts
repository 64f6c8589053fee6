import { describeFamily } from '../conformance.ts';
import { avoidableRectangle1, avoidableRectangle2 } from './avoidable-rectangles.ts';
import { claiming, pointing } from './locked-candidates.ts';
import { fullHouse, hiddenSingle, nakedSingle } from './singles.ts';
import { nakedPair } from './subsets.ts';

const all = [avoidableRectangle1, avoidableRectangle2];

describeFamily('avoidable-rectangles', all, {
  along: [fullHouse, hiddenSingle, nakedSingle, pointing, claiming, nakedPair],
});
