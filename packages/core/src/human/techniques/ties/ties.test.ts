import { boxed } from '../../../geometry/layouts.ts';
import { withRules } from '../../../geometry/rules.ts';
import { describeFamily } from '../../conformance.ts';
import { fullHouse, hiddenSingle, nakedSingle } from '../basics/singles.ts';
import { lineRange } from './line-range.ts';
import { linkedSet } from './linked-sets.ts';
import { restrictedCell } from './restricted-cells.ts';
import { rulePointing } from './rule-pointing.ts';
import { missingPartner, tiedCell } from './tied-cells.ts';
import { tiedPair } from './tied-pairs.ts';

describeFamily('ties', [restrictedCell, tiedCell, lineRange, missingPartner, rulePointing, linkedSet, tiedPair], {
  along: [fullHouse, hiddenSingle, nakedSingle],
  boards: [['nonconsecutive'], ['antiknight', 'neg-ratio']].map((rules) => withRules(boxed(2, 3), rules)),
});
