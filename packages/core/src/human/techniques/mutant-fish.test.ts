import { describeFamily, QUICK_BOARDS } from '../conformance.ts';
import { claiming, pointing } from './locked-candidates.ts';
import { finnedMutantJellyfish, finnedMutantSwordfish, mutantJellyfish, mutantSwordfish } from './mutant-fish.ts';
import { fullHouse, hiddenSingle, nakedSingle } from './singles.ts';

describeFamily('mutant-fish', [mutantSwordfish, mutantJellyfish, finnedMutantSwordfish, finnedMutantJellyfish], {
  along: [fullHouse, hiddenSingle, nakedSingle, pointing, claiming],
  puzzles: 1,
  boards: QUICK_BOARDS,
  skipsSingles: true,
});
