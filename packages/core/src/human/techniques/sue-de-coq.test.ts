import { describeFamily } from '../conformance.ts';
import { claiming, pointing } from './locked-candidates.ts';
import { fullHouse, hiddenSingle, nakedSingle } from './singles.ts';
import { sueDeCoq } from './sue-de-coq.ts';

describeFamily('sue-de-coq', [sueDeCoq], {
  along: [fullHouse, hiddenSingle, nakedSingle, pointing, claiming],
});
