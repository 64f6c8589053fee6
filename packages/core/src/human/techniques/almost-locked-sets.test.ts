import { describeFamily } from '../conformance.ts';
import { alsXyWing, alsXz } from './almost-locked-sets.ts';
import { alsChain } from './als-chains.ts';
import { deathBlossom } from './death-blossom.ts';
import { claiming, pointing } from './locked-candidates.ts';
import { fullHouse, hiddenSingle, nakedSingle } from './singles.ts';

describeFamily('almost-locked-sets', [alsXz, alsXyWing, alsChain, deathBlossom], {
  along: [fullHouse, hiddenSingle, nakedSingle, pointing, claiming],
});
