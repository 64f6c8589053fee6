import { describeFamily } from '../../conformance.ts';
import { claiming, pointing } from '../basics/locked-candidates.ts';
import { fullHouse, hiddenSingle, nakedSingle } from '../basics/singles.ts';
import { jellyfish, leviathan, squirmbag, swordfish, whale, xWing } from './fish.ts';

describeFamily('fish', [xWing, swordfish, jellyfish, squirmbag, whale, leviathan], {
  along: [fullHouse, hiddenSingle, nakedSingle, pointing, claiming],
});
