import type { Technique } from './steps/technique.ts';
import { ahsXz } from './techniques/almost-locked-sets/almost-hidden-sets.ts';
import { alsXyWing, alsXz } from './techniques/almost-locked-sets/almost-locked-sets.ts';
import { alsChain } from './techniques/almost-locked-sets/als-chains.ts';
import { alsWWing } from './techniques/almost-locked-sets/als-w-wing.ts';
import { deathBlossom } from './techniques/almost-locked-sets/death-blossom.ts';
import { fireworkQuad, fireworkTriple } from './techniques/almost-locked-sets/fireworks.ts';
import { sueDeCoq } from './techniques/almost-locked-sets/sue-de-coq.ts';
import { almostLockedPair, almostLockedTriple } from './techniques/basics/almost-locked-candidates.ts';
import {
  directClaiming,
  directHiddenPair,
  directHiddenTriplet,
  directPointing,
} from './techniques/basics/direct-placements.ts';
import { lawOfLeftovers } from './techniques/basics/law-of-leftovers.ts';
import { claiming, pointing } from './techniques/basics/locked-candidates.ts';
import { fullHouse, hiddenSingle, nakedSingle } from './techniques/basics/singles.ts';
import {
  hiddenPair,
  hiddenQuad,
  hiddenTriple,
  lockedPair,
  lockedTriple,
  nakedPair,
  nakedQuad,
  nakedTriple,
} from './techniques/basics/subsets.ts';
import { bivalueOddagon } from './techniques/chains/bivalue-oddagon.ts';
import {
  alternatingInferenceChain,
  continuousNiceLoop,
  discontinuousNiceLoop,
  xChain,
  xyChain,
} from './techniques/chains/chains.ts';
import {
  groupedAic,
  groupedContinuousNiceLoop,
  groupedDiscontinuousNiceLoop,
} from './techniques/chains/grouped-chains.ts';
import { remotePair } from './techniques/chains/remote-pairs.ts';
import { countMustDigits, countPlaces } from './techniques/clues/counts.ts';
import { alternatives, lineFillings } from './techniques/clues/rules.ts';
import { digitCheck, longTrial, nestedTrial, shortTrial } from './techniques/clues/trials.ts';
import { multiColors1, multiColors2, simpleColorsTrap, simpleColorsWrap } from './techniques/coloring/coloring.ts';
import { medusaTrap, medusaWrap } from './techniques/coloring/medusa.ts';
import { xColorsTrap, xColorsWrap } from './techniques/coloring/x-colors.ts';
import { alignedPairExclusion, alignedTripletExclusion } from './techniques/exclusion/exclusion.ts';
import {
  finnedJellyfish,
  finnedLeviathan,
  finnedSquirmbag,
  finnedSwordfish,
  finnedWhale,
  finnedXWing,
  sashimiJellyfish,
  sashimiSwordfish,
  sashimiXWing,
} from './techniques/fish/finned-fish.ts';
import { jellyfish, leviathan, squirmbag, swordfish, whale, xWing } from './techniques/fish/fish.ts';
import {
  finnedFrankenJellyfish,
  finnedFrankenSwordfish,
  finnedFrankenXWing,
  frankenJellyfish,
  frankenSwordfish,
  frankenXWing,
} from './techniques/fish/franken-fish.ts';
import { krakenFish1, krakenFish2 } from './techniques/fish/kraken-fish.ts';
import {
  finnedMutantJellyfish,
  finnedMutantSwordfish,
  mutantJellyfish,
  mutantSwordfish,
} from './techniques/fish/mutant-fish.ts';
import { siameseFish } from './techniques/fish/siamese-fish.ts';
import {
  bidirectionalCycle,
  forcingChain,
  forcingXChain,
  xCycle,
  yCycle,
} from './techniques/forcing-chains/forcing-chains.ts';
import {
  bugForcingChain,
  oddagonForcingChain,
  tridagonForcingChain,
  uniquenessForcingChain,
} from './techniques/guardian-chains/guardian-chains.ts';
import { bruteForce } from './techniques/last-resort/brute-force.ts';
import { templateDelete, templateSet } from './techniques/last-resort/templates.ts';
import {
  cellForcingChain,
  dynamicForcingChain,
  dynamicForcingChainPlus,
  nestedForcingChain,
  nishio,
  regionForcingChain,
} from './techniques/nets/forcing-nets.ts';
import { doubleExocet } from './techniques/patterns/double-exocet.ts';
import { juniorExocet, seniorExocet } from './techniques/patterns/exocets.ts';
import { multiSectorLockedSets } from './techniques/patterns/multi-sector.ts';
import { skLoop } from './techniques/patterns/sk-loop.ts';
import { tridagon } from './techniques/patterns/tridagon.ts';
import { brokenWing } from './techniques/single-digit/broken-wings.ts';
import { groupedTurbotFish } from './techniques/single-digit/grouped-turbot-fish.ts';
import { dualEmptyRectangle, emptyRectangle } from './techniques/single-digit/single-digit-rectangles.ts';
import { dualTwoStringKite, skyscraper, turbotFish, twoStringKite } from './techniques/single-digit/turbot-fish.ts';
import { sumBounds } from './techniques/sums/bounds.ts';
import { cageCombinations, setCombinations } from './techniques/sums/combinations.ts';
import { cageCompetition, combinationCheck } from './techniques/sums/competition.ts';
import { sumFillings } from './techniques/sums/fillings.ts';
import {
  cageSplitting,
  hiddenCage,
  innieOutie,
  innieOutieOfHouses,
  inniesOuties,
  inniesOutiesOfHouses,
  overlappingSums,
} from './techniques/sums/house-totals.ts';
import { killerPair, killerTriple } from './techniques/sums/killer-pairs.ts';
import { sumLastCell } from './techniques/sums/last-cell.ts';
import { cageMustDigits, cageSingle } from './techniques/sums/must-digits.ts';
import { sumParity } from './techniques/sums/parity.ts';
import { lineRange } from './techniques/ties/line-range.ts';
import { linkedSet } from './techniques/ties/linked-sets.ts';
import { restrictedCell } from './techniques/ties/restricted-cells.ts';
import { rulePointing } from './techniques/ties/rule-pointing.ts';
import { missingPartner, tiedCell } from './techniques/ties/tied-cells.ts';
import { tiedPair } from './techniques/ties/tied-pairs.ts';
import {
  avoidableRectangle1,
  avoidableRectangle2,
  avoidableRectangle3,
} from './techniques/uniqueness/avoidable-rectangles.ts';
import { bug2, bug3, bug4, bugPlus1 } from './techniques/uniqueness/bug.ts';
import { bugLite } from './techniques/uniqueness/bug-lite.ts';
import {
  extendedRectangle1,
  extendedRectangle2,
  extendedRectangle3,
  extendedRectangle4,
} from './techniques/uniqueness/extended-rectangles.ts';
import { hiddenAvoidableRectangle } from './techniques/uniqueness/hidden-avoidable-rectangles.ts';
import { reverseBug } from './techniques/uniqueness/reverse-bug.ts';
import { symmetricalPlacement } from './techniques/uniqueness/symmetrical-placement.ts';
import { uniqueLoop1, uniqueLoop2, uniqueLoop3, uniqueLoop4 } from './techniques/uniqueness/unique-loops.ts';
import {
  uniquePolygon1,
  uniquePolygon2,
  uniquePolygon3,
  uniquePolygon4,
} from './techniques/uniqueness/unique-polygons.ts';
import {
  hiddenRectangle,
  uniqueRectangle1,
  uniqueRectangle2,
  uniqueRectangle3,
  uniqueRectangle4,
  uniqueRectangle5,
  uniqueRectangle6,
} from './techniques/uniqueness/unique-rectangles.ts';
import { chuteRemotePair, eriPair } from './techniques/wings/box-bridges.ts';
import { uvwxyzWing, vwxyzWing } from './techniques/wings/large-wings.ts';
import { hWing, lWing, mWing, sWing } from './techniques/wings/named-wings.ts';
import { wWing, wxyzWing } from './techniques/wings/wings.ts';
import { xyWing, xyzWing } from './techniques/wings/xy-wings.ts';
import { xyzRing } from './techniques/wings/xyz-rings.ts';

// As a tuple, so that its type knows every id.
const ROWS = [
  // singles
  fullHouse,
  hiddenSingle,
  nakedSingle,
  // what clues tell of single cells, and of two
  restrictedCell,
  tiedCell,
  lineRange,
  missingPartner,
  // sums and counts that are seen at once
  sumLastCell,
  countPlaces,
  innieOutie,
  cageSingle,
  cageCombinations,
  setCombinations,
  sumBounds,
  // locked candidates and subsets
  directPointing,
  directClaiming,
  directHiddenPair,
  directHiddenTriplet,
  lockedPair,
  lockedTriple,
  pointing,
  claiming,
  rulePointing,
  lawOfLeftovers,
  countMustDigits,
  cageMustDigits,
  nakedPair,
  nakedTriple,
  hiddenPair,
  hiddenTriple,
  nakedQuad,
  hiddenQuad,
  linkedSet,
  tiedPair,
  // sums that are made of others, and all ways to keep a clue
  sumParity,
  lineFillings,
  cageSplitting,
  hiddenCage,
  sumFillings,
  killerPair,
  innieOutieOfHouses,
  alternatives,
  inniesOuties,
  killerTriple,
  cageCompetition,
  combinationCheck,
  digitCheck,
  overlappingSums,
  inniesOutiesOfHouses,
  shortTrial,
  longTrial,
  // fish, patterns of one digit, wings
  xWing,
  swordfish,
  skyscraper,
  twoStringKite,
  turbotFish,
  emptyRectangle,
  dualTwoStringKite,
  dualEmptyRectangle,
  xyWing,
  xyzWing,
  wWing,
  chuteRemotePair,
  eriPair,
  wxyzWing,
  almostLockedPair,
  almostLockedTriple,
  xyzRing,
  jellyfish,
  finnedXWing,
  sashimiXWing,
  finnedSwordfish,
  sashimiSwordfish,
  finnedJellyfish,
  sashimiJellyfish,
  squirmbag,
  whale,
  leviathan,
  // coloring
  simpleColorsTrap,
  simpleColorsWrap,
  multiColors1,
  multiColors2,
  // uniqueness
  uniqueRectangle1,
  uniqueRectangle2,
  uniqueRectangle3,
  uniqueRectangle4,
  uniqueRectangle5,
  uniqueRectangle6,
  hiddenRectangle,
  avoidableRectangle1,
  avoidableRectangle2,
  avoidableRectangle3,
  hiddenAvoidableRectangle,
  uniqueLoop1,
  uniqueLoop2,
  uniqueLoop3,
  uniqueLoop4,
  bugPlus1,
  bug2,
  bug3,
  bug4,
  extendedRectangle1,
  extendedRectangle2,
  extendedRectangle3,
  extendedRectangle4,
  uniquePolygon1,
  uniquePolygon2,
  uniquePolygon3,
  uniquePolygon4,
  bugLite,
  reverseBug,
  symmetricalPlacement,
  // coloring of several digits, hidden sets of a row and a column
  fireworkTriple,
  fireworkQuad,
  medusaTrap,
  medusaWrap,
  // chains
  remotePair,
  bivalueOddagon,
  xChain,
  xColorsTrap,
  xColorsWrap,
  xyChain,
  mWing,
  sWing,
  lWing,
  hWing,
  continuousNiceLoop,
  discontinuousNiceLoop,
  alternatingInferenceChain,
  xCycle,
  yCycle,
  forcingXChain,
  bidirectionalCycle,
  forcingChain,
  groupedTurbotFish,
  // almost locked sets and exclusion
  alignedPairExclusion,
  alignedTripletExclusion,
  sueDeCoq,
  vwxyzWing,
  uvwxyzWing,
  alsXz,
  alsXyWing,
  alsWWing,
  alsChain,
  ahsXz,
  deathBlossom,
  // fish with boxes
  frankenXWing,
  frankenSwordfish,
  frankenJellyfish,
  finnedFrankenXWing,
  finnedFrankenSwordfish,
  finnedFrankenJellyfish,
  // chains of groups and almost locked sets
  groupedContinuousNiceLoop,
  groupedDiscontinuousNiceLoop,
  groupedAic,
  // large patterns
  tridagon,
  tridagonForcingChain,
  skLoop,
  juniorExocet,
  doubleExocet,
  seniorExocet,
  // nets
  nishio,
  cellForcingChain,
  regionForcingChain,
  uniquenessForcingChain,
  bugForcingChain,
  oddagonForcingChain,
  multiSectorLockedSets,
  dynamicForcingChain,
  dynamicForcingChainPlus,
  nestedTrial,
  // patterns that are rarely looked for: few people see them, and they take long to find
  brokenWing,
  finnedSquirmbag,
  finnedWhale,
  finnedLeviathan,
  siameseFish,
  mutantSwordfish,
  mutantJellyfish,
  finnedMutantSwordfish,
  finnedMutantJellyfish,
  krakenFish1,
  krakenFish2,
  // last resort
  templateSet,
  templateDelete,
  nestedForcingChain,
] as const satisfies readonly Technique[];

/** The ids of the table, and of techniques that only a rater has. */
export type TechniqueId = (typeof ROWS)[number]['id'] | (typeof bruteForce)['id'];

/**
 * Every technique, in the order in which people try them. The first are seen at once, the last take
 * an evening.
 */
export const TECHNIQUES: readonly Technique<TechniqueId>[] = ROWS;

/**
 * The technique with an id, or nothing.
 *
 *     techniqueCalled('x-wing').name      // 'X-Wing'
 */
export const techniqueCalled = (id: string): Technique<TechniqueId> | undefined =>
  [...TECHNIQUES, bruteForce].find((row) => row.id === id);
