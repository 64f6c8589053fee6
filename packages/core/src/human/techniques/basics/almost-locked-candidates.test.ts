import { describeFamily } from '../../conformance.ts';
import { almostLockedPair, almostLockedTriple } from './almost-locked-candidates.ts';
import { claiming, pointing } from './locked-candidates.ts';
import { fullHouse, hiddenSingle, nakedSingle } from './singles.ts';

describeFamily('almost-locked-candidates', [almostLockedPair, almostLockedTriple], {
  along: [fullHouse, hiddenSingle, nakedSingle, pointing, claiming],
});
