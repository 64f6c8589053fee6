import { describeFamily } from '../../conformance.ts';
import { claiming, pointing } from '../basics/locked-candidates.ts';
import { fullHouse, hiddenSingle, nakedSingle } from '../basics/singles.ts';
import { fireworkQuad, fireworkTriple } from './fireworks.ts';

describeFamily('fireworks', [fireworkTriple, fireworkQuad], {
  along: [fullHouse, hiddenSingle, nakedSingle, pointing, claiming],
});
