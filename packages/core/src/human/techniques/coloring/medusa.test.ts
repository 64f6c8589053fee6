import { describeFamily } from '../../conformance.ts';
import { claiming, pointing } from '../basics/locked-candidates.ts';
import { fullHouse, hiddenSingle, nakedSingle } from '../basics/singles.ts';
import { nakedPair } from '../basics/subsets.ts';
import { medusaTrap, medusaWrap } from './medusa.ts';

describeFamily('medusa', [medusaTrap, medusaWrap], {
  along: [fullHouse, hiddenSingle, nakedSingle, pointing, claiming, nakedPair],
});
