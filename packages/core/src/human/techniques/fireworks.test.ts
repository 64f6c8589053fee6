import { describeFamily } from '../conformance.ts';
import { fireworkQuad, fireworkTriple } from './fireworks.ts';
import { claiming, pointing } from './locked-candidates.ts';
import { fullHouse, hiddenSingle, nakedSingle } from './singles.ts';

describeFamily('fireworks', [fireworkTriple, fireworkQuad], {
  along: [fullHouse, hiddenSingle, nakedSingle, pointing, claiming],
});
