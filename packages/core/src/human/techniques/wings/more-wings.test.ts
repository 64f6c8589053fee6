import { BOARDS, describeFamily } from '../../conformance.ts';
import { claiming, pointing } from '../basics/locked-candidates.ts';
import { fullHouse, hiddenSingle, nakedSingle } from '../basics/singles.ts';
import { chuteRemotePair, eriPair } from './box-bridges.ts';
import { uvwxyzWing, vwxyzWing } from './large-wings.ts';
import { hWing, lWing, mWing, sWing } from './named-wings.ts';
import { xyzRing } from './xyz-rings.ts';

describeFamily('more-wings', [chuteRemotePair, eriPair, xyzRing, mWing, sWing, lWing, hWing, vwxyzWing, uvwxyzWing], {
  along: [fullHouse, hiddenSingle, nakedSingle, pointing, claiming],
  puzzles: 1,
  boards: BOARDS,
  skipsSingles: true,
});
