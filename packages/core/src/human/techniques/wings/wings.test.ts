import { describeFamily } from '../../conformance.ts';
import { claiming, pointing } from '../basics/locked-candidates.ts';
import { fullHouse, hiddenSingle, nakedSingle } from '../basics/singles.ts';
import { wWing, wxyzWing } from './wings.ts';

describeFamily('wings', [wWing, wxyzWing], {
  along: [fullHouse, hiddenSingle, nakedSingle, pointing, claiming],
});
