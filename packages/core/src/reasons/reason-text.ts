import { checkGeometry, type Geometry } from '../geometry/geometry.ts';
import { demandParts } from '../human/tell/demand-parts.ts';
import { checkTelling, type TellingOptions, wordingFor } from '../human/tell/wording.ts';
import { type SentenceInsert, sentenceText } from '../languages/sentence.ts';
import { wordsIn } from '../languages/words.ts';
import { checkArgument } from '../result.ts';
import type { ShortestReason } from './shortest-reason.ts';

/**
 * Says from which houses, clues and rules a step follows.
 *
 *     const grid = gridOf(puzzleOf('123.' + '....'.repeat(3)));
 *     const deeds = { placements: [], eliminations: [{ cell: 7, digit: 4 }] };
 *     const reason = shortestReason(grid, deeds);
 *     reasonText(reason, grid.geometry)      // 'This follows from box 2 alone.'
 */
export function reasonText(reason: ShortestReason, geometry: Geometry, options: TellingOptions = {}): string {
  checkArgument('reasonText', Array.isArray(reason?.houses), reason, 'a reason, such as shortestReason(GRID, STEP)');
  checkGeometry('reasonText', geometry);
  checkTelling('reasonText', options);
  const { grammar, houses } = wordingFor(geometry, options);
  const grounds: SentenceInsert[] = [
    ...reason.houses.map(({ index }) => houses([index])),
    ...demandParts(geometry, reason.demands, grammar, wordsIn(options.language)),
  ];
  return sentenceText(grammar.follows(grounds.length > 0 ? grammar.list(grounds) : undefined, reason.isShortest));
}
