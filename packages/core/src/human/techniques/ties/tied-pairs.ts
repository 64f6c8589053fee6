import type { Candidate } from '../../../puzzle/puzzle.ts';
import { digitsOf } from '../../../sets/digits.ts';
import { excludedByEach } from '../../relations/exclusions.ts';
import { hasTies, type Tie, tiesOf } from '../../relations/ties.ts';
import { candidatesOf, type Position } from '../../steps/position.ts';
import { demandMarks, markedAs, type Step } from '../../steps/step.ts';
import { defineTechnique } from '../../steps/technique.ts';

/** With more ways to fill two cells, hardly anything is ruled out by all of them. */
const MOST_WAYS = 12;

/** The ways to fill both cells of a tie. */
const waysOf = ({ candidates }: Position, { from, to, allowed }: Tie): Candidate[][] =>
  digitsOf(candidates[from]!).flatMap((digit) =>
    digitsOf(candidates[to]! & allowed[digit - 1]!).map((tiedDigit) => [
      { cell: from, digit },
      { cell: to, digit: tiedDigit },
    ]),
  );

function* tiedPairs(position: Position): Generator<Step> {
  const { geometry } = position;
  for (const tie of tiesOf(geometry).all) {
    const { from, to, demands } = tie;
    if (from > to) continue;
    const ways = waysOf(position, tie);
    if (ways.length < 2 || ways.length > MOST_WAYS) continue;
    const eliminations = excludedByEach(position, ways).filter(({ cell }) => cell !== from && cell !== to);
    if (eliminations.length === 0) continue;
    const cells = [from, to];
    const { marks, args } = position.evidence(() => ({
      marks: [...demandMarks(demands, 'base'), ...markedAs('pattern', candidatesOf(position, cells, -1))],
      args: {
        demands: { demands },
        cells: { cells },
        ways: { count: ways.length },
        gone: { candidates: eliminations },
      },
    }));
    yield { technique: 'tied-pair', placements: [], eliminations, marks, args, measures: { ways: ways.length } };
  }
}

export const tiedPair = defineTechnique({
  id: 'tied-pair',
  name: 'Tied Pair',
  family: 'ties',
  says: 'By {demands}, there are {ways} ways to fill {cells} together. In each of them, one of the two digits rules out {gone}.',
  supports: hasTies,
  find: tiedPairs,
});
