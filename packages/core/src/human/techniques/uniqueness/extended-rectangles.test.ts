import { describeFamily } from '../../conformance.ts';
import { claiming, pointing } from '../basics/locked-candidates.ts';
import { fullHouse, hiddenSingle, nakedSingle } from '../basics/singles.ts';
import { hiddenPair, nakedPair, nakedTriple } from '../basics/subsets.ts';
import {
  extendedRectangle1,
  extendedRectangle2,
  extendedRectangle3,
  extendedRectangle4,
} from './extended-rectangles.ts';

const all = [extendedRectangle1, extendedRectangle2, extendedRectangle3, extendedRectangle4];

describeFamily('extended-rectangles', all, {
  along: [fullHouse, hiddenSingle, nakedSingle, pointing, claiming, nakedPair, hiddenPair, nakedTriple],
});
