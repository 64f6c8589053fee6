import { describeFamily } from '../../conformance.ts';
import { claiming, pointing } from '../basics/locked-candidates.ts';
import { fullHouse, hiddenSingle, nakedSingle } from '../basics/singles.ts';
import { nakedPair } from '../basics/subsets.ts';
import {
  hiddenRectangle,
  uniqueRectangle1,
  uniqueRectangle2,
  uniqueRectangle3,
  uniqueRectangle4,
  uniqueRectangle5,
  uniqueRectangle6,
} from './unique-rectangles.ts';

const all = [
  uniqueRectangle1,
  uniqueRectangle2,
  uniqueRectangle3,
  uniqueRectangle4,
  uniqueRectangle5,
  uniqueRectangle6,
  hiddenRectangle,
];

describeFamily('unique-rectangles', all, {
  along: [fullHouse, hiddenSingle, nakedSingle, pointing, claiming, nakedPair],
});
