import { cellSet } from '../../../sets/cells.ts';
import { digitBit, digitCount, digitsOf, hasDigit } from '../../../sets/digits.ts';
import { almostLockedSets, neighbours } from '../../relations/locked-sets.ts';
import { commonPeers, type Position } from '../../steps/position.ts';
import { makeIsNew } from '../../steps/results.ts';
import { candidateMarks, type Step } from '../../steps/step.ts';
import { defineTechnique } from '../../steps/technique.ts';
import { freeDigits, hasSmallerPart } from './wings.ts';

/** The cells of two separate almost locked sets, with as many digits as cells. */
function* bentCells(position: Position, size: number): Generator<number[]> {
  const sets = almostLockedSets(position);
  const known = new Set<string>();
  for (const [index, list] of neighbours(position).entries())
    for (const { set: second } of list) {
      const first = sets[index]!;
      if (second.index < index || first.cells.length + second.cells.length !== size) continue;
      if (digitCount(first.digits | second.digits) !== size) continue;
      const cells = [...cellSet(position.geometry.cellCount, [...first.cells, ...second.cells])];
      if (cells.length < size || known.has(cells.join())) continue;
      known.add(cells.join());
      yield cells;
    }
}

function* find(technique: string, position: Position, size: number): Generator<Step> {
  const { geometry, candidates } = position;
  const isNew = makeIsNew();
  for (const cells of bentCells(position, size)) {
    const digits = cells.reduce((union, cell) => union | candidates[cell]!, 0);
    const [digit, ...more] = freeDigits(position, cells, digits);
    if (digit === undefined || more.length > 0) continue;
    const holding = (wanted: number): number[] => cells.filter((cell) => hasDigit(candidates[cell]!, wanted));
    const lost = commonPeers(geometry, holding(digit)).and(position.cellsWith(digit));
    const eliminations = [...lost].map((cell) => ({ cell, digit }));
    if (eliminations.length === 0 || hasSmallerPart(candidates, cells) || !isNew(eliminations)) continue;
    const otherDigits = digitsOf(digits & ~digitBit(digit));
    yield {
      technique,
      placements: [],
      eliminations,
      marks: [
        ...candidateMarks(holding(digit), digit, 'pattern'),
        ...otherDigits.flatMap((otherDigit) => candidateMarks(holding(otherDigit), otherDigit, 'second')),
      ],
      args: {
        cells: { cells },
        digits: { digits: digitsOf(digits) },
        others: { digits: otherDigits },
        digit: { digits: [digit] },
      },
    };
  }
}

const largeWing = <const Id extends string>(id: Id, name: string, size: number) =>
  defineTechnique({
    id,
    name,
    family: 'wings',
    says: '{cells} have together just as many candidates as cells: {digits}. Of {others} each fits into these cells only once, because all its places see each other. That leaves at least one cell unfilled, and it is {digit}.',
    find: (position: Position) => find(id, position, size),
  });

export const vwxyzWing = largeWing('vwxyz-wing', 'VWXYZ-Wing', 5);
export const uvwxyzWing = largeWing('uvwxyz-wing', 'UVWXYZ-Wing', 6);
