import { describeFamily } from '../conformance.ts';
import { jellyfish, swordfish, xWing } from './fish.ts';
import { claiming, pointing } from './locked-candidates.ts';
import { fullHouse, hiddenSingle, nakedSingle } from './singles.ts';

describeFamily('fish', [xWing, swordfish, jellyfish], {
  along: [fullHouse, hiddenSingle, nakedSingle, pointing, claiming],
});
