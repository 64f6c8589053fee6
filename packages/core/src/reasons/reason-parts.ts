import { checkGeometry, type Geometry } from '../geometry/geometry.ts';
import { demandParts } from '../human/tell/demand-parts.ts';
import { checkTelling, type TellingOptions, wordingFor } from '../human/tell/wording.ts';
import type { Sentence, SentenceInsert } from '../languages/sentence.ts';
import { wordsIn } from '../languages/words.ts';
import { checkArgument } from '../result.ts';
import type { ShortestReason } from './shortest-reason.ts';

/**
 * Says from which houses, clues and rules a step follows, as parts.
 *
 *     const grid = gridOf(puzzleOf('123.' + '....'.repeat(3)));
 *     const deeds = { placements: [], eliminations: [{ cell: 7, digit: 4 }] };
 *     const reason = shortestReason(grid, deeds);
 *     sentenceText(reasonParts(reason, grid.geometry))      // 'This follows from box 2 alone.'
 */
export function reasonParts(reason: ShortestReason, geometry: Geometry, options: TellingOptions = {}): Sentence {
  checkArgument('reasonParts', Array.isArray(reason?.houses), reason, 'a reason, such as shortestReason(GRID, STEP)');
  checkGeometry('reasonParts', geometry);
  checkTelling('reasonParts', options);
  const { grammar, houses } = wordingFor(geometry, options);
  const grounds: SentenceInsert[] = [
    ...reason.houses.map(({ index }) => houses([index])),
    ...demandParts(geometry, reason.demands, grammar, wordsIn(options.language)),
  ];
  return grammar.follows(grounds.length > 0 ? grammar.list(grounds) : undefined, reason.isShortest);
}
