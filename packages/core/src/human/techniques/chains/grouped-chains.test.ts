import { describeFamily } from '../../conformance.ts';
import { fullHouse, hiddenSingle, nakedSingle } from '../basics/singles.ts';
import { groupedAic, groupedContinuousNiceLoop, groupedDiscontinuousNiceLoop } from './grouped-chains.ts';

describeFamily('grouped-chains', [groupedContinuousNiceLoop, groupedDiscontinuousNiceLoop, groupedAic], {
  along: [fullHouse, hiddenSingle, nakedSingle],
});
