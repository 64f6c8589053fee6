import { describeFamily } from '../../conformance.ts';
import { claiming, pointing } from '../basics/locked-candidates.ts';
import { fullHouse, hiddenSingle, nakedSingle } from '../basics/singles.ts';
import { ahsXz } from './almost-hidden-sets.ts';
import { alsXyWing, alsXz } from './almost-locked-sets.ts';
import { alsChain } from './als-chains.ts';
import { alsWWing } from './als-w-wing.ts';
import { deathBlossom } from './death-blossom.ts';

describeFamily('almost-locked-sets', [alsXz, alsXyWing, alsWWing, alsChain, ahsXz, deathBlossom], {
  along: [fullHouse, hiddenSingle, nakedSingle, pointing, claiming],
});
