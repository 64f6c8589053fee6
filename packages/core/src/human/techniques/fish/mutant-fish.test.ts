import { describeFamily, QUICK_BOARDS } from '../../conformance.ts';
import { claiming, pointing } from '../basics/locked-candidates.ts';
import { fullHouse, hiddenSingle, nakedSingle } from '../basics/singles.ts';
import { finnedMutantJellyfish, finnedMutantSwordfish, mutantJellyfish, mutantSwordfish } from './mutant-fish.ts';

describeFamily('mutant-fish', [mutantSwordfish, mutantJellyfish, finnedMutantSwordfish, finnedMutantJellyfish], {
  along: [fullHouse, hiddenSingle, nakedSingle, pointing, claiming],
  puzzles: 1,
  boards: QUICK_BOARDS,
  skipsSingles: true,
});
