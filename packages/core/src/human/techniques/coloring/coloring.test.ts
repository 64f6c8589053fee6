import { describeFamily } from '../../conformance.ts';
import { fullHouse, hiddenSingle, nakedSingle } from '../basics/singles.ts';
import { multiColors1, multiColors2, simpleColorsTrap, simpleColorsWrap } from './coloring.ts';

describeFamily('coloring', [simpleColorsTrap, simpleColorsWrap, multiColors1, multiColors2], {
  along: [fullHouse, hiddenSingle, nakedSingle],
});
