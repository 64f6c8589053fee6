import { describeFamily } from '../../conformance.ts';
import { fullHouse, hiddenSingle, nakedSingle } from '../basics/singles.ts';
import { alignedPairExclusion, alignedTripletExclusion } from './exclusion.ts';

describeFamily('exclusion', [alignedPairExclusion, alignedTripletExclusion], {
  along: [fullHouse, hiddenSingle, nakedSingle],
});
