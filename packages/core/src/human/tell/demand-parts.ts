import type { Geometry } from '../../geometry/geometry.ts';
import { cellName } from '../../geometry/names.ts';
import { demandSources } from '../../geometry/sources.ts';
import type { Grammar } from '../../languages/grammar.ts';
import type { Words } from '../../languages/rule-words.ts';
import type { SentencePart } from '../../languages/sentence.ts';
import { ruleName } from '../../languages/words.ts';
import type { Clue } from '../../rules/clue.ts';

/**
 * The clues and rules that ask for some demands, as people call them, each once: "cage r1c1-r2c1
 * (12)". They are names like "row 1", so that every language can put them where it likes.
 */
export function demandParts(
  geometry: Geometry,
  demands: readonly number[],
  { ownDemand }: Pick<Grammar, 'ownDemand'>,
  words: Words,
): SentencePart[] {
  const parts = new Map<string, SentencePart>();
  for (const demand of demands) {
    const part = partOf(geometry, demand, ownDemand, words);
    if (!parts.has(part.text)) parts.set(part.text, part);
  }
  return [...parts.values()];
}

function partOf(geometry: Geometry, demand: number, ownDemand: string, words: Words): SentencePart {
  const source = demandSources(geometry)[demand];
  const { cells } = geometry.demands[demand]!;
  if (!source || source.kind === 'board') return { kind: 'clue', text: ownDemand, cells };
  if (source.kind === 'rule') return { kind: 'clue', text: ruleName(source.rule, words), cells };
  const clue = geometry.clues[source.clue]!;
  const own = [...new Set(clue.cells.flat())];
  return { kind: 'clue', text: clueName(clue, geometry.size, words), cells: own };
}

/** The name of a kind, the first and the last cell of the clue's first list, its numbers. */
function clueName({ rule, cells: [list = []], values }: Clue, size: number, words: Words): string {
  const ends = [...new Set([list[0]!, list.at(-1)!])].map((cell) => cellName(cell, size)).join('-');
  return `${ruleName(rule, words)} ${ends}${values.length > 0 ? ` (${values.join(', ')})` : ''}`;
}
