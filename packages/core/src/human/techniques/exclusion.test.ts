import { describeFamily } from '../conformance.ts';
import { alignedPairExclusion, alignedTripletExclusion } from './exclusion.ts';
import { fullHouse, hiddenSingle, nakedSingle } from './singles.ts';

describeFamily('exclusion', [alignedPairExclusion, alignedTripletExclusion], {
  along: [fullHouse, hiddenSingle, nakedSingle],
});
