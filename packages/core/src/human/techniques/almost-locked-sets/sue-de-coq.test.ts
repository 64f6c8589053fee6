import { describeFamily } from '../../conformance.ts';
import { claiming, pointing } from '../basics/locked-candidates.ts';
import { fullHouse, hiddenSingle, nakedSingle } from '../basics/singles.ts';
import { sueDeCoq } from './sue-de-coq.ts';

describeFamily('sue-de-coq', [sueDeCoq], {
  along: [fullHouse, hiddenSingle, nakedSingle, pointing, claiming],
});
