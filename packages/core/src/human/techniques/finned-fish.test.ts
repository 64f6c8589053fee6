import { describeFamily } from '../conformance.ts';
import {
  finnedJellyfish,
  finnedSwordfish,
  finnedXWing,
  sashimiJellyfish,
  sashimiSwordfish,
  sashimiXWing,
} from './finned-fish.ts';
import { fullHouse, hiddenSingle, nakedSingle } from './singles.ts';

describeFamily(
  'finned-fish',
  [finnedXWing, sashimiXWing, finnedSwordfish, sashimiSwordfish, finnedJellyfish, sashimiJellyfish],
  { along: [fullHouse, hiddenSingle, nakedSingle] },
);
