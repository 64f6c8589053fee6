import { describeFamily } from '../conformance.ts';
import { directClaiming, directPointing } from './direct-placements.ts';
import { claiming, pointing } from './locked-candidates.ts';
import { fullHouse, hiddenSingle, nakedSingle } from './singles.ts';

describeFamily('locked-candidates', [directPointing, directClaiming, pointing, claiming], {
  along: [fullHouse, hiddenSingle, nakedSingle],
});
