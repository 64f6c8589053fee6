import { describeFamily } from '../../conformance.ts';
import { fullHouse, hiddenSingle, nakedSingle } from '../basics/singles.ts';
import { dualEmptyRectangle, emptyRectangle } from './single-digit-rectangles.ts';
import { dualTwoStringKite, skyscraper, turbotFish, twoStringKite } from './turbot-fish.ts';

describeFamily(
  'single-digit',
  [skyscraper, twoStringKite, turbotFish, emptyRectangle, dualTwoStringKite, dualEmptyRectangle],
  { along: [fullHouse, hiddenSingle, nakedSingle] },
);
