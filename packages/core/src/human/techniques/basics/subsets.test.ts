import { describeFamily } from '../../conformance.ts';
import { directHiddenPair, directHiddenTriplet } from './direct-placements.ts';
import { claiming, pointing } from './locked-candidates.ts';
import { fullHouse, hiddenSingle, nakedSingle } from './singles.ts';
import {
  hiddenPair,
  hiddenQuad,
  hiddenTriple,
  lockedPair,
  lockedTriple,
  nakedPair,
  nakedQuad,
  nakedTriple,
} from './subsets.ts';

describeFamily(
  'subsets',
  [
    directHiddenPair,
    directHiddenTriplet,
    lockedPair,
    lockedTriple,
    nakedPair,
    nakedTriple,
    hiddenPair,
    hiddenTriple,
    nakedQuad,
    hiddenQuad,
  ],
  { along: [fullHouse, hiddenSingle, nakedSingle, pointing, claiming] },
);
