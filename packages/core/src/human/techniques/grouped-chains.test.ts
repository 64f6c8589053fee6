import { describeFamily } from '../conformance.ts';
import { groupedAic, groupedContinuousNiceLoop, groupedDiscontinuousNiceLoop } from './grouped-chains.ts';
import { fullHouse, hiddenSingle, nakedSingle } from './singles.ts';

describeFamily('grouped-chains', [groupedContinuousNiceLoop, groupedDiscontinuousNiceLoop, groupedAic], {
  along: [fullHouse, hiddenSingle, nakedSingle],
});
