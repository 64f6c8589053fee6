import { type Cell, cellSet } from '../../../sets/cells.ts';
import { digitsOf, hasDigit } from '../../../sets/digits.ts';
import { chainMarks } from '../../relations/chain-steps.ts';
import { bivalueCells, commonPeers, type Position } from '../../steps/position.ts';
import type { ChainNode, Step } from '../../steps/step.ts';
import { defineTechnique } from '../../steps/technique.ts';

/** The fewest cells of a chain. Two would be a pair. */
const FEWEST = 4;

export const remotePair = defineTechnique({
  id: 'remote-pair',
  name: 'Remote Pair',
  family: 'chains',
  says:
    'The cells of {chain} have just the candidates {digits}, and each sees the next. So the two digits take turns from cell to cell: {start} and {end} hold one each, ' +
    'as do any two of them that are an odd number of cells apart. No cell that sees two such cells can have either digit.',
  *find(position: Position) {
    const { geometry, candidates } = position;
    const cells = bivalueCells(position);
    const done = new Set<string>();
    for (const start of cells) {
      const alike = cells.filter((cell) => candidates[cell] === candidates[start]);
      if (alike.length < FEWEST) continue;
      const ways = new Map<Cell, readonly Cell[]>([[start, [start]]]);
      for (const [cell, path] of ways) {
        for (const next of alike)
          if (!ways.has(next) && geometry.peerSets[cell]!.has(next)) ways.set(next, [...path, next]);
        if (cell < start || path.length < FEWEST || path.length % 2 === 1) continue;
        const step = stepOf(position, path);
        const key = JSON.stringify(step.eliminations);
        if (step.eliminations.length > 0 && !done.has(key)) yield step;
        done.add(key);
      }
    }
  },
});

function stepOf({ geometry, candidates }: Position, cells: readonly Cell[]): Step {
  const digits = digitsOf(candidates[cells[0]!]!);
  let losers = cellSet(geometry.cellCount);
  cells.forEach((start, index) => {
    for (let end = index + FEWEST - 1; end < cells.length; end += 2)
      losers = losers.or(commonPeers(geometry, [start, cells[end]!]));
  });
  const chain = cells.flatMap((cell, index): ChainNode[] => {
    const [strong, weak] = index % 2 === 0 ? digits : [digits[1], digits[0]];
    const first = { cells: [cell], digit: strong!, isOn: false };
    return [
      index === 0 ? first : { ...first, link: 'weak' },
      { cells: [cell], digit: weak!, isOn: true, link: 'strong' },
    ];
  });
  return {
    technique: 'remote-pair',
    placements: [],
    eliminations: [...losers].flatMap((cell) =>
      digits.filter((digit) => hasDigit(candidates[cell]!, digit)).map((digit) => ({ cell, digit })),
    ),
    marks: chainMarks(chain),
    args: {
      chain: { chain },
      digits: { digits },
      start: { cells: [cells[0]!] },
      end: { cells: [cells.at(-1)!] },
    },
    measures: { length: cells.length },
  };
}
