import { describeFamily } from '../../conformance.ts';
import { claiming, pointing } from '../basics/locked-candidates.ts';
import { fullHouse, hiddenSingle, nakedSingle } from '../basics/singles.ts';
import { nakedPair } from '../basics/subsets.ts';
import { avoidableRectangle1, avoidableRectangle2, avoidableRectangle3 } from './avoidable-rectangles.ts';
import { hiddenAvoidableRectangle } from './hidden-avoidable-rectangles.ts';

const all = [avoidableRectangle1, avoidableRectangle2, avoidableRectangle3, hiddenAvoidableRectangle];

describeFamily('avoidable-rectangles', all, {
  along: [fullHouse, hiddenSingle, nakedSingle, pointing, claiming, nakedPair],
});
