import { describeFamily } from '../conformance.ts';
import { claiming, pointing } from './locked-candidates.ts';
import { medusaTrap, medusaWrap } from './medusa.ts';
import { fullHouse, hiddenSingle, nakedSingle } from './singles.ts';
import { nakedPair } from './subsets.ts';

describeFamily('medusa', [medusaTrap, medusaWrap], {
  along: [fullHouse, hiddenSingle, nakedSingle, pointing, claiming, nakedPair],
});
