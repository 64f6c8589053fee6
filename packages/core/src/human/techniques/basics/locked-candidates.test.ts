import { describeFamily } from '../../conformance.ts';
import { directClaiming, directPointing } from './direct-placements.ts';
import { lawOfLeftovers } from './law-of-leftovers.ts';
import { claiming, pointing } from './locked-candidates.ts';
import { fullHouse, hiddenSingle, nakedSingle } from './singles.ts';

describeFamily('locked-candidates', [directPointing, directClaiming, pointing, claiming, lawOfLeftovers], {
  along: [fullHouse, hiddenSingle, nakedSingle],
});
