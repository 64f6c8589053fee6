import { defineTechnique } from '../../steps/technique.ts';

/**
 * To look a digit up. Reasoning never does that, so nothing is found here: a rater that counts it
 * makes the step itself.
 */
export const bruteForce = defineTechnique({
  id: 'brute-force',
  name: 'Brute Force',
  family: 'last-resort',
  says: 'Nothing else leads on here. Trying every digit until the puzzle comes out shows what is in {cell}.',
  find: () => [],
});
