import { describeFamily } from '../conformance.ts';
import { jellyfish, leviathan, squirmbag, swordfish, whale, xWing } from './fish.ts';
import { claiming, pointing } from './locked-candidates.ts';
import { fullHouse, hiddenSingle, nakedSingle } from './singles.ts';

describeFamily('fish', [xWing, swordfish, jellyfish, squirmbag, whale, leviathan], {
  along: [fullHouse, hiddenSingle, nakedSingle, pointing, claiming],
});
