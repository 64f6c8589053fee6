import { complexFish, MUTANT } from './complex-fish.ts';

// With two bases, patterns of a single digit such as kites find the same.
export const mutantSwordfish = complexFish(MUTANT, 'mutant-swordfish', 'Mutant Swordfish', 3, false);
export const mutantJellyfish = complexFish(MUTANT, 'mutant-jellyfish', 'Mutant Jellyfish', 4, false);
export const finnedMutantSwordfish = complexFish(MUTANT, 'finned-mutant-swordfish', 'Finned Mutant Swordfish', 3, true);
export const finnedMutantJellyfish = complexFish(MUTANT, 'finned-mutant-jellyfish', 'Finned Mutant Jellyfish', 4, true);
